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
 * Totals of a cart from priced lines, applicable coupons, and the delivery price with and without them. The
 * total is goods + delivery − coupons, never below 0: what an amount coupon leaves after the goods is used
 * for the delivery.
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
