import type { CartLine } from './cart-line.ts';

/** Free delivery from this many euros, and what delivery costs below. */
export const freeShippingFrom = 79;
export const shippingPrice = 9.9;

const centsOf = (euros: number): number => Math.round(euros * 100);

/** Σ price × quantity, summed in cents, in decimal euros (C03). */
export function totalPrice(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + centsOf(line.price) * line.qty, 0) / 100;
}

/** Σ quantity (C03). */
export function totalCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.qty, 0);
}

/**
 * What is to be paid, in decimal euros: total plus delivery, less the coupon where it is above 0, never below 0 (C03).
 */
export function amountToPay(total: number, shippingAmount: number, couponDiscountAmount: number): number {
  const full = centsOf(total) + centsOf(shippingAmount);
  return Math.max(0, couponDiscountAmount > 0 ? full - centsOf(couponDiscountAmount) : full) / 100;
}

/** Euros still missing for free delivery; 0 when reached. */
export function missingForFreeShipping(total: number): number {
  return Math.max(0, centsOf(freeShippingFrom) - centsOf(total)) / 100;
}
