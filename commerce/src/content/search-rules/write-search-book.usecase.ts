import { logContentChange } from '../../platform/database/content-change.queries.ts';
import type { Database } from '../../platform/database/connection.ts';
import { insertVersions, lockEntries, selectVersions } from '../entries/entries.queries.ts';
import type { NewVersion } from '../entries/entries.queries.ts';
import { bodyOfBook, entryOfBook, readBook, withRows } from './search-book.ts';
import type { BookRow, SearchBook, SearchBookKind } from './search-book.ts';

const current = async (database: Database, kind: SearchBookKind) => {
  const [version] = await selectVersions(database, entryOfBook(kind));
  return version === undefined || version.status === 'removed' ? undefined : version;
};

/** Synonyms or pins as they stand. */
export const selectBook = async (database: Database, kind: SearchBookKind): Promise<SearchBook> =>
  readBook(kind, (await current(database, kind))?.body);

/** The same, while nobody else writes content until the transaction ends. */
export async function lockBook(transaction: Database, kind: SearchBookKind): Promise<SearchBook> {
  await lockEntries(transaction);
  return selectBook(transaction, kind);
}

/** Writes some rows of a locked book as a new version of its entry; the search of every node takes it in at once. */
export async function writeBook(
  transaction: Database,
  kind: SearchBookKind,
  rows: readonly BookRow[],
  who: string,
): Promise<void> {
  const now = await current(transaction, kind);
  const version: NewVersion = {
    ...entryOfBook(kind),
    status: now?.status === 'draft' ? 'draft' : 'published',
    from: now?.valid_from?.toISOString() ?? null,
    to: now?.valid_to?.toISOString() ?? null,
    body: bodyOfBook(kind, withRows(readBook(kind, now?.body), rows)),
    pictures: {},
  };
  await insertVersions(transaction, [version], who);
  await logContentChange(transaction);
}
