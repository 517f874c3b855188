import type { Area, SellingParts } from '../area.ts';
import { presentQuote } from '../cart/present-quote.ts';
import type { PriceCart } from '../cart/priced-cart.ts';
import type { PaymentDesk } from '../desks.ts';
import { createOrderLimit } from './allow-order.ts';
import { createOrderGate } from './order-gate.ts';
import { placeOrderEndpoint } from './place-order.endpoint.ts';
import type { OrderingParts } from './place-order.usecase.ts';
import { salesJob, stockMovesJob } from './stock-moves.job.ts';

/** Of the ten connections of a process; the rest is for those who only look. */
const ORDERS_AT_ONCE = 6;
const ORDERS_WAITING = 5000;

/** Placing orders, and what follows from them for search and best sellers. */
export function createCheckoutArea(parts: SellingParts, priceCart: PriceCart, payments: PaymentDesk): Area {
  const { database, clock, log, tokens, config, identify, allow } = parts;
  const ordering: OrderingParts = {
    database,
    clock,
    log,
    tokens,
    priceCart,
    presentQuote,
    payments,
    patience: config,
    methods: config.paymentMethods,
    gate: createOrderGate(ORDERS_AT_ONCE, ORDERS_WAITING),
  };
  return {
    endpoints: [placeOrderEndpoint(ordering, identify, createOrderLimit(allow))],
    jobs: [stockMovesJob(database), salesJob(database)],
  };
}
