import type { Database } from '../../platform/database/connection.ts';
import type { EntryName } from '../folder/entry-files.ts';
import { writeEntry } from '../folder/write-entry.ts';
import { selectEntries, selectVersions } from './entries.queries.ts';
import { fieldsOfVersion } from './merge-entry.ts';
import type { StoredEntry } from './stored-entry.ts';

/** Every entry as it stands, drafts and entries of other dates included. */
export const readEntries = (database: Database): Promise<StoredEntry[]> => selectEntries(database);

/** An entry as its file would say it, with its versions, newest first; undefined: there is none. */
export async function readEntryText(database: Database, entry: EntryName) {
  const versions = await selectVersions(database, entry);
  const [current] = versions;
  if (current === undefined || current.status === 'removed') return undefined;
  const text = writeEntry({
    ...entry,
    version: current.version,
    status: current.status,
    from: current.valid_from,
    to: current.valid_to,
    body: current.body as StoredEntry['body'],
    pictures: current.pictures as StoredEntry['pictures'],
    createdAt: current.created_at,
    changedAt: current.changed_at,
  });
  return { text, version: current.version, versions };
}

/** What the current version of an entry says, and whose it is; undefined: there is none. */
export async function readEntryBody(database: Database, entry: EntryName) {
  const [current] = await selectVersions(database, entry);
  if (current === undefined || current.status === 'removed') return undefined;
  return { body: current.body, version: current.version, who: current.changed_by };
}

const shown = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What a version said otherwise than the current one, field by field; undefined: there is no such version. */
export async function compareVersion(database: Database, entry: EntryName, version: number) {
  const versions = await selectVersions(database, entry);
  const [current] = versions;
  const old = versions.find((one) => one.version === version);
  if (current === undefined || old === undefined) return undefined;
  const [before, after] = [fieldsOfVersion(old), fieldsOfVersion(current)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, from: shown(before[field]), to: shown(after[field]) }))
    .filter(({ from, to }) => from !== to);
}
