import type { SearchEngine } from '@casamaestra/search/search-engine.ts';
import { waitUnlessAborted } from '../../platform/jobs/wait-unless-aborted.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { CardStore } from './card-store.ts';

/** Batch size: a few milliseconds of the main thread. */
const BATCH = 50;
const RANKED_AT_ONCE = 1000;
const HOUR_MS = 3_600_000;

export interface WarmingDependencies {
  readonly engine: SearchEngine;
  readonly cards: CardStore;
  /** Resolves when the search engine is ready. */
  readonly ready: Promise<void>;
}

/**
 * Warms the card cache with the best sellers, a batch at a time, until it is nearly full, so that the first
 * listings after a start are as fast as later ones.
 */
export function warmCardCacheJob({ engine, cards, ready }: WarmingDependencies): Job {
  let ranked: readonly number[] = [];
  let read = 0;
  let isDone = false;

  /** Ids of the next best sellers; empty when all were read. */
  async function nextBatch(): Promise<readonly number[]> {
    const at = read % RANKED_AT_ONCE;
    if (at === 0) {
      const query = { sort: 'best-seller', offset: read, limit: RANKED_AT_ONCE, counts: false } as const;
      ({ ids: ranked } = await engine.search(query));
    }
    return ranked.slice(at, at + BATCH);
  }

  return {
    name: 'cards of best sellers',
    everyMs: HOUR_MS,
    of: 'node',
    late: true,
    async run(signal) {
      if (isDone || !(await waitUnlessAborted(ready, signal))) return 0;
      const ids = cards.isNearlyFull ? [] : await nextBatch();
      isDone = ids.length < BATCH;
      await cards.json(ids);
      read += ids.length;
      return isDone ? 0 : ids.length;
    },
  };
}
