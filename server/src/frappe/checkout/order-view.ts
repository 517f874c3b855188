import { whyFailed } from '@casamaestra/commerce/contract-http/spoken-payment.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { addressOfWanted } from './address-of-wanted.ts';
import type { StartedOrder } from './started-order.ts';

/** An order placed by the shop in the form of the contract. */
export function viewOfStarted(order: StartedOrder, language: Language): OrderView {
  const { wanted, quote, step, payment } = order;
  const option = quote.shipping_options.find(({ name }) => name === wanted.shipping_rule);
  const { reason, message } = whyFailed(order.failure, language);
  const address = addressOfWanted(wanted);
  const placedAt = new Date(order.placedAt).toISOString();
  const state = payment === 'paid' ? 'paid' : 'awaiting_payment';
  return {
    order_number: order.number,
    order_token: order.token,
    state,
    placed_at: placedAt,
    email: wanted.email,
    phone: wanted.phone,
    lines: quote.lines.map(({ sku, name, options, slug, picture, qty, price, amount }) => ({
      sku,
      name,
      options,
      slug,
      picture,
      qty,
      price,
      amount,
      discount: 0,
      vat_percent: 0,
    })),
    goods: quote.goods,
    discount: quote.discount,
    coupon_codes: quote.coupons.map(({ code }) => code),
    shipping: quote.shipping,
    shipping_label: option?.label ?? wanted.shipping_rule,
    shipping_kind: option?.kind ?? 'delivery',
    pickup_place: null,
    earliest: '',
    latest: '',
    working_days: option?.working_days ?? null,
    total: order.total,
    refunded: 0,
    vat: [],
    shipping_address: address,
    billing_address: wanted.billing_address ?? address,
    invoice: wanted.invoice ?? null,
    note: wanted.note ?? null,
    payment_method: wanted.payment_method,
    payment,
    payment_message: message,
    payment_reason: reason,
    transfer: step.kind === 'transfer' ? step.transfer : null,
    confirm_by: null,
    history: [{ at: placedAt, state, note: null }],
    parcels: [],
    downloads: [],
    can_pay: payment === 'waiting' || payment === 'failed' ? step.kind !== 'transfer' : false,
    can_cancel: false,
    can_withdraw: false,
    withdrawal: null,
    withdraw_until: null,
  };
}
