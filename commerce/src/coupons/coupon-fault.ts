import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CouponFields } from '@casamaestra/contract/staff/staff-coupons.operations.ts';

const worth = ({ kind, percent, amount_cents: amount, minimum_cents: minimum }: CouponFields) =>
  JSON.stringify([kind, percent, amount, minimum]);

/** The whole amount of some goods would be taken off: a percentage of 100, or an amount that no minimum exceeds. */
const givesAway = ({ kind, percent, amount_cents: amount, minimum_cents: minimum }: CouponFields) =>
  kind === 'percentage' ? (percent ?? 0) >= 100 : kind === 'amount' && (amount ?? 0) >= minimum;

/**
 * What is wrong with a coupon as somebody writes it; undefined: nothing. A coupon of a file that gives goods away stays
 * what it is until somebody changes its value.
 */
export function couponFault(
  next: CouponFields,
  { before, uses }: { readonly before: CouponFields | undefined; readonly uses: number },
): Extract<Outcome<never>, { ok: false }> | undefined {
  const { kind, percent, amount_cents: amount, valid_from: from, valid_to: to, use_limit: most } = next;
  if ((kind === 'percentage') !== (percent !== null)) return refused('staff_coupon_value', {}, 'percent');
  if ((kind === 'amount') !== (amount !== null && amount > 0))
    return refused('staff_coupon_value', {}, 'amount_cents');
  const isNewWorth = before === undefined || worth(before) !== worth(next);
  if (isNewWorth && givesAway(next))
    return refused('staff_coupon_free', {}, kind === 'amount' ? 'minimum_cents' : 'percent');
  if (from !== null && to !== null && Date.parse(from) >= Date.parse(to))
    return refused('staff_coupon_dates', {}, 'valid_to');
  if (most !== null && most < uses) return refused('staff_coupon_uses', { uses }, 'use_limit');
  return undefined;
}
