import { popularSearchesOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { SearchEngine } from '@casamaestra/search/search-engine.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import { selectPopular } from './searched.queries.ts';

const DAY_MS = 24 * 3_600_000;
const SHOWN_MAX = 6;
/** Some of them find nothing any more. */
const READ_MAX = 4 * SHOWN_MAX;
/** Only words that several networks typed on several days are shown to others: no single person puts them there. */
const POPULAR = { days: 28, daysLeast: 3, networksLeast: 2 };
const KEPT_MS = 600_000;

interface PopularDependencies {
  readonly database: Database;
  readonly engine: Pick<SearchEngine, 'search'>;
  readonly clock: Clock;
  readonly whenReady: () => boolean | Promise<boolean>;
}

/** GET what many searched for lately, the commonest first; each of them finds something now. */
export function popularSearchesEndpoint({
  database,
  engine,
  clock,
  whenReady,
}: PopularDependencies): Endpoint<typeof popularSearchesOperation> {
  let kept: { readonly at: number; readonly searches: readonly string[] } | undefined;

  async function read(): Promise<readonly string[]> {
    const since = new Date(clock.now() - POPULAR.days * DAY_MS).toISOString().slice(0, 10);
    const searches: string[] = [];
    for (const query of await selectPopular(database, { ...POPULAR, since, limit: READ_MAX })) {
      if (searches.length === SHOWN_MAX) break;
      if ((await engine.search({ text: query, limit: 0, counts: false })).total > 0) searches.push(query);
    }
    return searches;
  }

  return {
    operation: popularSearchesOperation,
    async answer() {
      if (!(await whenReady())) return refused('catalogue_loading', {});
      if (kept === undefined || clock.now() - kept.at >= KEPT_MS)
        kept = { at: clock.now(), searches: await read() };
      return accepted({ searches: [...kept.searches] });
    },
  };
}
