import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { EntryName } from '../folder/entry-files.ts';
import type { EntryPictures, StoredEntry } from './stored-entry.ts';

/** A new version of an entry; null as status: removed. */
export interface NewVersion extends EntryName {
  readonly status: 'draft' | 'published' | 'removed';
  readonly from: string | null;
  readonly to: string | null;
  readonly body: Readonly<Record<string, unknown>>;
  readonly pictures: EntryPictures;
}

const columns = [
  'kind',
  'key',
  'language',
  'version',
  'status',
  'valid_from',
  'valid_to',
  'body',
  'pictures',
  'changed_at',
  'created_at',
] as const;

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const selectRows = (database: Database) =>
  database
    .selectFrom('content_entry')
    .select(columns)
    .where('is_current', '=', true)
    .where('status', '<>', 'removed')
    .orderBy('kind')
    .orderBy('key')
    .orderBy('language')
    .execute();

const entryOf = (row: Row): StoredEntry => ({
  kind: row.kind as StoredEntry['kind'],
  key: row.key,
  language: row.language,
  version: row.version,
  status: row.status === 'draft' ? 'draft' : 'published',
  from: row.valid_from,
  to: row.valid_to,
  body: row.body as StoredEntry['body'],
  pictures: row.pictures as EntryPictures,
  createdAt: row.created_at,
  changedAt: row.changed_at,
});

/** Every entry as it stands now, drafts and entries of other dates included. */
export async function selectEntries(database: Database): Promise<StoredEntry[]> {
  return (await selectRows(database)).map(entryOf);
}

/** Imports and restorations wait for each other until the transaction ends. */
export async function lockEntries(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content_entry'))`.execute(transaction);
}

/** Writes new versions, which become the current ones. */
export async function insertVersions(
  transaction: Database,
  versions: readonly NewVersion[],
  author: string,
): Promise<void> {
  const rows = JSON.stringify(versions);
  await sql`
    update content_entry e set is_current = false
      from json_to_recordset(${rows}::json) as n (kind text, key text, language text)
     where e.is_current and (e.kind, e.key, e.language) = (n.kind, n.key, n.language)`.execute(transaction);
  await sql`
    insert into content_entry (kind, key, language, version, is_current, status, valid_from, valid_to, body, pictures,
                               changed_by, created_at)
    select n.kind, n.key, n.language, coalesce(old.version, 0) + 1, true, n.status, n."from", n."to", n.body,
           n.pictures, ${author}, coalesce(old.created_at, now())
      from json_to_recordset(${rows}::json)
           as n (kind text, key text, language text, status text, "from" timestamptz, "to" timestamptz, body json,
                 pictures jsonb)
      left join lateral (select version, created_at from content_entry e
                          where (e.kind, e.key, e.language) = (n.kind, n.key, n.language)
                          order by version desc limit 1) old on true`.execute(transaction);
}

/** All versions of an entry, newest first. */
export function selectVersions(database: Database, { kind, key, language }: EntryName) {
  return database
    .selectFrom('content_entry')
    .select([...columns, 'changed_by', 'is_current'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('language', '=', language)
    .orderBy('version', 'desc')
    .execute();
}

export async function selectHasEntries(database: Database): Promise<boolean> {
  return (
    (await database.selectFrom('content_entry').select('version').limit(1).executeTakeFirst()) !== undefined
  );
}
