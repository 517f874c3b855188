import type { Area, SellingParts } from '../area.ts';
import { createCodeGuesses } from '../coupons/code-guesses.ts';
import type { PriceCart } from './priced-cart.ts';
import { productsPriceEndpoint } from './products-price.endpoint.ts';
import { quoteEndpoint } from './quote.endpoint.ts';

/** The cart: what it costs now. */
export function createCartArea(parts: SellingParts, priceCart: PriceCart): Area {
  const { database, clock, config, identify } = parts;
  return {
    endpoints: [
      quoteEndpoint({
        database,
        clock,
        languages: config.languages,
        identify,
        priceCart,
        guesses: createCodeGuesses(clock),
      }),
      productsPriceEndpoint(database, clock),
    ],
  };
}
