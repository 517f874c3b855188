import { couponRefusal } from '@casamaestra/rules/coupons/coupon-refusal.ts';
import type { CouponRefusal } from '@casamaestra/rules/coupons/coupon-refusal.ts';
import type { Coupon } from './coupon.ts';

/** What coupons need to know about a line. */
export interface CouponLine {
  readonly productId: number;
  readonly categoryId: number;
  /** Sold below its list price now. */
  readonly reduced: boolean;
  readonly amountCents: number;
}

/** Whether a coupon applies to a line. */
export function appliesToLine(coupon: Coupon, line: CouponLine): boolean {
  if (coupon.exceptReduced && line.reduced) return false;
  return !coupon.limited || coupon.productIds.has(line.productId) || coupon.categoryIds.has(line.categoryId);
}

export type RefusedCoupon =
  | { readonly code: string; readonly refusal: CouponRefusal; readonly insteadOf?: undefined }
  /** It cannot be combined with the coupons used instead. */
  | {
      readonly code: string;
      readonly refusal: { readonly reason: 'not_combinable' };
      readonly insteadOf: string;
    };

export interface ChosenCoupons {
  readonly coupons: readonly Coupon[];
  readonly refused: readonly RefusedCoupon[];
}

/** The sets of coupons that may be used together: all combinable ones, or a single other one. */
function alternatives(coupons: readonly Coupon[]): Coupon[][] {
  const together = coupons.filter((coupon) => coupon.combinable);
  const alone = coupons.filter((coupon) => !coupon.combinable).map((coupon) => [coupon]);
  return together.length === 0 ? alone : [together, ...alone];
}

/**
 * The coupons that apply to a cart, and why the others do not. Of coupons that cannot be combined, the set
 * with the lowest total is used, whatever the order of entry.
 * @param totalWith total of the cart with some coupons
 */
export function chooseCoupons(
  codes: readonly string[],
  known: ReadonlyMap<string, Coupon>,
  cart: { readonly lines: readonly CouponLine[]; readonly now: number },
  totalWith: (coupons: readonly Coupon[]) => number,
): ChosenCoupons {
  const holding: Coupon[] = [];
  const refused: RefusedCoupon[] = [];
  for (const code of codes) {
    const coupon = known.get(code);
    const eligible = cart.lines.filter((line) => coupon !== undefined && appliesToLine(coupon, line));
    const refusal =
      coupon === undefined
        ? ({ reason: 'unknown' } as const)
        : couponRefusal(coupon, {
            now: cart.now,
            eligibleCents: eligible.reduce((sum, line) => sum + line.amountCents, 0),
            hasEligibleLine: eligible.some((line) => line.amountCents > 0),
            customerUses: coupon.customerUses,
          });
    if (refusal !== null) refused.push({ code, refusal });
    else if (coupon !== undefined) holding.push(coupon);
  }
  holding.sort((a, b) => (a.code < b.code ? -1 : 1));
  const sets = alternatives(holding);
  let best = sets[0] ?? [];
  if (sets.length > 1) {
    const totals = sets.map((set) => totalWith(set));
    best = sets[totals.indexOf(Math.min(...totals))] ?? best;
  }
  const kept = best.map(({ code }) => code).join(', ');
  for (const coupon of holding) {
    if (!best.includes(coupon))
      refused.push({ code: coupon.code, refusal: { reason: 'not_combinable' }, insteadOf: kept });
  }
  return { coupons: best, refused };
}
