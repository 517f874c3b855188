import type { Area, AreaDependencies } from '../area.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { CouponGuessCounter } from '../coupons/coupon-guess-counter.ts';
import type { ReadCommerceSettings } from '../shipping/commerce-settings.ts';
import { frappePricesEndpoint } from './frappe-prices.endpoint.ts';
import { createPriceCart } from './price-cart.usecase.ts';
import type { PriceCart } from './priced-cart.ts';
import { createCurrentCommerceSettings } from '../shipping/read-commerce-settings.usecase.ts';
import { createRepriceOrder } from './reprice-order.usecase.ts';
import type { RepriceOrder } from './reprice-order.usecase.ts';
import { productsPriceEndpoint } from './products-price.endpoint.ts';
import type { NoteCart } from './quote.endpoint.ts';
import { quoteEndpoint } from './quote.endpoint.ts';
import { createReadCartLines } from './read-cart-lines.ts';

/** Services of other areas that the cart depends on. */
export interface CartServices {
  readonly settings: ReadCommerceSettings;
  readonly guesses: CouponGuessCounter;
  readonly noteCart: NoteCart;
  readonly content: Pick<ContentStore, 'now'>;
}

export interface CartArea extends Area {
  readonly priceCart: PriceCart;
  /** What fewer pieces of an order cost. */
  readonly repriceOrder: RepriceOrder;
}

/** The cart: prices it and returns quotes. */
export function createCartArea(
  deps: AreaDependencies,
  { settings, guesses, noteCart, content }: CartServices,
): CartArea {
  const { database, clock, identify, config } = deps;
  const readLines = createReadCartLines(database);
  const priceCart = createPriceCart({
    database,
    readLines,
    readRules: settings,
    shop: config.shop,
  });
  return {
    priceCart,
    repriceOrder: createRepriceOrder(database, readLines, createCurrentCommerceSettings(database, settings)),
    endpoints: [
      quoteEndpoint({ clock, content, identify, priceCart, guessCounter: guesses, noteCart }),
      productsPriceEndpoint(database, clock),
      frappePricesEndpoint(database, clock),
    ],
  };
}
