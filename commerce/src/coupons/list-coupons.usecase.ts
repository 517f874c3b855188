import type { StaffCoupon } from '@casamaestra/contract/staff/staff-coupons.operations.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/connection.ts';
import { selectCouponDiscounts, selectCouponRecords } from './coupon-fields.queries.ts';
import type { CouponRecord } from './coupon-fields.queries.ts';

function stateOf({ fields, uses }: CouponRecord, now: number): StaffCoupon['state'] {
  const { active, valid_from: from, valid_to: to, use_limit: most } = fields;
  if (!active) return 'ended';
  if (to !== null && Date.parse(to) <= now) return 'over';
  if (most !== null && uses >= most) return 'used_up';
  return from !== null && Date.parse(from) > now ? 'planned' : 'running';
}

/** All coupons with what they are now, how often they were used, and for how much. */
export async function listCoupons({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<StaffCoupon[]> {
  const now = clock.now();
  const discounts = await selectCouponDiscounts(database);
  return (await selectCouponRecords(database)).map((coupon) => ({
    ...coupon,
    state: stateOf(coupon, now),
    discount_cents: discounts.get(coupon.code) ?? 0,
  }));
}
