import { searchesShownFrom, type SearchFigures } from '@casamaestra/contract/staff/staff-search.operations.ts';
import { selectFalling, selectOpened, selectSearched } from '../../catalog/searched/searched.queries.ts';
import type { SearchDesk } from './search-desk.ts';

const DAY_MS = 24 * 3_600_000;
const WEEK = 7;
const SHOWN_MAX = 50;
/** A query that was rare falls by chance. */
const FALLING_FROM = 6;

/** Queries that enough people typed, with what they find now. */
export async function readSearchFigures(
  { database, clock, engine }: SearchDesk,
  days: number,
): Promise<SearchFigures> {
  const dayBefore = (back: number) => new Date(clock.now() - back * DAY_MS).toISOString().slice(0, 10);
  const since = dayBefore(days - 1);
  const asked = { since, least: searchesShownFrom, limit: SHOWN_MAX };
  const commonest = await selectSearched(database, asked);
  const empty = await selectSearched(database, { ...asked, empty: true });
  const weeks = { before: dayBefore(2 * WEEK - 1), since: dayBefore(WEEK - 1) };
  const falling = await selectFalling(database, { ...weeks, least: FALLING_FROM, limit: SHOWN_MAX });
  const opened = await selectOpened(
    database,
    commonest.map(({ term }) => term),
    since,
  );
  const finds = async (text: string) => (await engine.search({ text, limit: 0, counts: false })).total;
  return {
    commonest: await Promise.all(
      commonest.map(async ({ term, query, searches }) => ({
        query,
        searches,
        results: await finds(query),
        opened: opened.get(term) ?? 0,
      })),
    ),
    empty: await Promise.all(
      empty.map(async ({ query, searches }) => ({ query, searches, results: await finds(query) })),
    ),
    falling: await Promise.all(
      falling.map(async (row) => ({ ...row, results: await finds(row.query) })),
    ),
  };
}
