import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  couponsOperation,
  endCouponOperation,
  saveCouponOperation,
} from '@casamaestra/contract/staff/staff-coupons.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { listCoupons } from '../../coupons/list-coupons.usecase.ts';
import { endCoupon, changeCoupon } from '../../coupons/change-coupon.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';

/** Coupons: listed, made, changed, ended. */
export const couponEndpoints = (deps: StaffDependencies): readonly Endpoint[] => {
  const by = (who: StaffIdentity) => ({ author: authorOf(who), at: new Date(deps.clock.now()) });
  return [
    staffEndpoint(deps, couponsOperation, async () => accepted(await listCoupons(deps))),
    staffEndpoint(deps, saveCouponOperation, (input, who) => changeCoupon(deps.database, input, by(who))),
    staffEndpoint(deps, endCouponOperation, ({ code }, who) => endCoupon(deps.database, code, by(who))),
  ];
};
