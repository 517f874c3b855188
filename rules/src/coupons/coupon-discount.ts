import { apportion } from '../cart/apportion.ts';

export type CouponKind = 'percentage' | 'amount' | 'free_shipping';

/** The value of a coupon. */
export interface CouponValue {
  readonly code: string;
  readonly kind: CouponKind;
  /** For percentage coupons; at most two decimals. */
  readonly percent: number | null;
  /** For amount coupons. */
  readonly amountCents: number | null;
}

export interface DiscountedLine {
  readonly key: string;
  readonly amountCents: number;
}

export interface CouponDiscounts {
  /** In the order of the given coupons; 0 for free shipping, which removes the delivery price instead. */
  readonly byCoupon: readonly number[];
  readonly byLine: readonly number[];
  readonly freeShipping: boolean;
  /** The rest of amount coupons for all lines, after the goods cost nothing. */
  readonly leftCents: number;
}

const rank: Readonly<Record<CouponKind, number>> = { percentage: 0, amount: 1, free_shipping: 2 };

/** Percentage of an amount, rounded half up to the cent. */
function share(amountCents: number, percent: number): number {
  const factor = Math.round(percent * 100);
  if (Number.isSafeInteger(amountCents * factor * 2))
    return Math.floor((amountCents * factor + 5000) / 10_000);
  return Number((BigInt(amountCents) * BigInt(factor) + 5000n) / 10_000n);
}

/**
 * The discounts of coupons on a cart. Percentages come first, then amounts, within each kind by code; each
 * applies to what the previous ones left of its lines, so the order of entry does not matter and no line
 * falls below 0. A discount is rounded once, as a whole, and divided among its lines to the cent.
 * @param appliesTo whether a coupon (by index) applies to a line (by index)
 */
export function couponDiscounts(
  lines: readonly DiscountedLine[],
  coupons: readonly CouponValue[],
  appliesTo: (coupon: number, line: number) => boolean,
): CouponDiscounts {
  const byCoupon = coupons.map(() => 0);
  const byLine = lines.map(() => 0);
  let freeShipping = false;
  let leftCents = 0;
  const order = coupons
    .map((coupon, index) => ({ coupon, index }))
    .toSorted(
      (a, b) => rank[a.coupon.kind] - rank[b.coupon.kind] || (a.coupon.code < b.coupon.code ? -1 : 1),
    );
  for (const { coupon, index } of order) {
    const mine = lines.flatMap((_line, at) => (appliesTo(index, at) ? [at] : []));
    if (coupon.kind === 'free_shipping') {
      freeShipping ||= mine.length > 0;
      continue;
    }
    const shares = mine.map((at) => ({
      key: lines[at]?.key ?? '',
      weight: (lines[at]?.amountCents ?? 0) - (byLine[at] ?? 0),
    }));
    const left = shares.reduce((sum, { weight }) => sum + weight, 0);
    const wanted = coupon.percent === null ? (coupon.amountCents ?? 0) : share(left, coupon.percent);
    const discount = Math.min(left, wanted);
    byCoupon[index] = discount;
    if (coupon.kind === 'amount' && mine.length === lines.length) leftCents += wanted - discount;
    for (const [at, part] of apportion(discount, shares).entries()) {
      const line = mine[at];
      if (line !== undefined) byLine[line] = (byLine[line] ?? 0) + part;
    }
  }
  return { byCoupon, byLine, freeShipping, leftCents };
}
