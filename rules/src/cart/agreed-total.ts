import { containedVat } from '../tax/vat.ts';
import type { VatShare } from '../tax/vat.ts';
import { apportion } from './apportion.ts';
import { prorateRefund } from './prorate-refund.ts';

/** A line as it was sold, and how many pieces of it stay. */
export interface KeptLine {
  readonly key: string;
  readonly priceCents: number;
  readonly soldQty: number;
  readonly qty: number;
  /** Off the pieces that were sold. */
  readonly discountCents: number;
  readonly vatPercent: number;
}

export interface AgreedTotal {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly byLine: readonly number[];
  readonly byCoupon: readonly number[];
  readonly shippingCents: number;
  readonly totalCents: number;
  readonly vat: readonly VatShare[];
}

/** What fewer pieces of an order cost when everything agreed stays: each piece its share of the discount, the delivery whole. */
export function agreedTotal(
  lines: readonly KeptLine[],
  coupons: readonly { readonly code: string; readonly discountCents: number }[],
  shippingCents: number,
): AgreedTotal {
  const charge = {
    lines: lines.map(({ key, soldQty, discountCents }) => ({ key, qty: soldQty, paidCents: discountCents })),
    shippingCents: 0,
  };
  const kept = new Map(lines.map(({ key, qty }) => [key, qty]));
  const byLine = prorateRefund(charge, new Map(), kept).byLine.map(({ amountCents }) => amountCents);
  const discountCents = byLine.reduce((sum, cents) => sum + cents, 0);
  const subtotalCents = lines.reduce((sum, { priceCents, qty }) => sum + priceCents * qty, 0);
  const paid = lines.flatMap(({ key, priceCents, qty, vatPercent }, index) =>
    qty === 0 ? [] : { key, paidCents: priceCents * qty - (byLine[index] ?? 0), percent: vatPercent },
  );
  return {
    subtotalCents,
    discountCents,
    byLine,
    byCoupon: apportion(
      discountCents,
      coupons.map(({ code, discountCents: weight }) => ({ key: code, weight })),
    ),
    shippingCents,
    totalCents: subtotalCents - discountCents + shippingCents,
    vat: containedVat(paid, shippingCents),
  };
}
