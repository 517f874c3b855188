import type { Clock } from '../platform/clock.ts';
import { networkOf } from '../platform/limits/network-of.ts';

const WINDOW_MS = 600_000;
const MOST_UNKNOWN = 30;
const MOST_ADDRESSES = 10_000;

export interface CouponGuessCounter {
  /** Whether an address has tried too many unknown codes. */
  tooMany(address: string): boolean;
  count(address: string, unknownCodes: number): void;
}

/**
 * Rate limit against guessing coupon codes. Kept in memory per node, unlike the login limits: it is checked
 * for every quote with codes, and a coupon is worth little.
 */
export function createCouponGuessCounter(clock: Clock): CouponGuessCounter {
  let window = 0;
  const guessCounter = new Map<string, number>();
  const ofNow = () => {
    const current = Math.floor(clock.now() / WINDOW_MS);
    if (current !== window || guessCounter.size > MOST_ADDRESSES) guessCounter.clear();
    window = current;
    return guessCounter;
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
