import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import { NO_PRICE_CENTS } from '@casamaestra/rules/pricing/price-range.ts';
import type { Database } from '../platform/database/connection.ts';
import { selectCartLines } from './cart-lines.queries.ts';

/** One piece of an article, with what delivery asks of it. */
export interface ShippedGoods {
  readonly sku: string;
  readonly name: string;
  readonly priceCents: number;
  readonly weightG: number;
  readonly hazardous: boolean;
  readonly ageCheck: boolean;
}

/** Articles that are sold, by SKU, at the price in force. */
export async function readShippedGoods(
  database: Database,
  skus: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, ShippedGoods>> {
  const { variants } = await selectCartLines(database, skus);
  const goods = new Map<string, ShippedGoods>();
  for (const { sku, name, weightG, hazardous, ageCheck, prices, published } of variants.values()) {
    const { amountCents: priceCents } = priceNow(prices, now);
    if (published && priceCents !== NO_PRICE_CENTS)
      goods.set(sku, { sku, name, priceCents, weightG, hazardous, ageCheck });
  }
  return goods;
}
