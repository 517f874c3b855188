import type { Quote } from '@casamaestra/contract/cart/quote.ts';

/** Euros still missing until delivery is free; 0 when it is. Goods count as they cost before discount codes. */
export function missingForFreeDelivery(
  { goods, shipping }: Pick<Quote, 'goods' | 'shipping'>,
  freeFrom: number,
): number {
  return shipping === 0 ? 0 : Math.max(0, Math.round((freeFrom - goods) * 100) / 100);
}
