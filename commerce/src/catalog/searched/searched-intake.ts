import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { networkOf } from '../../platform/limits/network-of.ts';

const DAY_MS = 24 * 3_600_000;
/** Different queries of one network that count on one day. */
const NETWORK_DAY_MAX = 60;
/** Networks with their queries of a day; when full, nothing more counts until the next. */
const SEEN_MAX = 100_000;
const WAITING_MAX = 2_000;
const LONGEST_QUERY = 80;
const LONGEST_TERM = 120;

/** A page of results that somebody was shown. */
export interface Searched {
  /** As typed. */
  readonly query: string;
  /** Network address of the shopper: hashed at once with a key that this process forgets. */
  readonly address: string;
}

export interface WaitingQuery {
  readonly day: string;
  readonly term: string;
  readonly query: string;
  searches: number;
}

/**
 * Counts queries of a day in bounded memory: a network counts once a day for a query, and for 60 queries at most. What
 * looks like an address of mail is not counted at all. `key`: one for queries of the same words.
 */
export function createSearchedIntake(key: (query: string) => string, clock: Clock) {
  const salt = randomBytes(16);
  let today = '';
  let seen = new Set<string>();
  let ofNetwork = new Map<string, number>();
  let waiting = new Map<string, WaitingQuery>();
  const hashed = (...parts: string[]) =>
    createHmac('sha256', salt).update(parts.join('\n')).digest('base64url').slice(0, 16);

  const counts = (address: string, term: string): boolean => {
    const network = networkOf(address);
    const mark = hashed(network, term);
    const of = hashed(network);
    const queries = (ofNetwork.get(of) ?? 0) + 1;
    if (seen.has(mark) || seen.size >= SEEN_MAX || queries > NETWORK_DAY_MAX) return false;
    seen.add(mark);
    ofNetwork.set(of, queries);
    return true;
  };

  return {
    note({ query: typed, address }: Searched): void {
      const query = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
      if (query === '' || query.length > LONGEST_QUERY || query.includes('@')) return;
      const term = key(query).slice(0, LONGEST_TERM).trim();
      const day = new Date(Math.floor(clock.now() / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
      if (day !== today) [today, seen, ofNetwork] = [day, new Set(), new Map()];
      const id = `${day}\n${term}`;
      if (term === '' || (!waiting.has(id) && waiting.size >= WAITING_MAX)) return;
      if (!counts(address, term)) return;
      const before = waiting.get(id)?.searches ?? 0;
      waiting.set(id, { day, term, query, searches: before + 1 });
    },
    /** What was counted since the last time. */
    take(): WaitingQuery[] {
      const taken = [...waiting.values()];
      waiting = new Map();
      return taken;
    },
  };
}

export type SearchedIntake = ReturnType<typeof createSearchedIntake>;
