import type { Area, AreaDependencies } from '../area.ts';
import { createRequestCounts } from '../platform/limits/rate-limiter.ts';
import { createCouponGuessCounter } from './coupon-guess-counter.ts';
import { undoCoupon } from './undo-coupon.ts';
import type { CouponGuessCounter } from './coupon-guess-counter.ts';

export interface CouponsArea extends Area {
  /** Shared by quotes and orders: codes that were tried and do not exist. */
  readonly guesses: CouponGuessCounter;
}

/** Coupons. They have no call of shoppers: quotes and orders name codes. */
export function createCouponsArea({
  database,
  clock,
}: Pick<AreaDependencies, 'database' | 'clock'>): CouponsArea {
  const guesses = createCouponGuessCounter(createRequestCounts(database, clock));
  return { endpoints: [], undo: [undoCoupon], guesses };
}
