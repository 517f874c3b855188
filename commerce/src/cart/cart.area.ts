import type { Area, AreaDependencies } from '../area.ts';
import type { CouponGuessCounter } from '../coupons/coupon-guess-counter.ts';
import { frappePricesEndpoint } from './frappe-prices.endpoint.ts';
import type { PriceCart } from './priced-cart.ts';
import { productsPriceEndpoint } from './products-price.endpoint.ts';
import { quoteEndpoint } from './quote.endpoint.ts';

/** The cart: prices it and returns quotes. */
export function createCartArea(
  deps: AreaDependencies,
  priceCart: PriceCart,
  guessCounter: CouponGuessCounter,
): Area {
  const { database, clock, identify } = deps;
  return {
    endpoints: [
      quoteEndpoint({ clock, identify, priceCart, guessCounter }),
      productsPriceEndpoint(database, clock),
      frappePricesEndpoint(database, clock),
    ],
  };
}
