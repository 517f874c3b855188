import type { Area, AreaDependencies, ShopDependencies } from './area.ts';
import { createBackInStockArea } from './back-in-stock/back-in-stock.area.ts';
import { stopNotices } from './back-in-stock/stop-notices.usecase.ts';
import { createCartArea } from './cart/cart.area.ts';
import { createPriceCart } from './cart/price-cart.usecase.ts';
import { createReadCartLines } from './cart/read-cart-lines.ts';
import { createCheckoutArea } from './checkout/checkout.area.ts';
import { createCouponRateLimit } from './checkout/coupon-rate-limit.ts';
import { createCouponGuessCounter } from './coupons/coupon-guess-counter.ts';
import type { LogRefusal } from './contract-http/service-handler.ts';
import { createCustomersArea } from './customers/customers.area.ts';
import { createRefusalLog } from './customers/refusal-log.ts';
import type { CustomerDependencies } from './customers/customer-dependencies.ts';
import { createAccessTokens } from './customers/sessions/access-token.ts';
import { createIdentify } from './customers/sessions/identify.usecase.ts';
import { createOrderLinks } from './identity/order-links.usecase.ts';
import { createMailArea } from './mail/mail.area.ts';
import { awaitedTransfer } from './orders/find-order.usecase.ts';
import { createOrderService, createOrdersArea } from './orders/orders.area.ts';
import type { AwaitedTransfer } from './orders/orders-dependencies.ts';
import { wholeOrder } from './orders/whole-order.usecase.ts';
import { createPaymentsArea, transferDetails } from './payments/payments.area.ts';
import { createRateLimiter, purgeRequestsJob } from './platform/limits/rate-limiter.ts';
import { createReviewsOf } from './reviews/read-reviews.usecase.ts';
import type { ReviewsOf } from './reviews/read-reviews.usecase.ts';
import { createReviewsArea } from './reviews/reviews.area.ts';
import { createCommerceSettings } from './shipping/commerce-settings.ts';
import { createShippingArea } from './shipping/shipping.area.ts';
import type { WishlistOf } from './wishlist/manage-wishlist.usecase.ts';
import { createWithdrawalsArea } from './withdrawals/withdrawals.area.ts';
import { createWishlistArea } from './wishlist/wishlist.area.ts';
import { createShopSecrets } from './platform/secrets/shop-secrets.ts';

export interface SalesAreas {
  readonly areas: readonly Area[];
  /** Product ids of the caller's wishlist, for the listing. */
  readonly wishlistOf: WishlistOf;
  /** First reviews of a product, for the product page. */
  readonly reviewsOf: ReviewsOf;
  readonly logRefusal: LogRefusal;
}

/** The dependencies shared by the areas that take part in selling. */
export function createAreaDependencies(
  deps: ShopDependencies,
): AreaDependencies & Pick<CustomerDependencies, 'accessTokens'> {
  const { database, clock } = deps;
  const secrets = createShopSecrets(database, clock);
  const accessTokens = createAccessTokens(secrets, clock);
  return {
    ...deps,
    secrets,
    allow: createRateLimiter(database, clock),
    tokens: createOrderLinks(database, secrets),
    accessTokens,
    identify: createIdentify(database, clock, accessTokens),
  };
}

/** The areas that take part in selling: customers, cart, checkout, payments, orders and others. */
export function createSalesAreas(deps: ShopDependencies): SalesAreas {
  const { database, clock } = deps;
  const shared = createAreaDependencies(deps);
  const commerceSettings = createCommerceSettings(database);
  const priceCart = createPriceCart({
    database,
    readLines: createReadCartLines(database),
    readRules: commerceSettings,
    shop: deps.config.shop,
  });
  const guessCounter = createCouponGuessCounter(clock);
  const orders = createOrderService(clock);
  const payments = createPaymentsArea(shared, orders);
  const { service } = payments;
  const transfers = {
    transferDetails: (transfer: AwaitedTransfer) => transferDetails(deps.config, transfer),
  };
  const maintenance: Area = { endpoints: [], jobs: [purgeRequestsJob(shared.database, clock)] };
  const wishlist = createWishlistArea(shared);
  return {
    areas: [
      maintenance,
      createCustomersArea(shared),
      createCartArea(shared, priceCart, guessCounter),
      createShippingArea(shared, commerceSettings),
      createCheckoutArea(shared, {
        priceCart,
        payments: service,
        couponRateLimit: createCouponRateLimit(guessCounter),
      }),
      payments,
      createOrdersArea(shared, { orders, payments: service, ...transfers }),
      createWithdrawalsArea(shared, { orders, payments: service, ...transfers }),
      createMailArea(shared, {
        readOrder: (orderNumber) => wholeOrder(database, orderNumber),
        stopNotices: (email) => stopNotices(database, email),
        awaitedTransfer: (order) => awaitedTransfer(order, { ...transfers, config: deps.config }),
      }),
      wishlist,
      createBackInStockArea(shared),
      createReviewsArea(shared),
    ],
    wishlistOf: wishlist.wishlistOf,
    reviewsOf: createReviewsOf(database),
    logRefusal: createRefusalLog(shared),
  };
}
