import type { Quote } from '@casamaestra/contract/cart/quote.ts';

/** Euros missing for free delivery; 0 when it is free. The subtotal before coupons counts. */
export function missingForFreeDelivery(
  { goods, shipping }: Pick<Quote, 'goods' | 'shipping'>,
  freeFrom: number,
): number {
  return shipping === 0 ? 0 : Math.max(0, Math.round((freeFrom - goods) * 100) / 100);
}
