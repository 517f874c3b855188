import { couponDiscounts } from '../coupons/coupon-discount.ts';
import type { CouponValue, DiscountedLine } from '../coupons/coupon-discount.ts';
import { containedVat } from '../tax/vat.ts';
import type { VatShare } from '../tax/vat.ts';

export interface TotalledLine extends DiscountedLine {
  readonly vatPercent: number;
}

export interface CartTotal {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly byCoupon: readonly number[];
  readonly byLine: readonly number[];
  readonly shippingCents: number;
  /** goods − discount + shipping */
  readonly totalCents: number;
  readonly vat: readonly VatShare[];
}

/**
 * Everything a cart costs, from priced lines, coupons that hold, and what delivery costs with or without them. To pay is
 * goods + delivery − coupons, never below 0: what a coupon of an amount leaves of itself pays the delivery.
 */
export function cartTotal(
  lines: readonly TotalledLine[],
  coupons: readonly CouponValue[],
  appliesTo: (coupon: number, line: number) => boolean,
  shippingCents: (freeShipping: boolean) => number,
): CartTotal {
  const { byCoupon, byLine, freeShipping, leftCents } = couponDiscounts(lines, coupons, appliesTo);
  const subtotalCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const discountCents = byLine.reduce((sum, discount) => sum + discount, 0);
  const shipping = Math.max(0, shippingCents(freeShipping) - leftCents);
  const taxed = lines.map((line, index) => ({
    key: line.key,
    paidCents: line.amountCents - (byLine[index] ?? 0),
    percent: line.vatPercent,
  }));
  return {
    subtotalCents,
    discountCents,
    byCoupon,
    byLine,
    shippingCents: shipping,
    totalCents: subtotalCents - discountCents + shipping,
    vat: containedVat(taxed, shipping),
  };
}
