import { networkOf } from '../platform/limits/network-of.ts';
import type { Bucket, RequestCounts } from '../platform/limits/rate-limiter.ts';
import { minutes } from '../platform/limits/too-many-requests.ts';

const MOST_UNKNOWN = 30;

export interface CouponGuessCounter {
  /** Whether a network has tried too many unknown codes, on whichever node. */
  tooMany(address: string): Promise<boolean>;
  count(address: string, unknownCodes: number): Promise<void>;
}

const bucketOf = (address: string): Bucket => [
  `coupon:${networkOf(address)}`,
  { requests: MOST_UNKNOWN, windowMs: minutes(10) },
];

/**
 * Rate limit against guessing coupon codes, counted in the database for all nodes together: kept in the memory of each, a
 * second node doubled the guesses. Only unknown codes make a row, one for a network and window; they are forgotten with
 * those of the other limits.
 */
export function createCouponGuessCounter(counts: RequestCounts): CouponGuessCounter {
  return {
    tooMany: async (address) => (await counts.read(bucketOf(address))) >= MOST_UNKNOWN,
    async count(address, unknownCodes) {
      if (unknownCodes > 0) await counts.add(bucketOf(address), Math.min(unknownCodes, MOST_UNKNOWN));
    },
  };
}
