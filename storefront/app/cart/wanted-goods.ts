import { cartLinkLinesMax } from '@casamaestra/contract/pages.ts';
import { clampedQuantity } from './cart-line.ts';

/** "RUL-1:3,TEL-4X5:1" → SKUs with their quantities; what cannot be read is left out. */
export function wantedGoods(text: string): ReadonlyMap<string, number> {
  const pairs = text
    .split(',')
    .slice(0, cartLinkLinesMax)
    .flatMap((part) => {
      const [, sku, quantity] = /^([^:;]{1,80}):(\d{1,4})$/.exec(part) ?? [];
      return sku === undefined ? [] : [[sku, clampedQuantity(Number(quantity))] as const];
    });
  return new Map(pairs);
}
