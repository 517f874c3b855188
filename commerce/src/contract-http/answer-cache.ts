import type { RawAnswer } from '../platform/http/raw-call.ts';
import { ByteBoundedCache } from '../platform/byte-bounded-cache.ts';
import { ownBytes } from '../platform/bytes/byte-slab.ts';
import type { Endpoint } from './endpoint.ts';

/** Estimate for object, headers and map entry besides the body. */
const ENTRY_BYTES = 400;
/** Longer queries are not cached. */
const LONGEST_QUERY = 1000;

/**
 * When the cache is full only some new entries are admitted, so that a crawl through many queries does not
 * displace the others.
 */
const ADMIT_ONE_IN = 8;

/** Caches whole answers by call and query for one version of catalogue and content. */
export function createAnswerCache(maxBytes: number, version: () => string) {
  const answers = new ByteBoundedCache<string, RawAnswer>(maxBytes);
  let held = '';
  let offered = 0;

  /** Clears the cache on the first access after a change. */
  function current(): string {
    const now = version();
    if (now !== held) {
      answers.clear();
      held = now;
    }
    return now;
  }

  const keyOf = (endpoint: Endpoint, query: string) => `${endpoint.operation.name}?${query}`;

  return {
    get(endpoint: Endpoint, query: string): RawAnswer | undefined {
      current();
      return answers.get(keyOf(endpoint, query));
    },
    /** Stores an answer unless something changed since it was begun. */
    set(endpoint: Endpoint, query: string, answer: RawAnswer, asOf: string): void {
      if (maxBytes === 0 || query.length > LONGEST_QUERY || current() !== asOf) return;
      const key = keyOf(endpoint, query);
      const bytes = answer.body.length + 2 * key.length + ENTRY_BYTES;
      if (answers.fits(bytes) || (offered += 1) % ADMIT_ONE_IN === 0) {
        answers.set(key, { ...answer, body: ownBytes(answer.body) }, bytes);
      }
    },
  };
}
