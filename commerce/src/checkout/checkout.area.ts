import type { Area, SellingParts } from '../area.ts';
import { presentQuote } from '../cart/present-quote.ts';
import type { PriceCart } from '../cart/priced-cart.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { PaymentDesk } from '../desks.ts';
import { keyInAuthorization } from '../platform/http/application-key.ts';
import { sameSecret } from '../platform/secrets/same-secret.ts';
import { createFindBuyer } from './find-buyer.ts';
import type { GuardCodes } from './guard-codes.ts';
import { openOrderLimits } from './open-order-limits.ts';
import { createOrderGate } from './order-gate.ts';
import { placeOrderEndpoint } from './place-order.endpoint.ts';
import { orderExists } from './place-order.queries.ts';
import type { OrderingParts } from './place-order.usecase.ts';
import { forgetQuotationsJob } from './quotations/forget-quotations.job.ts';
import {
  applyCouponEndpoint,
  createQuotationEndpoint,
  directPaymentEndpoint,
  getDocumentEndpoint,
  paymentRequestEndpoint,
  submitSalesOrderEndpoint,
} from './quotations/quotations.endpoint.ts';
import { salesJob, stockMovesJob } from './stock-moves.job.ts';
import { unpaidOrdersGauges } from './unpaid-orders-gauges.ts';
import { createHeldByUnproved } from './unproved-transfers.ts';

/** Of the ten connections of a process; the rest is for those who only look. */
const ORDERS_AT_ONCE = 7;
const ORDERS_WAITING = 5000;

const holdsKey =
  (applicationKey: string | undefined) =>
  ({ header }: Caller): boolean => {
    const sent = keyInAuthorization(header('authorization'));
    return applicationKey !== undefined && sent !== undefined && sameSecret(sent, applicationKey);
  };

/** What checkout asks of others. */
export interface CheckoutNeighbours {
  readonly priceCart: PriceCart;
  readonly payments: PaymentDesk;
  readonly guardCodes: GuardCodes;
}

/** Placing orders, and what follows from them for search and best sellers. */
export function createCheckoutArea(
  parts: SellingParts,
  { priceCart, payments, guardCodes }: CheckoutNeighbours,
): Area {
  const { database, clock, log, tokens, config, identify, allow } = parts;
  const findBuyer = createFindBuyer(identify, { allow, clock }, config.orderLimitsTimes);
  const ordering: OrderingParts = {
    database,
    clock,
    log,
    tokens,
    priceCart,
    presentQuote,
    payments,
    patience: config,
    limits: openOrderLimits(config.orderLimitsTimes),
    heldByUnproved: createHeldByUnproved(database, clock),
    paymentOffer: config,
    store: config.shop.store,
    gate: createOrderGate(ORDERS_AT_ONCE, ORDERS_WAITING),
  };
  const quotations = { ...ordering, findBuyer, guardCodes };
  return {
    endpoints: [
      placeOrderEndpoint({ ...ordering, findBuyer, guardCodes }),
      createQuotationEndpoint(quotations),
      applyCouponEndpoint(quotations),
      paymentRequestEndpoint(quotations),
      getDocumentEndpoint(quotations),
      directPaymentEndpoint(),
      submitSalesOrderEndpoint(holdsKey(config.applicationKey), (number) => orderExists(database, number)),
    ],
    gauges: [unpaidOrdersGauges(database)],
    jobs: [stockMovesJob(database), salesJob(database), forgetQuotationsJob(database, clock)],
  };
}
