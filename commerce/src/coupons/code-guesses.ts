import type { Clock } from '../platform/clock.ts';
import { networkOf } from '../platform/limits/network-of.ts';

const WINDOW_MS = 600_000;
const MOST_UNKNOWN = 30;
const MOST_ADDRESSES = 10_000;

export interface CodeGuesses {
  /** Whether an address has sent so many unknown codes that it is told nothing about codes for a while. */
  tooMany(address: string): boolean;
  count(address: string, unknownCodes: number): void;
}

/**
 * Keeps people from finding codes by trying. In the memory of each node, unlike the limits of logins: it is asked on
 * every quote with codes, and a code is worth little.
 */
export function createCodeGuesses(clock: Clock): CodeGuesses {
  let window = 0;
  const guesses = new Map<string, number>();
  const ofNow = () => {
    const current = Math.floor(clock.now() / WINDOW_MS);
    if (current !== window || guesses.size > MOST_ADDRESSES) guesses.clear();
    window = current;
    return guesses;
  };
  return {
    tooMany: (address) => (ofNow().get(networkOf(address)) ?? 0) >= MOST_UNKNOWN,
    count: (address, unknownCodes) => {
      const kept = ofNow();
      const network = networkOf(address);
      if (unknownCodes > 0) kept.set(network, (kept.get(network) ?? 0) + unknownCodes);
    },
  };
}
