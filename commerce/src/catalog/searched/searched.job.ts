import { searchesShownFrom } from '@casamaestra/contract/staff/staff-search.operations.ts';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { SearchEngine } from '@casamaestra/search/search-engine.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import { addSearched, pruneSearched } from './searched.queries.ts';
import type { CountedQuery } from './searched.queries.ts';
import type { SearchedIntake } from './searched-intake.ts';

const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 90;
/** What fewer asked than are shown to anybody is forgotten after so many days. */
const RARE_DAYS = 28;
/** Most different queries of one day. */
const DAY_MAX = 3_000;

/** Long numbers that find nothing may be a phone or a card; those that find something are codes of goods. */
const isNumber = (query: string): boolean => /\d(?:[ .-]?\d){6}/.test(query);

interface Counting {
  readonly database: Database;
  readonly engine: Pick<SearchEngine, 'search'>;
  readonly clock: Clock;
  readonly searched: SearchedIntake;
}

/** Stores queries with how much they find. Returns the number stored. */
export async function storeSearched({
  database,
  engine,
  searched,
}: Omit<Counting, 'clock'>): Promise<number> {
  const found: CountedQuery[] = [];
  for (const waiting of searched.take()) {
    await yieldToOthers();
    const { total } = await engine.search({ text: waiting.query, limit: 0, counts: false });
    if (total > 0 || !isNumber(waiting.query)) found.push({ ...waiting, results: total });
  }
  await addSearched(database, found, DAY_MAX);
  return found.length;
}

async function forgetSearched({ database, clock }: Pick<Counting, 'database' | 'clock'>): Promise<number> {
  const dayBefore = (days: number) => new Date(clock.now() - days * DAY_MS).toISOString().slice(0, 10);
  const days = { before: dayBefore(KEPT_DAYS), rareBefore: dayBefore(RARE_DAYS) };
  await pruneSearched(database, days, searchesShownFrom);
  return 0;
}

/** Every minute this node stores what it counted; every hour what is old is forgotten. */
export const searchedJobs = (counting: Counting): readonly Job[] => [
  { name: 'searched', of: 'node', everyMs: 60_000, run: () => storeSearched(counting) },
  { name: 'forget searched', everyMs: 3_600_000, run: () => forgetSearched(counting) },
];
