import type { OrderState, OrderView } from '@casamaestra/contract/orders/order-view.ts';
import type { Address } from '@casamaestra/contract/checkout/address.ts';
import { z } from 'zod';
import { toCent } from '../catalogue/frappe-product.ts';
import { frappeCountryCode } from '../checkout/countries.ts';
import type { Country } from '../checkout/country.ts';

const words = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const amount = z.coerce.number().catch(0);

export const salesOrderAddressSchema = z.looseObject({
  name: words,
  address_line1: words,
  address_line2: words,
  city: words,
  state: words,
  pincode: words,
  country: words,
  address_type: words,
  is_primary_address: z.coerce.number().catch(0),
  disabled: z.coerce.number().catch(0),
  phone: words,
});
export type SalesOrderAddress = z.output<typeof salesOrderAddressSchema>;

/** A Sales Order in the customer's list. Times are local to the site, without zone. */
export const salesOrderSchema = z.looseObject({
  name: z.string(),
  status: words,
  transaction_status: words,
  creation: words,
  total: amount,
  customer_type: words,
  shipping_address: salesOrderAddressSchema.nullish().catch(null),
  billing_address: salesOrderAddressSchema.nullish().catch(null),
  total_qty: amount,
  items: z
    .array(
      z.looseObject({ item_code: z.string(), item_name: words, qty: amount, rate: amount, image: words }),
    )
    .nullish(),
  paid: words,
  payment_mode: words,
});
export type SalesOrder = z.output<typeof salesOrderSchema>;

/** Tokens of a customer's own orders are their numbers with this prefix: useless without the login. */
const ownPrefix = 'own-';
export const ownToken = (number: string): string => `${ownPrefix}${number}`;
export const numberOfToken = (token: string): string | undefined =>
  token.startsWith(ownPrefix) ? token.slice(ownPrefix.length) : undefined;

/** The order status from the two status fields of the service. */
export function stateOf({ status, transaction_status: transaction, paid }: SalesOrder): OrderState {
  if (/^(cancelled|closed)$/i.test(status)) return 'cancelled';
  if (/^completed$/i.test(status)) return 'shipped';
  switch (transaction.toLowerCase()) {
    case 'shipped':
      return 'shipped';
    case 'accepted':
    case 'under processing':
      return 'in_preparation';
    default:
      return paid === 'YES' ? 'paid' : 'awaiting_payment';
  }
}

const zoneOffset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' });

/** "2026-11-20 10:15:00.123456" in Italian time as ISO 8601; the current time when it cannot be parsed. */
export function momentOf(siteTime: string): string {
  const plain = new Date(`${siteTime.slice(0, 19).replace(' ', 'T')}Z`);
  if (Number.isNaN(plain.getTime())) return new Date(0).toISOString();
  const deps = zoneOffset.formatToParts(plain);
  const offset = /GMT([+-]\d{2}):(\d{2})/.exec(deps.find(({ type }) => type === 'timeZoneName')?.value ?? '');
  const minutes = offset === null ? 0 : Number(offset[1]) * 60 + Number(offset[2]);
  return new Date(plain.getTime() - minutes * 60_000).toISOString();
}

export function salesOrderAddressOf(
  address: SalesOrderAddress | null | undefined,
  names: { readonly first: string; readonly last: string },
  countries: readonly Country[],
): Address {
  const given = (text: string | undefined) => (text === undefined || text === '' ? undefined : text);
  const second = given(address?.address_line2);
  const state = given(address?.state);
  const pincode = given(address?.pincode);
  return {
    first_name: names.first,
    last_name: names.last,
    address_line1: address?.address_line1 ?? '',
    ...(second !== undefined && { address_line2: second }),
    city: address?.city ?? '',
    ...(state !== undefined && { state }),
    ...(pincode !== undefined && { pincode }),
    country: frappeCountryCode(address?.country ?? 'Italy', countries),
  };
}

/** The service names the gateway as the method: everything but a transfer is a card. */
const methodOf = (mode: string): OrderView['payment_method'] =>
  mode.toUpperCase() === 'TRANSFER' ? 'transfer' : 'card';

export const pictureOf = (url: string) => (url === '' ? null : { url, width: '150', height: '150' });

interface Owner {
  readonly first: string;
  readonly last: string;
  readonly email: string;
}

/** An order of the list in the form of the contract; fields missing in the list are empty. */
export function viewOfSalesOrder(order: SalesOrder, owner: Owner, countries: readonly Country[]): OrderView {
  const lines = (order.items ?? []).map((item) => ({
    sku: item.item_code,
    name: item.item_name === '' ? item.item_code : item.item_name,
    options: '',
    slug: '',
    picture: pictureOf(item.image),
    qty: item.qty,
    price: toCent(item.rate),
    amount: toCent(item.rate * item.qty),
    discount: 0,
    vat_percent: 0,
  }));
  const goods = toCent(lines.reduce((sum, line) => sum + line.amount, 0));
  const total = toCent(order.total);
  const state = stateOf(order);
  const placedAt = momentOf(order.creation);
  return {
    order_number: order.name,
    order_token: ownToken(order.name),
    state,
    placed_at: placedAt,
    email: owner.email,
    phone: order.shipping_address?.phone ?? '',
    lines,
    goods,
    // The list has only subtotal and grand total: the difference is the delivery price, or a discount.
    discount: Math.max(0, toCent(goods - total)),
    coupon_codes: [],
    shipping: Math.max(0, toCent(total - goods)),
    shipping_label: '',
    shipping_kind: 'delivery',
    pickup_place: null,
    earliest: '',
    latest: '',
    working_days: null,
    total,
    refunded: 0,
    vat: [],
    shipping_address: salesOrderAddressOf(order.shipping_address, owner, countries),
    billing_address: salesOrderAddressOf(order.billing_address ?? order.shipping_address, owner, countries),
    invoice: null,
    note: null,
    payment_method: methodOf(order.payment_mode),
    payment: order.paid === 'YES' ? 'paid' : state === 'cancelled' ? 'none' : 'waiting',
    payment_message: null,
    payment_reason: null,
    transfer: null,
    confirm_by: null,
    history: [{ at: placedAt, state, note: null }],
    parcels: [],
    downloads: [],
    can_pay: false,
    can_cancel: false,
    can_withdraw: false,
    withdrawal: null,
    withdraw_until: null,
  };
}
