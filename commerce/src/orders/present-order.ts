import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { whyFailed } from '../contract-http/spoken-payment.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { isOffer } from './is-offer.ts';
import { customerMayCancel, isUnpaid } from '@casamaestra/rules/orders/order-state.ts';
import { workingDaysOf } from '@casamaestra/rules/shipping/working-days.ts';
import { paymentStatus } from '@casamaestra/rules/orders/payment-status.ts';
import { presentPicture } from '../media/picture-url.ts';
import type { GoodsPicture } from '../media/picture-url.ts';
import { awaitsConfirmation } from './awaits-confirmation.ts';
import type { OrderHeader, OrderLine, OrderParcel, OrderPayment, OrderRecord } from './order-record.ts';
import { orderTexts } from '@casamaestra/texts/service/order-texts.ts';
import { openWithdrawal } from './withdrawal-of.ts';

const PICTURE_WIDTH = 160;

export function linePicture(picture: GoodsPicture | null): OrderView['lines'][number]['picture'] {
  if (picture === null) return null;
  const { url, width, height } = presentPicture(picture, PICTURE_WIDTH);
  return { url, width, height, ...(picture.other_colour && { other_colour: true as const }) };
}

const presentLine = (line: OrderLine): OrderView['lines'][number] => ({
  sku: line.sku,
  name: line.name,
  options: line.options,
  slug: line.slug,
  picture: linePicture(line.picture),
  qty: line.qty,
  price: eurosFromCents(line.priceCents),
  amount: eurosFromCents(line.amountCents),
  discount: eurosFromCents(line.discountCents),
  vat_percent: line.vatPercent,
  ...(line.recall && { recall: line.recall }),
});

function presentParcel(parcel: OrderParcel, lines: readonly OrderLine[]): OrderView['parcels'][number] {
  return {
    carrier: parcel.carrier,
    tracking_number: parcel.trackingNumber,
    tracking_url: parcel.trackingUrl,
    shipped_at: parcel.shippedAt.toISOString(),
    delivered_at: parcel.deliveredAt?.toISOString() ?? null,
    lines: parcel.lines.flatMap(({ position, qty }) => {
      const line = lines.find((one) => one.position === position);
      return line === undefined ? [] : [{ sku: line.sku, name: line.name, qty }];
    }),
  };
}

/** Whether an order can be paid now: unpaid, with a sum due and no payment pending. */
export function canPay(
  order: Pick<OrderHeader, 'state' | 'totalCents'>,
  payments: readonly OrderPayment[],
): boolean {
  if (!isUnpaid(order.state) || order.totalCents === 0) return false;
  return ['none', 'waiting', 'failed'].includes(paymentStatus(order.totalCents, payments));
}

/** Documents of the articles bought, each once. */
export function documentsOf(lines: readonly OrderLine[]): OrderView['downloads'] {
  const seen = new Set<string>();
  return lines.flatMap(({ documents, name }) =>
    documents.flatMap(({ label, url }) => {
      if (seen.has(url)) return [];
      seen.add(url);
      return [{ label, url, product: name }];
    }),
  );
}

export const proFormaPath = (orderToken: string): string =>
  `/api/open/orders/${encodeURIComponent(orderToken)}/pro-forma.pdf`;

function amounts(order: OrderRecord) {
  return {
    goods: eurosFromCents(order.subtotalCents),
    discount: eurosFromCents(order.discountCents),
    shipping: eurosFromCents(order.shippingCents),
    total: eurosFromCents(order.totalCents),
    refunded: eurosFromCents(order.refundedCents),
    vat: order.vat.map(({ percent, net_cents, vat_cents }) => ({
      percent,
      net: eurosFromCents(net_cents),
      vat: eurosFromCents(vat_cents),
    })),
  };
}

function presentOpenWithdrawal(order: OrderRecord): OrderView['withdrawal'] {
  const open = openWithdrawal(order);
  if (open === null) return null;
  const refund = open.refundCents === null ? null : eurosFromCents(open.refundCents);
  return { refund, refund_by: open.refundBy };
}

/**
 * The order as its buyer sees it, apart from what depends on the current time. `transfer` is given while a
 * bank transfer is awaited.
 */
export function presentOrder(
  order: OrderRecord,
  orderToken: string,
  { transfer, language }: { readonly transfer: TransferDetails | null; readonly language: Language },
): Omit<OrderView, 'can_withdraw' | 'withdraw_until' | 'pickup_place'> {
  const payment = paymentStatus(order.totalCents, order.payments);
  const failure = payment === 'failed' ? (order.payments.at(-1)?.failure ?? null) : null;
  const { reason, message } = whyFailed(failure, language);
  const proForma = {
    label: orderTexts(order.language).proForma,
    url: proFormaPath(orderToken),
    product: null,
  };
  return {
    order_number: order.number,
    order_token: orderToken,
    state: order.state,
    placed_at: order.placedAt.toISOString(),
    email: order.email,
    phone: order.phone,
    lines: order.lines.map(presentLine),
    ...amounts(order),
    coupon_codes: [...order.couponCodes],
    shipping_label: order.shippingLabel,
    shipping_kind: order.shippingKind,
    earliest: order.earliest,
    latest: order.latest,
    working_days: workingDaysOf(order.placedAt.getTime(), order),
    shipping_address: order.shippingAddress,
    billing_address: order.billingAddress,
    invoice: order.invoice,
    note: order.note,
    payment_method: order.paymentMethod,
    payment,
    payment_message: message,
    payment_reason: reason,
    transfer,
    history: order.events.map(({ at, state, note }) => ({ at: at.toISOString(), state, note })),
    // Orders for pick-up have no parcels.
    parcels:
      order.shippingKind === 'pickup'
        ? []
        : order.parcels.map((parcel) => presentParcel(parcel, order.lines)),
    downloads: [proForma, ...documentsOf(order.lines)],
    ...(isOffer(order) && { offer: true }),
    confirm_by: awaitsConfirmation(order) ? (order.reservedUntil?.toISOString() ?? null) : null,
    can_pay: canPay(order, order.payments),
    can_cancel: customerMayCancel(order.state) && (isUnpaid(order.state) || order.withdrawals.length === 0),
    withdrawal: presentOpenWithdrawal(order),
  };
}
