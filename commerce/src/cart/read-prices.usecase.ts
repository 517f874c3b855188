import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import type { PriceNow } from '@casamaestra/rules/pricing/price-now.ts';
import { NO_PRICE_CENTS } from '@casamaestra/rules/pricing/price-range.ts';
import { discountPercent, referencePrice } from '@casamaestra/rules/pricing/reference-price.ts';
import { unitPrice } from '@casamaestra/rules/pricing/unit-price.ts';
import type { UnitPrice } from '@casamaestra/rules/pricing/unit-price.ts';
import type { Database } from '../platform/database/connection.ts';
import { selectCartLines } from './cart-lines.queries.ts';

export interface SkuPrice {
  readonly sku: string;
  readonly now: PriceNow;
  /** The compare-at price; null when no reduction may be announced. */
  readonly referenceCents: number | null;
  readonly percent: number | null;
  readonly unitPrice: UnitPrice | null;
  readonly stock: number;
}

/** Current prices of the SKUs that are sold, in the order of the request. */
export async function readPrices(
  database: Database,
  skus: readonly string[],
  now: number,
): Promise<SkuPrice[]> {
  const { variants } = await selectCartLines(database, skus);
  return skus.flatMap((sku) => {
    const variant = variants.get(sku);
    if (variant === undefined || !variant.published) return [];
    const current = priceNow(variant.prices, now);
    if (current.amountCents === NO_PRICE_CENTS) return [];
    const referenceCents = referencePrice(variant.prices, variant.history, now);
    return {
      sku,
      now: current,
      referenceCents,
      percent: discountPercent(referenceCents, current.amountCents),
      unitPrice: unitPrice(current.amountCents, variant.content, variant.contentUnit),
      stock: variant.stock,
    };
  });
}
