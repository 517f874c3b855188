import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import { NO_PRICE_CENTS } from '@casamaestra/rules/pricing/price-range.ts';
import type { GoodsPicture } from '../media/picture-url.ts';
import type { Database } from '../platform/database/connection.ts';
import { selectCartLines } from './cart-lines.queries.ts';

/** An article as mails show it: with the price in force. */
export interface GoodsNow {
  readonly sku: string;
  readonly name: string;
  /** "Colore: Rosso, Misura: 5 l"; empty without options. */
  readonly options: string;
  readonly slug: string;
  readonly picture: GoodsPicture | null;
  readonly priceCents: number;
  readonly stock: number;
}

/** Articles that are sold, in the order of the request. */
export async function readGoods(
  database: Database,
  skus: readonly string[],
  now: number,
): Promise<GoodsNow[]> {
  const { variants } = await selectCartLines(database, skus);
  return skus.flatMap((sku) => {
    const variant = variants.get(sku);
    if (variant === undefined || !variant.published) return [];
    const { amountCents: priceCents } = priceNow(variant.prices, now);
    if (priceCents === NO_PRICE_CENTS) return [];
    const { name, slug, picture, stock } = variant;
    const options = variant.options.map(([option, value]) => `${option}: ${value}`).join(', ');
    return { sku, name, options, slug, picture, priceCents, stock };
  });
}
