import type { Area, AreaDependencies } from '../area.ts';
import { presentQuote } from '../cart/present-quote.ts';
import type { PriceCart } from '../cart/priced-cart.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { PaymentService } from '../services.ts';
import { keyInAuthorization } from '../platform/http/application-key.ts';
import { sameSecret } from '../platform/secrets/same-secret.ts';
import { createAuthenticateOrder } from './authenticate-order.ts';
import type { CouponGuessCounter } from '../coupons/coupon-guess-counter.ts';
import { createCouponRateLimit } from './coupon-rate-limit.ts';
import { openOrderLimits } from './open-order-limits.ts';
import { createReadOpenOrders, createWriteOrder } from './batched-orders.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { placeOrderEndpoint } from './place-order.endpoint.ts';
import { orderExists } from './place-order.queries.ts';
import type { OrderingDependencies } from './place-order.usecase.ts';
import { purgeQuotationsJob } from './quotations/purge-quotations.job.ts';
import {
  applyCouponEndpoint,
  createQuotationEndpoint,
  directPaymentEndpoint,
  getDocumentEndpoint,
  paymentRequestEndpoint,
  submitSalesOrderEndpoint,
} from './quotations/quotations.endpoint.ts';
import { salesJob, stockMovesJob } from './stock-moves.job.ts';
import { telephoneEndpoints } from './telephone/telephone.endpoint.ts';
import type { TelephoneServices } from './telephone/telephone.endpoint.ts';
import { unpaidOrdersGauges } from './unpaid-orders-gauges.ts';
import { createHeldByUnconfirmed } from './unconfirmed-transfers.ts';

/** Of the ten database connections of a process; the rest serves reads. */
const ORDERS_AT_ONCE = 7;
const ORDERS_WAITING = 5000;

const holdsKey =
  (applicationKey: string | undefined) =>
  ({ header }: Caller): boolean => {
    const sent = keyInAuthorization(header('authorization'));
    return applicationKey !== undefined && sent !== undefined && sameSecret(sent, applicationKey);
  };

/** Services of other areas that checkout depends on. */
export interface CheckoutServices {
  readonly priceCart: PriceCart;
  readonly payments: PaymentService;
  readonly guesses: CouponGuessCounter;
  readonly noteOrdered: OrderingDependencies['noteOrdered'];
  readonly telephone: TelephoneServices;
}

/** The checkout: places orders and passes stock changes on to search and best sellers. */
export function createCheckoutArea(
  deps: AreaDependencies,
  { priceCart, payments, guesses, noteOrdered, telephone }: CheckoutServices,
): Area {
  const { database, clock, log, tokens, config, identify, allow } = deps;
  const authenticateOrder = createAuthenticateOrder(identify, { allow, clock }, config.orderLimitsTimes);
  const couponRateLimit = createCouponRateLimit(guesses);
  const limits = openOrderLimits(config.orderLimitsTimes);
  const ordering: OrderingDependencies = {
    database,
    clock,
    log,
    tokens,
    priceCart,
    presentQuote,
    payments,
    noteOrdered,
    reservationTtl: config,
    limits,
    readOpenOrders: createReadOpenOrders(database, limits),
    writeOrder: createWriteOrder(database, log),
    heldByUnconfirmed: createHeldByUnconfirmed(database, clock),
    paymentOffer: config,
    store: config.shop.store,
    limiter: createConcurrencyLimiter(ORDERS_AT_ONCE, ORDERS_WAITING),
  };
  const quotations = { ...ordering, authenticateOrder, couponRateLimit };
  return {
    endpoints: [
      placeOrderEndpoint({ ...ordering, authenticateOrder, couponRateLimit }),
      createQuotationEndpoint(quotations),
      applyCouponEndpoint(quotations),
      paymentRequestEndpoint(quotations),
      getDocumentEndpoint(quotations),
      directPaymentEndpoint(),
      submitSalesOrderEndpoint(holdsKey(config.applicationKey), (number) => orderExists(database, number)),
      ...telephoneEndpoints(ordering, telephone),
    ],
    gauges: [unpaidOrdersGauges(database)],
    jobs: [stockMovesJob(database), salesJob(database), purgeQuotationsJob(database, clock)],
  };
}
