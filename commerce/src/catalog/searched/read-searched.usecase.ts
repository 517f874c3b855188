import { searchesShownFrom } from '@casamaestra/contract/staff/staff-search.operations.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import { selectFalling, selectOpened, selectSearched } from './searched.queries.ts';

const DAY_MS = 24 * 3_600_000;
const WEEK = 7;
const SHOWN_MAX = 50;
/** A query that was rare falls by chance. */
const FALLING_FROM = 6;

interface Shop {
  readonly database: Database;
  readonly clock: Clock;
}

const dayBefore = ({ clock }: Shop, days: number): string =>
  new Date(clock.now() - days * DAY_MS).toISOString().slice(0, 10);

/** The commonest queries of the last days, as they were typed last. */
export async function readCommonest(shop: Shop, days: number): Promise<readonly string[]> {
  const since = dayBefore(shop, days - 1);
  const asked = { since, least: searchesShownFrom, limit: SHOWN_MAX };
  return (await selectSearched(shop.database, asked)).map(({ query }) => query);
}

/** Queries that enough people typed in the last days: the commonest, those that found nothing, those that fall. */
export async function readSearched(shop: Shop, days: number) {
  const { database } = shop;
  const since = dayBefore(shop, days - 1);
  const asked = { since, least: searchesShownFrom, limit: SHOWN_MAX };
  const commonest = await selectSearched(database, asked);
  const empty = await selectSearched(database, { ...asked, empty: true });
  const weeks = { before: dayBefore(shop, 2 * WEEK - 1), since: dayBefore(shop, WEEK - 1) };
  const falling = await selectFalling(database, { ...weeks, least: FALLING_FROM, limit: SHOWN_MAX });
  const terms = commonest.map(({ term }) => term);
  const opened = await selectOpened(database, terms, since);
  return {
    commonest: commonest.map(({ term, query, searches }) => ({
      query,
      searches,
      opened: opened.get(term) ?? 0,
    })),
    empty: empty.map(({ query, searches }) => ({ query, searches })),
    falling,
  };
}
