import type { SearchEngine } from '@casamaestra/search/search-engine.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import { selectPopular } from './searched.queries.ts';

const DAY_MS = 24 * 3_600_000;
const SHOWN_MAX = 6;
/** Some of them find nothing any more. */
const READ_MAX = 4 * SHOWN_MAX;
/** Only words that several networks typed on several days are shown to others: no single person puts them there. */
const POPULAR = { days: 28, daysLeast: 3, networksLeast: 2 };

export interface PopularParts {
  readonly database: Database;
  readonly engine: Pick<SearchEngine, 'search'>;
  readonly clock: Clock;
}

/** What many searched for lately, the commonest first; each of them finds something now. */
export async function searchedByMany({ database, engine, clock }: PopularParts): Promise<string[]> {
  const since = new Date(clock.now() - POPULAR.days * DAY_MS).toISOString().slice(0, 10);
  const searches: string[] = [];
  for (const query of await selectPopular(database, { ...POPULAR, since, limit: READ_MAX })) {
    if (searches.length === SHOWN_MAX) break;
    if ((await engine.search({ text: query, limit: 0, counts: false })).total > 0) searches.push(query);
  }
  return searches;
}
