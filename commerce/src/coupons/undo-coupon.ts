import { couponFieldsSchema } from '@casamaestra/contract/staff/staff-coupons.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../change-sets/undoable.ts';
import { removeUnusedCoupon, selectCouponRecords } from './coupon-fields.queries.ts';
import { writeCoupon } from './change-coupon.usecase.ts';

const codeOf = (record: string): string => record.replace(/^coupon /, '');

/** Fields of coupons as they were; one that was made goes again, unless somebody has used it. */
export const undoCoupon: Undoable = {
  kinds: ['coupons.save', 'coupons.end'],
  permission: { subject: 'coupons', needs: 'edit' },
  async read(transaction, rows) {
    const code = codeOf(rows[0]?.record ?? '');
    const [current] = await selectCouponRecords(transaction, code);
    const today: Record<string, unknown> = { ...current?.fields };
    return rows.map(({ field }) => today[field]);
  },
  async write(transaction, rows) {
    const code = codeOf(rows[0]?.record ?? '');
    const [current] = await selectCouponRecords(transaction, code);
    if (current === undefined) return refused('staff_coupon_unknown', {}, 'code');
    const wasMade = rows.some(({ field, value }) => field === 'kind' && value === null);
    if (wasMade) {
      const isAsMade = rows.length === Object.values(current.fields).filter((value) => value !== null).length;
      const isGone = isAsMade && (await removeUnusedCoupon(transaction, code));
      return isGone ? accepted(undefined) : refused('staff_coupon_used', {});
    }
    const values = Object.fromEntries(rows.map(({ field, value }) => [field, value]));
    const next = couponFieldsSchema.parse({ ...current.fields, ...values });
    return writeCoupon(transaction, code, next, current);
  },
};
