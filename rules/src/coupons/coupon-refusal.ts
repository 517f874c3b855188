import type { Instant } from '../pricing/price-now.ts';

/** When, for what and how often a coupon may be used. */
export interface CouponTerms {
  readonly active: boolean;
  readonly validFrom: Instant | null;
  /** Exclusive. */
  readonly validTo: Instant | null;
  readonly minimumCents: number;
  readonly useLimit: number | null;
  readonly uses: number;
  readonly perCustomerLimit: number | null;
}

export type CouponRefusal =
  | { readonly reason: 'unknown' | 'wrong_products' | 'used_up' | 'customer_limit' | 'not_combinable' }
  | { readonly reason: 'not_yet' | 'expired'; readonly at: Instant }
  | { readonly reason: 'minimum'; readonly minimumCents: number; readonly missingCents: number };

export interface CouponCase {
  readonly now: Instant;
  /** Sum of the goods the coupon is for, before any coupon. */
  readonly eligibleCents: number;
  readonly hasEligibleLine: boolean;
  /** Uses by the customer so far; 0 while the customer is unknown. */
  readonly customerUses: number;
}

/**
 * Why a coupon does not apply to a cart; null when it does. The minimum refers to the goods it is for, before
 * coupons. Periods are [from, to).
 */
export function couponRefusal(terms: CouponTerms, cart: CouponCase): CouponRefusal | null {
  if (!terms.active) return { reason: 'unknown' };
  if (terms.validFrom !== null && cart.now < terms.validFrom)
    return { reason: 'not_yet', at: terms.validFrom };
  if (terms.validTo !== null && cart.now >= terms.validTo) return { reason: 'expired', at: terms.validTo };
  if (terms.useLimit !== null && terms.uses >= terms.useLimit) return { reason: 'used_up' };
  if (terms.perCustomerLimit !== null && cart.customerUses >= terms.perCustomerLimit)
    return { reason: 'customer_limit' };
  if (!cart.hasEligibleLine) return { reason: 'wrong_products' };
  if (cart.eligibleCents < terms.minimumCents) {
    return {
      reason: 'minimum',
      minimumCents: terms.minimumCents,
      missingCents: terms.minimumCents - cart.eligibleCents,
    };
  }
  return null;
}
