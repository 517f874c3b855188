import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';
import type { Author } from './author.ts';
import { firstHash } from './change-hash.ts';
import type { HashedRow, HashedSet } from './change-hash.ts';

/** One writer at a time, until its transaction ends: the chain has one end. */
const LOCK = 7_301_200;

/** A statement has at most 65,535 parameters, a row has six. */
const ROWS_AT_ONCE = 5000;

/** Locks the end of the log; the number and hash of its last set. */
export async function lockEnd(database: Database): Promise<{ readonly id: number; readonly hash: Buffer }> {
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(database);
  const last = await database
    .selectFrom('change_set')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? { id: 0, hash: firstHash } : last;
}

export async function insertSet(
  database: Database,
  set: HashedSet & { readonly by: Author['by'] },
  { previousHash, hash }: { readonly previousHash: Buffer; readonly hash: Buffer },
): Promise<void> {
  const { id, at, by, who, kind, record, reason, rows } = set;
  await database
    .insertInto('change_set')
    .values({
      id,
      at,
      by,
      staff_id: set.staffId,
      who,
      kind,
      record,
      reason,
      undo_of: set.undoOf,
      previous_hash: previousHash,
      hash,
    })
    .execute();
  const values = rows.map(({ record: of, field, before, after }, position) => ({
    change_set_id: id,
    position,
    record: of,
    field,
    value_before: before,
    value_after: after,
  }));
  for (let start = 0; start < values.length; start += ROWS_AT_ONCE)
    await database
      .insertInto('change_row')
      .values(values.slice(start, start + ROWS_AT_ONCE))
      .execute();
}

/** A stored set with its rows. */
export type StoredSet = HashedSet & {
  readonly by: Author['by'];
  readonly previousHash: Buffer;
  readonly hash: Buffer;
};

/** The first rows of a set in their order, and those of a record; null: all. */
const rowsOf = (most: number | null, record: string | null) => sql<HashedRow[]>`coalesce((
  select json_agg(json_build_object('record', r.record, 'field', r.field,
           'before', r.value_before, 'after', r.value_after) order by r.position)
    from change_row r where r.change_set_id = change_set.id
     and (${most}::int is null or r.position < ${most}::int or r.record = ${record}::text)), '[]')`;

const sets = (database: Database, most: number | null = null, record: string | null = null) =>
  database
    .selectFrom('change_set')
    .select(['at', 'by', 'staff_id as staffId', 'who', 'kind', 'record', 'reason', 'hash'])
    .select(['previous_hash as previousHash'])
    .select([sql<number>`id::float8`.as('id'), sql<number | null>`undo_of::float8`.as('undoOf')])
    .select(rowsOf(most, record).as('rows'));

/** Sets after a number, oldest first. */
export const setsAfter = (database: Database, id: number, limit: number): Promise<StoredSet[]> =>
  sets(database).where('id', '>', id).orderBy('id').limit(limit).execute();

export interface SetFilter {
  readonly record?: string | undefined;
  readonly staffId?: number | undefined;
  /** Only kinds that begin with one of these. */
  readonly kinds?: readonly string[] | undefined;
  /** No kinds that begin with one of these. */
  readonly otherThan?: readonly string[] | undefined;
  /** Nothing that these people did. */
  readonly notBy?: readonly number[] | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** A set as it is shown: its first rows only. */
export type ShownSet = StoredSet & { readonly rowCount: number; readonly isUndone: boolean };

/** So many rows of a set are shown in a list. */
const ROWS_SHOWN = 50;

const about = (record: string) => sql<boolean>`id in (select id from change_set where record = ${record}::text
  union select change_set_id from change_row where record = ${record}::text)`;

/** Sets before a number, newest first; those of a record also where it is one of several. */
export const setsBefore = (
  database: Database,
  { record, staffId, kinds, otherThan = [], notBy = [], before, limit }: SetFilter,
): Promise<ShownSet[]> =>
  sets(database, ROWS_SHOWN, record)
    .select([
      sql<number>`(select count(*)::int from change_row r where r.change_set_id = change_set.id)`.as(
        'rowCount',
      ),
      sql<boolean>`exists (select from change_set u where u.undo_of = change_set.id)`.as('isUndone'),
    ])
    .$if(record !== undefined, (query) => query.where(about(record ?? '')))
    .$if(staffId !== undefined, (query) => query.where('staff_id', '=', staffId ?? 0))
    .$if(kinds !== undefined, (query) =>
      query.where(({ or, eb }) => or((kinds ?? []).map((kind) => eb('kind', 'like', `${kind}.%`)))),
    )
    .$if(otherThan.length > 0, (query) =>
      query.where(({ and, eb }) => and(otherThan.map((kind) => eb('kind', 'not like', `${kind}.%`)))),
    )
    .$if(notBy.length > 0, (query) =>
      query.where(({ or, eb }) => or([eb('staff_id', 'is', null), eb('staff_id', 'not in', [...notBy])])),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** A set with all its rows, locked: it is taken back once. */
export const lockSet = (database: Database, id: number): Promise<StoredSet | undefined> =>
  sets(database).where('id', '=', id).forUpdate().executeTakeFirst();

/** Who took a set back. */
export async function undoerOf(database: Database, id: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('change_set')
    .select('who')
    .where('undo_of', '=', id)
    .executeTakeFirst();
  return row?.who;
}

/** Who changed a record last, or one field of it. */
export async function lastAuthor(
  database: Database,
  { record, field }: { readonly record: string; readonly field?: string },
): Promise<string | undefined> {
  const row = await database
    .selectFrom('change_row')
    .innerJoin('change_set', 'change_set.id', 'change_row.change_set_id')
    .select('change_set.who')
    .where('change_row.record', '=', record)
    .$if(field !== undefined, (query) => query.where('change_row.field', '=', field ?? ''))
    .orderBy('change_row.change_set_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.who;
}
