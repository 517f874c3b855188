import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { PriceCart } from '../cart/priced-cart.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { CouponGuessCounter } from '../coupons/coupon-guess-counter.ts';

interface Pricing {
  readonly priceCart: PriceCart;
}

/** Applies the coupon rate limit to orders; it shares its counter with quotes. */
export type CouponRateLimit = <Parts extends Pricing>(
  deps: Parts,
  caller: Caller,
  codes: readonly string[],
) => Promise<Outcome<Parts>>;

/**
 * Orders and quotations reveal whether a coupon exists, so unknown codes are counted and further ones refused
 * for ten minutes.
 */
export function createCouponRateLimit(guessCounter: CouponGuessCounter): CouponRateLimit {
  return async (deps, { address }, codes) => {
    if (codes.length === 0) return { ok: true, value: deps };
    if (await guessCounter.tooMany(address)) return refused('coupon_tries_exceeded', {}, 'coupon_codes');
    const priceCart: PriceCart = async (...asked) => {
      const priced = await deps.priceCart(...asked);
      await guessCounter.count(address, priced.unknownCodes.length);
      return priced;
    };
    return { ok: true, value: { ...deps, priceCart } };
  };
}
