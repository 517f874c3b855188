import type { CouponValue } from '@casamaestra/rules/coupons/coupon-discount.ts';
import type { CouponTerms } from '@casamaestra/rules/coupons/coupon-refusal.ts';
import type { Texts } from '../shipping/commerce-setting.ts';

/** A coupon with the uses of one customer. */
export interface Coupon extends CouponTerms, CouponValue {
  readonly description: Texts;
  readonly productIds: ReadonlySet<number>;
  /** Includes all subcategories. */
  readonly categoryIds: ReadonlySet<number>;
  readonly limited: boolean;
  readonly exceptReduced: boolean;
  readonly combinable: boolean;
  /** How often the customer has used it. */
  readonly customerUses: number;
}
