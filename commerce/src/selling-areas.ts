import type { Area, SellingParts, ShopParts } from './area.ts';
import { createBackInStockArea } from './back-in-stock/back-in-stock.area.ts';
import { stopNotices } from './back-in-stock/stop-notices.usecase.ts';
import { createCartArea } from './cart/cart.area.ts';
import { createPriceCart } from './cart/price-cart.usecase.ts';
import { createReadCartLines } from './cart/read-cart-lines.ts';
import { createCheckoutArea } from './checkout/checkout.area.ts';
import { createGuardCodes } from './checkout/guard-codes.ts';
import { createCodeGuesses } from './coupons/code-guesses.ts';
import type { NoteRefusal } from './contract-http/service-handler.ts';
import { createCustomersArea } from './customers/customers.area.ts';
import { createRefusalNotes } from './customers/refusal-notes.ts';
import type { CustomerParts } from './customers/customer-parts.ts';
import { createAccessTokens } from './customers/sessions/access-token.ts';
import { createIdentify } from './customers/sessions/identify.usecase.ts';
import { createOrderLinks } from './identity/order-links.usecase.ts';
import { createMailArea } from './mail/mail.area.ts';
import { awaitedTransfer } from './orders/find-order.usecase.ts';
import { createOrderDesk, createOrdersArea } from './orders/orders.area.ts';
import type { AwaitedTransfer } from './orders/orders-parts.ts';
import { wholeOrder } from './orders/whole-order.usecase.ts';
import { createPaymentsArea, transferDetails } from './payments/payments.area.ts';
import { createRateLimiter, forgetRequestsJob } from './platform/limits/rate-limiter.ts';
import { createReviewsOf } from './reviews/read-reviews.usecase.ts';
import type { ReviewsOf } from './reviews/read-reviews.usecase.ts';
import { createReviewsArea } from './reviews/reviews.area.ts';
import { createSellingRules } from './shipping/selling-rules.ts';
import { createShippingArea } from './shipping/shipping.area.ts';
import type { WishedBy } from './wishlist/keep-wishlist.usecase.ts';
import { createWithdrawalsArea } from './withdrawals/withdrawals.area.ts';
import { createWishlistArea } from './wishlist/wishlist.area.ts';
import { createShopSecrets } from './platform/secrets/shop-secrets.ts';

export interface SellingAreas {
  readonly areas: readonly Area[];
  /** Products a caller wishes, for the listing. */
  readonly wishedBy: WishedBy;
  /** First reviews of a product, for its details. */
  readonly reviewsOf: ReviewsOf;
  readonly noteRefusal: NoteRefusal;
}

/** What the selling areas share. */
export function createSellingParts(parts: ShopParts): SellingParts & Pick<CustomerParts, 'accessTokens'> {
  const { database, clock } = parts;
  const secrets = createShopSecrets(database, clock);
  const accessTokens = createAccessTokens(secrets, clock);
  return {
    ...parts,
    secrets,
    allow: createRateLimiter(database, clock),
    tokens: createOrderLinks(database, secrets),
    accessTokens,
    identify: createIdentify(database, clock, accessTokens),
  };
}

/** The areas that sell: customers, cart, checkout, payments, orders and what belongs to them. */
export function createSellingAreas(parts: ShopParts): SellingAreas {
  const { database, clock } = parts;
  const selling = createSellingParts(parts);
  const sellingRules = createSellingRules(database);
  const priceCart = createPriceCart({
    database,
    readLines: createReadCartLines(database),
    readRules: sellingRules,
    shop: parts.config.shop,
  });
  const guesses = createCodeGuesses(clock);
  const orders = createOrderDesk(clock);
  const payments = createPaymentsArea(selling, orders);
  const { desk } = payments;
  const transfers = {
    transferDetails: (transfer: AwaitedTransfer) => transferDetails(parts.config, transfer),
  };
  const housekeeping: Area = { endpoints: [], jobs: [forgetRequestsJob(selling.database, clock)] };
  const wishlist = createWishlistArea(selling);
  return {
    areas: [
      housekeeping,
      createCustomersArea(selling),
      createCartArea(selling, priceCart, guesses),
      createShippingArea(selling, sellingRules),
      createCheckoutArea(selling, { priceCart, payments: desk, guardCodes: createGuardCodes(guesses) }),
      payments,
      createOrdersArea(selling, { orders, payments: desk, ...transfers }),
      createWithdrawalsArea(selling, { orders, payments: desk, ...transfers }),
      createMailArea(selling, {
        readOrder: (orderNumber) => wholeOrder(database, orderNumber),
        stopNotices: (email) => stopNotices(database, email),
        awaitedTransfer: (order) => awaitedTransfer(order, { ...transfers, config: parts.config }),
      }),
      wishlist,
      createBackInStockArea(selling),
      createReviewsArea(selling),
    ],
    wishedBy: wishlist.wishedBy,
    reviewsOf: createReviewsOf(database),
    noteRefusal: createRefusalNotes(selling),
  };
}
