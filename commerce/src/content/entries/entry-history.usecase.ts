import { logContentChange } from '../../platform/database/content-change.queries.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { EntryName } from '../folder/entry-files.ts';
import { insertVersions, lockEntries, selectVersions } from './entries.queries.ts';
import type { NewVersion } from './entries.queries.ts';
import { keepBrands } from './keep-brands.ts';
import type { EntryPictures } from './stored-entry.ts';

/** A version of an entry: who wrote it and when. */
export interface EntryVersion {
  readonly version: number;
  readonly changedAt: Date;
  readonly changedBy: string;
  readonly isCurrent: boolean;
  readonly isRemoved: boolean;
}

/** The versions of an entry, newest first; none when there never was one. */
export async function readHistory(database: Database, entry: EntryName): Promise<EntryVersion[]> {
  return (await selectVersions(database, entry)).map((row) => ({
    version: row.version,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    isCurrent: row.is_current,
    isRemoved: row.status === 'removed',
  }));
}

export interface Restoration {
  readonly version: number;
  readonly author: string;
  /** Done in the same transaction, with what is in force then; false undoes everything. */
  readonly also: (transaction: Database, restored: NewVersion) => Promise<boolean>;
}

/**
 * Makes an earlier version the current one, as a new version. Returns its number; null when there is no such version,
 * 'refused' when what goes with it cannot be.
 */
export function restoreVersion(
  database: Database,
  entry: EntryName,
  { version, author, also }: Restoration,
): Promise<number | null | 'refused'> {
  return inTransaction(database, async (transaction) => {
    await lockEntries(transaction);
    const versions = await selectVersions(transaction, entry);
    const old = versions.find((row) => row.version === version);
    if (old === undefined) return { keep: false, value: null };
    const restored: NewVersion = {
      ...entry,
      status: old.status,
      from: old.valid_from?.toISOString() ?? null,
      to: old.valid_to?.toISOString() ?? null,
      body: old.body as NewVersion['body'],
      pictures: old.pictures as EntryPictures,
    };
    await insertVersions(transaction, [restored], author);
    await keepBrands(transaction, [restored]);
    await logContentChange(transaction);
    const keep = await also(transaction, restored);
    return { keep, value: keep ? (versions[0]?.version ?? 0) + 1 : 'refused' };
  });
}
