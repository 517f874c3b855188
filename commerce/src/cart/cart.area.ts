import type { Area, SellingParts } from '../area.ts';
import type { CodeGuesses } from '../coupons/code-guesses.ts';
import { frappePricesEndpoint } from './frappe-prices.endpoint.ts';
import type { PriceCart } from './priced-cart.ts';
import { productsPriceEndpoint } from './products-price.endpoint.ts';
import { quoteEndpoint } from './quote.endpoint.ts';

/** The cart: what it costs now. */
export function createCartArea(parts: SellingParts, priceCart: PriceCart, guesses: CodeGuesses): Area {
  const { database, clock, identify } = parts;
  return {
    endpoints: [
      quoteEndpoint({ clock, identify, priceCart, guesses }),
      productsPriceEndpoint(database, clock),
      frappePricesEndpoint(database, clock),
    ],
  };
}
