import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { CatalogueWords } from '../content/view/catalogue-words.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { guestEndpoint } from '../contract-http/endpoint-of.ts';
import type { CouponGuessCounter } from '../coupons/coupon-guess-counter.ts';
import type { Identify } from '../identity/identity.ts';
import type { Clock } from '../platform/clock.ts';
import { presentQuote } from './present-quote.ts';
import type { PriceCart } from './priced-cart.ts';

/** Keeps the cart of a caller who is logged in and asked to be reminded of it. */
export type NoteCart = (
  caller: Caller,
  lines: readonly { readonly sku: string; readonly qty: number }[],
) => void;

export interface QuoteDependencies {
  readonly clock: Clock;
  readonly content: Pick<ContentStore, 'now'>;
  readonly identify: Identify;
  readonly priceCart: PriceCart;
  readonly guessCounter: CouponGuessCounter;
  /** Told the cart of whoever is logged in; nothing waits for it. */
  readonly noteCart: NoteCart;
}

/** Options of the articles in the language of the caller, where the shop has its catalogue's words in it. */
const quoteInWords = (quote: Quote, words: CatalogueWords | undefined): Quote =>
  words === undefined
    ? quote
    : {
        ...quote,
        lines: quote.lines.map((line) => ({
          ...line,
          options: words.options(line.options),
          words_lang: words.language,
        })),
      };

/** POST a cart to get its quote. The customer is known by the token only, never by the body. */
export function quoteEndpoint(deps: QuoteDependencies): Endpoint<typeof quoteOperation> {
  return guestEndpoint(quoteOperation, async (input, caller) => {
    const { lines, country, pincode, shipping_rule: shippingRule, coupon_codes: couponCodes } = input;
    const { shipping_kind: shippingKind } = input;
    const { language } = caller;
    if (couponCodes.length > 0 && (await deps.guessCounter.tooMany(caller.address)))
      return refused('coupon_tries_exceeded', {}, 'coupon_codes');
    // Coupon limits per customer are counted by login only: a typed e-mail address must reveal nothing
    // about its owner.
    const identity = couponCodes.length > 0 && caller.jwt !== undefined ? await deps.identify(caller) : null;
    const request = {
      lines,
      country,
      postcode: pincode,
      shippingRule,
      shippingKind,
      couponCodes,
      email: identity?.email,
      language,
    };
    const cart = await deps.priceCart(request, deps.clock.now());
    if (caller.jwt !== undefined) deps.noteCart(caller, lines);
    await deps.guessCounter.count(caller.address, cart.unknownCodes.length);
    return accepted(quoteInWords(presentQuote(cart, language), (await deps.content.now()).words(language)));
  });
}
