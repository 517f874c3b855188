import { createHash } from 'node:crypto';
import type { Address } from '@casamaestra/contract/checkout/address.ts';
import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { transferWait, unconfirmedUntil } from '@casamaestra/rules/payments/transfer-deadline.ts';
import { longestPayment } from '@casamaestra/rules/payments/payment-link-deadline.ts';
import type { PricedCart, PricedLine, PricedShipping } from '../cart/priced-cart.ts';
import type { Identity } from '../identity/identity.ts';
import type { Database } from '../platform/database/connection.ts';
import { newOrderNumber } from './order-number.ts';
import { recipientOf } from './order-request.ts';
import type { OrderRequest } from './order-request.ts';
import type { NewOrder, NewOrderLine } from './place-order.queries.ts';

const MINUTE_MS = 60_000;

/** How long stock is reserved for an unpaid order, from the configuration. */
export interface ReservationTtl {
  readonly reservationMinutes: number;
  readonly transferDays: number;
}

function newLine(line: PricedLine, position: number): NewOrderLine {
  return {
    position,
    variant_id: line.variantId,
    product_id: line.productId,
    sku: line.sku,
    name: line.name,
    options: line.options,
    slug: line.slug,
    picture: line.picture,
    qty: line.qty,
    price_cents: line.priceCents,
    struck_cents: line.compareAtCents,
    discount_cents: line.discountCents,
    amount_cents: line.amountCents,
    vat_percent: line.vatPercent,
    custom_made: line.customMade,
  };
}

interface Waiting {
  readonly states: readonly OrderState[];
  readonly reserved_until: string | null;
  readonly remind_at: string | null;
  readonly paid_at: string | null;
}

const moment = (epochMs: number) => new Date(epochMs).toISOString();

const HOUR_MS = 60 * MINUTE_MS;
/** How long before its expiry a reminder of an unopened confirmation link is sent. */
const REMIND_BEFORE_MS = 8 * HOUR_MS;

/**
 * Until when the order waits for payment; an order that costs nothing is paid at once. A transfer gets a
 * reminder; unless the e-mail address is verified, it has one day for the mailed link to be opened.
 */
function waiting(
  { request, now, reservationTtl, taking }: OrderFacts,
  totalCents: number,
  addressConfirmed: boolean,
): Waiting {
  if (totalCents === 0) {
    return { states: ['received', 'paid'], reserved_until: null, remind_at: null, paid_at: moment(now) };
  }
  const states = ['received', 'awaiting_payment'] as const;
  if (request.payment_method !== 'transfer') {
    // The buyer of an order taken on the telephone pays by a mailed link, not at once.
    const until = taking === null ? now + reservationTtl.reservationMinutes * MINUTE_MS : longestPayment(now);
    return { states, reserved_until: moment(until), remind_at: null, paid_at: null };
  }
  if (!addressConfirmed) {
    const until = unconfirmedUntil(now);
    return {
      states,
      reserved_until: moment(until),
      remind_at: moment(until - REMIND_BEFORE_MS),
      paid_at: null,
    };
  }
  const { reservedUntil, remindAt } = transferWait(now, reservationTtl.transferDays);
  return { states, reserved_until: moment(reservedUntil), remind_at: moment(remindAt), paid_at: null };
}

/** The logged-in customer who places an order. */
export type Buyer = Pick<Identity, 'customerId' | 'email'>;

/** A person of staff who takes an order on the telephone. */
export interface Taking {
  readonly staffId: number;
  /** Written together with the order. */
  readonly record: (transaction: Database, order: NewOrder) => Promise<void>;
}

export interface OrderFacts {
  readonly request: OrderRequest;
  /** null: a guest */
  readonly buyer: Buyer | null;
  /** The buyer's network, as returned by `networkOf`. */
  readonly network: string;
  readonly now: number;
  /** The gateway of the payment; null: bank transfer. */
  readonly gateway: string | null;
  readonly reservationTtl: ReservationTtl;
  /** Where orders are collected; undefined: no pick-up. */
  readonly store: ShopFile['store'];
  /** Who of staff takes the order on the telephone; null: the buyer places it. */
  readonly taking: Taking | null;
}

/** Delivery address: the one given, or the store with the name of whoever collects. */
function destination({ request, store }: OrderFacts, kind: PricedShipping['kind']): Address {
  if (kind === 'delivery' || store === undefined) {
    if (request.shipping_address === null) throw new Error('an order to be delivered has no address');
    return request.shipping_address;
  }
  const { street, postcode, town, province, country } = store.address;
  return {
    ...recipientOf(request),
    company_name: store.name,
    address_line1: street,
    pincode: postcode,
    city: town,
    ...(province !== undefined && { state: province }),
    country,
  };
}

/**
 * The e-mail address under which coupon uses are counted: the account's if there is one, else the guest's.
 */
export const couponEmail = ({ request, buyer }: Pick<OrderFacts, 'request' | 'buyer'>): string =>
  buyer?.email ?? request.email;

/**
 * Hash of the request and its buyer: the same idempotency key must come with the same request of the same
 * person.
 */
export function requestHash({ request, buyer }: Pick<OrderFacts, 'request' | 'buyer'>): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([buyer?.customerId ?? null, request]))
    .digest();
}

/** The age to be proved for goods whose buyers' age is checked by law (D.L. 23/2026). */
const proofOfAge = (lines: PricedCart['lines']): number | null => {
  const ages = lines.flatMap(({ ageCheck, minAge }) => (ageCheck ? [minAge ?? 18] : []));
  return ages.length === 0 ? null : Math.max(...ages);
};

/** The database rows of an order for a priced cart. */
export function newOrder(
  facts: OrderFacts,
  { priced, shipping }: { readonly priced: PricedCart; readonly shipping: PricedShipping },
  addressConfirmed: boolean,
): NewOrder {
  const { request, buyer, now, network, gateway, taking } = facts;
  const { states, ...dates } = waiting(facts, priced.totalCents, addressConfirmed);
  return {
    ...dates,
    // The network of an order taken on the telephone is the office's.
    placed_from: dates.reserved_until === null || taking !== null ? null : network,
    channel: taking === null ? 'shop' : 'telephone',
    taken_by: taking?.staffId ?? null,
    address_proved: addressConfirmed,
    number: newOrderNumber(),
    idempotency_key: request.idempotency_key,
    request_hash: requestHash(facts),
    customer_id: buyer?.customerId ?? null,
    email: request.email,
    phone: request.phone,
    state: states.at(-1) ?? 'received',
    language: request.language,
    goods_cents: priced.subtotalCents,
    discount_cents: priced.discountCents,
    shipping_cents: priced.shippingCents,
    total_cents: priced.totalCents,
    vat: priced.vat.map(({ percent, netCents, vatCents }) => ({
      percent,
      net_cents: netCents,
      vat_cents: vatCents,
    })),
    shipping_rule: shipping.name,
    shipping_label: shipping.label,
    shipping_kind: shipping.kind,
    earliest: shipping.earliest,
    latest: shipping.latest,
    shipping_address: destination(facts, shipping.kind),
    billing_address: request.billing_address,
    invoice: request.invoice,
    payment_method: request.payment_method,
    payment_gateway: gateway,
    weee_take_back: request.weee_take_back && priced.electrical,
    proof_of_age: proofOfAge(priced.lines),
    review_mail: request.review_mail,
    note: request.note,
    placed_at: moment(now),
    lines: priced.lines.map((line, index) => newLine(line, index + 1)),
    coupons: priced.coupons.map(({ code, description, discountCents }) => ({
      coupon_code: code,
      description,
      discount_cents: discountCents,
    })),
    coupon_email: couponEmail(facts),
    states,
  };
}
