import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { networkOf } from '../../platform/limits/network-of.ts';

const DAY_MS = 24 * 3_600_000;
/** Choices of one network that count on one day. */
const NETWORK_DAY_MAX = 30;
/** Networks and what they chose this week; when full, nothing more counts until the next. */
const SEEN_MAX = 100_000;
const WAITING_MAX = 5_000;
const LONGEST_TERM = 120;

/** A product page that was opened from the results of a search. */
export interface OpenedFromSearch {
  /** As typed. */
  readonly term: string;
  readonly slug: string;
  /** Network address of the shopper: hashed at once with a key that this process forgets. */
  readonly address: string;
}

export interface WaitingChoice {
  /** As one of them typed it: never stored. */
  readonly typed: string;
  readonly term: string;
  readonly slug: string;
  readonly day: Date;
  opens: number;
  /** Networks that opened something after the query for the first time this week. */
  networks: number;
}

/** Monday of the day's week, UTC. */
export const weekOf = (day: Date): Date => new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS);

/**
 * Counts what is opened after a search. A network counts once a week for a query and product, and at most 30 times a day:
 * who clicks ten thousand times has clicked once. `key`: one for queries of the same words.
 */
export function createChoiceIntake(key: (term: string) => string, clock: Clock) {
  const salt = randomBytes(16);
  let week = 0;
  let today = 0;
  let seen = new Set<string>();
  let ofDay = new Map<string, number>();
  let waiting = new Map<string, WaitingChoice>();

  const firstTime = (...parts: string[]): boolean => {
    const mark = createHmac('sha256', salt).update(parts.join('\n')).digest('base64url').slice(0, 16);
    if (seen.has(mark) || seen.size >= SEEN_MAX) return false;
    seen.add(mark);
    return true;
  };
  const turn = (day: Date): void => {
    if (weekOf(day).getTime() !== week) seen = new Set();
    if (day.getTime() !== today) ofDay = new Map();
    week = weekOf(day).getTime();
    today = day.getTime();
  };
  /** Whether the network may count once more today. */
  const mayCount = (network: string): boolean => {
    const count = (ofDay.get(network) ?? 0) + 1;
    if (count > NETWORK_DAY_MAX || (count === 1 && ofDay.size >= SEEN_MAX)) return false;
    ofDay.set(network, count);
    return true;
  };

  return {
    note({ term: typed, slug, address }: OpenedFromSearch): void {
      const term = key(typed).slice(0, LONGEST_TERM).trim();
      const day = new Date(Math.floor(clock.now() / DAY_MS) * DAY_MS);
      turn(day);
      const network = createHmac('sha256', salt).update(networkOf(address)).digest('base64url');
      const id = `${day.getTime()}\n${term}\n${slug}`;
      if (term === '' || (!waiting.has(id) && waiting.size >= WAITING_MAX)) return;
      if (!mayCount(network) || !firstTime(network, term, slug)) return;
      const choice = waiting.get(id) ?? { typed, term, slug, day, opens: 0, networks: 0 };
      choice.opens += 1;
      if (firstTime(network, term)) choice.networks += 1;
      waiting.set(id, choice);
    },
    /** What was counted since the last time. */
    take(): WaitingChoice[] {
      const taken = [...waiting.values()];
      waiting = new Map();
      return taken;
    },
  };
}

export type ChoiceIntake = ReturnType<typeof createChoiceIntake>;
