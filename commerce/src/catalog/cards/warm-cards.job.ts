import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../platform/log/create-log.ts';
import type { SearchEngine } from '@casamaestra/search/search-engine.ts';
import type { CardStore } from './card-store.ts';

/** Cards read at once: a few milliseconds of the thread. */
const BATCH = 50;
const RANKED_AT_ONCE = 1000;
/** Breath for the requests of shoppers between two batches. */
const PAUSE_MS = 5;

/**
 * Reads the cards of the best sellers before anyone asks, until the store is nearly full: the first listings
 * after a start are as quick as the later ones. Stops when `signal` says so.
 */
export async function warmCards(
  engine: SearchEngine,
  cards: CardStore,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (let offset = 0; ; offset += RANKED_AT_ONCE) {
      const { ids } = await engine.search({
        sort: 'best-seller',
        offset,
        limit: RANKED_AT_ONCE,
        counts: false,
      });
      for (let start = 0; start < ids.length; start += BATCH) {
        if (signal.aborted || cards.isNearlyFull) return;
        await cards.json(ids.slice(start, start + BATCH));
        await pause(PAUSE_MS, undefined, { ref: false });
      }
      if (ids.length < RANKED_AT_ONCE) return;
    }
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'cards could not be read ahead');
  }
}
