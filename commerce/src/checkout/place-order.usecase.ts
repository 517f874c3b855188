import { languages, offeredLanguage } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import type { PlacedOrder } from '@casamaestra/contract/checkout/place-order.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { spokenChange } from '../cart/quote-changes.ts';
import type { CartChange, CartRequest, PriceCart, PricedCart, PricedShipping } from '../cart/priced-cart.ts';
import { spokenStep, unreachable } from '../contract-http/spoken-payment.ts';
import type { NextStep } from '../contract-http/spoken-payment.ts';
import type { PaymentService } from '../services.ts';
import type { OrderTokens } from '../identity/order-token.ts';
import type { Clock } from '../platform/clock.ts';
import { choosePayment } from '../platform/config/offered-methods.ts';
import type { PaymentConfig } from '../platform/config/offered-methods.ts';
import type { Database } from '../platform/database/connection.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Log } from '../platform/log/create-log.ts';
import { couponEmail, newOrder, requestHash } from './new-order.ts';
import type { OrderFacts, ReservationTtl, Taking } from './new-order.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import type { OrderRequest } from './order-request.ts';
import { orderField } from '../contact/refused-field.ts';
import { keepAddresses } from './keep-order-addresses.ts';
import { selectOrderByKey, useCoupons, writeOrders } from './place-order.queries.ts';
import type { KnownOrder, NewOrder, WrittenOrder } from './place-order.queries.ts';
import { heldTooMuch, tooManyOpen } from './open-order-limits.ts';
import type { OpenOrderLimits, OpenOrders } from './open-order-limits.ts';
import type { ReadOpenOrders, WriteOrder } from './batched-orders.ts';
import { staleQuoteChanges } from './stale-quote-check.ts';
import type { HeldByUnconfirmed } from './unconfirmed-transfers.ts';

export interface OrderingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly reservationTtl: ReservationTtl;
  readonly limits: OpenOrderLimits;
  readonly readOpenOrders: ReadOpenOrders;
  readonly writeOrder: WriteOrder;
  readonly heldByUnconfirmed: HeldByUnconfirmed;
  readonly paymentOffer: PaymentConfig;
  readonly tokens: OrderTokens;
  /** Where orders are collected; undefined: no pick-up. */
  readonly store: ShopFile['store'];
  readonly limiter: ConcurrencyLimiter;
  readonly priceCart: PriceCart;
  readonly presentQuote: (priced: PricedCart, language: Language) => Quote;
  readonly payments: Pick<PaymentService, 'start' | 'transferStep'>;
  /** Told about orders whose buyer searched for what is in them. */
  readonly noteOrdered: (orderNumber: string, searches: OrderRequest['searches']) => void;
}

type Attempt =
  | {
      readonly kind: 'placed';
      readonly order: NewOrder;
      readonly paymentId: number | null;
    }
  | { readonly kind: 'changed'; readonly priced: PricedCart; readonly changes: readonly CartChange[] }
  /** The buyer or the network has too many unpaid orders, or the delivery address is missing. */
  | { readonly kind: 'refused'; readonly refusal: Outcome<never> }
  /** Another order took the last piece or the last use of a coupon between pricing and writing. */
  | { readonly kind: 'lost' }
  /** The idempotency key has an order already, or another order has the number. */
  | { readonly kind: 'known' };

/** Each retry after a lost race prices the cart again and so reports what is missing. */
const TRIES = 5;

export const cartOf = ({ request, buyer }: Pick<OrderFacts, 'request' | 'buyer'>): CartRequest => ({
  lines: request.lines,
  country: request.shipping_address?.country ?? 'IT',
  postcode: request.shipping_address?.pincode,
  shippingRule: request.shipping_rule,
  shippingKind: 'delivery',
  couponCodes: request.coupon_codes,
  email: couponEmail({ request, buyer }),
  language: request.language,
});

type Wanted = { readonly priced: PricedCart; readonly shipping: PricedShipping };

/**
 * Takes stock and coupons and writes the order; any result but 'placed' leaves nothing written. Without
 * coupons it shares a statement with others; with coupons, or taken by staff, it is a transaction.
 */
function reserveAndWrite(
  { database, writeOrder }: Pick<OrderingDependencies, 'database' | 'writeOrder'>,
  order: NewOrder,
  taking: OrderFacts['taking'],
): Promise<WrittenOrder> {
  const codes = order.coupons.map((coupon) => coupon.coupon_code);
  if (codes.length === 0 && taking === null) return writeOrder(order);
  return inTransaction<WrittenOrder>(database, async (transaction) => {
    const [written] = await writeOrders(transaction, [order]);
    if (written?.kind !== 'placed') return { keep: false, value: written ?? { kind: 'lost' } };
    const used = await useCoupons(transaction, codes, order.coupon_email);
    if (!used) return { keep: false, value: { kind: 'lost' } };
    await taking?.record(transaction, order);
    return { keep: true, value: written };
  });
}

function openOrdersOf(facts: OrderFacts, priced: PricedCart, deps: OrderingDependencies) {
  const { request, buyer, network, now } = facts;
  const taker = {
    network,
    now,
    email: request.email,
    phone: request.phone,
    customerId: buyer?.customerId ?? null,
    transfer: request.payment_method === 'transfer',
  };
  return deps.readOpenOrders({ lines: priced.lines, taker });
}

/**
 * The limits of the buyer and the network first; those of the whole shop only for a transfer by somebody not
 * verified.
 */
async function whyTooMuch(
  open: OpenOrders,
  { request, taking }: OrderFacts,
  totalCents: number,
  { limits, heldByUnconfirmed }: OrderingDependencies,
): Promise<Outcome<never> | null> {
  const refusal = tooManyOpen(open, totalCents, limits);
  const proved = open.proved || taking !== null;
  if (refusal !== null || proved || totalCents === 0 || request.payment_method !== 'transfer') return refusal;
  return heldTooMuch(await heldByUnconfirmed(), totalCents, limits);
}

const withoutAddress = () => {
  const path = ['shipping_address', 'address_line1'];
  return refused('order_field_invalid', { field: orderField(path) }, path.join('.'));
};

/**
 * Prices the cart, batched with others, and writes the order if it matches what the shopper saw. Reading
 * before the transaction is as good as within it: neither locks prices or other orders, and whatever may run
 * out is taken by conditional updates.
 */
async function attemptOrder(facts: OrderFacts, deps: OrderingDependencies): Promise<Attempt> {
  const priced = await deps.priceCart(cartOf(facts), facts.now);
  const changes = staleQuoteChanges(facts.request, priced);
  const { shipping } = priced;
  if (changes.length > 0 || !priced.orderable || shipping === null)
    return { kind: 'changed', priced, changes };
  if (shipping.kind === 'delivery' && facts.request.shipping_address === null)
    return { kind: 'refused', refusal: withoutAddress() };
  const open = await openOrdersOf(facts, priced, deps);
  const refusal = await whyTooMuch(open, facts, priced.totalCents, deps);
  if (refusal !== null) return { kind: 'refused', refusal };
  const wanted: Wanted = { priced, shipping };
  // Whom staff speak to needs no link to prove that somebody wants the order.
  const order = newOrder(facts, wanted, open.proved || facts.taking !== null);
  const written = await reserveAndWrite(deps, order, facts.taking);
  if (written.kind !== 'placed') return written;
  if (facts.taking === null) await keepAddresses(facts, shipping.kind === 'delivery', deps);
  return { ...written, order };
}

/** Starts the payment. The order stays placed whatever the gateway answers. */
async function startPayment(
  paymentId: number | null,
  { payments, log }: OrderingDependencies,
): Promise<NextStep> {
  if (paymentId === null) return { kind: 'none' };
  try {
    return await payments.start(paymentId);
  } catch (err) {
    log.error({ err, paymentId }, 'a payment could not be started');
    return unreachable('payment_not_started');
  }
}

async function placed(
  order: { readonly number: string; readonly totalCents: number; readonly payment: NextStep },
  language: Language,
  token: Promise<string>,
): Promise<Outcome<PlacedOrder>> {
  return accepted({
    status: 'placed',
    order_number: order.number,
    order_token: await token,
    total: eurosFromCents(order.totalCents),
    payment: spokenStep(order.payment, language),
  });
}

/** The first payment step of an order just written. A transfer needs no gateway: everything is known. */
function firstStep(order: NewOrder, paymentId: number | null, deps: OrderingDependencies): Promise<NextStep> {
  if (paymentId === null || order.payment_method !== 'transfer') return startPayment(paymentId, deps);
  const step = deps.payments.transferStep({
    orderNumber: order.number,
    amountCents: order.total_cents,
    placedAt: Date.parse(order.placed_at),
    reservedUntil: order.reserved_until === null ? null : Date.parse(order.reserved_until),
    addressConfirmed: order.address_proved,
    taxCode: order.invoice?.tax_code ?? null,
  });
  return Promise.resolve(step);
}

/** The result for an existing order, with the present status of its payment. */
export async function resumeOrder(
  order: KnownOrder,
  deps: OrderingDependencies,
): Promise<Outcome<PlacedOrder>> {
  const open = order.state === 'awaiting_payment';
  const startable = order.payment_state === 'created' || order.payment_state === 'started';
  const paymentId = open && startable ? order.payment_id : null;
  const payment = await startPayment(paymentId, deps);
  const written = { number: order.number, totalCents: order.total_cents, payment };
  return placed(written, offeredLanguage(order.language, languages), deps.tokens.sign(order.number));
}

/** Idempotent replay: the same request with the same key returns the existing order. */
async function answerKnown(
  order: KnownOrder,
  facts: OrderFacts,
  deps: OrderingDependencies,
): Promise<Outcome<PlacedOrder>> {
  if (order.request_hash.equals(requestHash(facts))) return resumeOrder(order, deps);
  return refused('key_of_other_order', {});
}

async function attempts(facts: OrderFacts, deps: OrderingDependencies): Promise<Attempt> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const outcome = await attemptOrder(facts, deps);
    if (outcome.kind !== 'lost') return outcome;
  }
  const priced = await deps.priceCart(cartOf(facts), facts.now);
  return { kind: 'changed', priced, changes: staleQuoteChanges(facts.request, priced) };
}

/**
 * Places an order: prices it, takes stock and writes it in one transaction, then starts the payment. If
 * anything differs from what the shopper saw, the result is 'changed' and nothing is written. Repeating a
 * request with its idempotency key is safe at any time.
 */
export async function placeOrder(
  request: OrderRequest,
  ordering: Pick<OrderFacts, 'buyer' | 'network'> & { readonly taking?: Taking },
  deps: OrderingDependencies,
): Promise<Outcome<PlacedOrder>> {
  const { reservationTtl, store, paymentOffer } = deps;
  const choice = choosePayment(paymentOffer, request.payment_method, request.payment_gateway);
  if (typeof choice === 'string') return refused('payment_method_unavailable', {}, `payment_${choice}`);
  const facts: OrderFacts = {
    request,
    buyer: ordering.buyer,
    network: ordering.network,
    taking: ordering.taking ?? null,
    now: deps.clock.now(),
    gateway: choice.gateway,
    reservationTtl,
    store,
  };
  const outcome = await deps.limiter(() => attempts(facts, deps));
  if (outcome === 'full') return refused('orders_queue_full', {});
  if (outcome.kind === 'placed') {
    const { order, paymentId } = outcome;
    deps.noteOrdered(order.number, request.searches);
    const payment = await firstStep(order, paymentId, deps);
    const written = { number: order.number, totalCents: order.total_cents, payment };
    return placed(written, request.language, deps.tokens.signFirst(order.number));
  }
  const known = await selectOrderByKey(deps.database, request.idempotency_key);
  if (known !== null) return answerKnown(known, facts, deps);
  if (outcome.kind === 'refused') return outcome.refusal;
  // The generated order number is taken: try again with another.
  if (outcome.kind !== 'changed') return placeOrder(request, ordering, deps);
  const { language } = request;
  return accepted({
    status: 'changed',
    message: answerTexts(language).orderChanged,
    changes: outcome.changes.map((change) => spokenChange(change, language)),
    quote: deps.presentQuote(outcome.priced, language),
  });
}
