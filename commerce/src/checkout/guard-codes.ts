import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { PriceCart } from '../cart/priced-cart.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { CodeGuesses } from '../coupons/code-guesses.ts';

interface Pricing {
  readonly priceCart: PriceCart;
}

/** Whether a caller may still try codes; the same guesses count here and on quotes. */
export type GuardCodes = <Parts extends Pricing>(
  parts: Parts,
  caller: Caller,
  codes: readonly string[],
) => Outcome<Parts>;

/** Orders and quotations tell of codes too: whoever sends unknown ones again and again is told nothing for a while. */
export function createGuardCodes(guesses: CodeGuesses): GuardCodes {
  return (parts, { address }, codes) => {
    if (codes.length === 0) return { ok: true, value: parts };
    if (guesses.tooMany(address)) return refused('coupon_tries_exceeded', {}, 'coupon_codes');
    const priceCart: PriceCart = async (...asked) => {
      const priced = await parts.priceCart(...asked);
      guesses.count(address, priced.unknownCodes.length);
      return priced;
    };
    return { ok: true, value: { ...parts, priceCart } };
  };
}
