import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import { insertPricePoints } from '../../catalog/index/price-schedule.queries.ts';
import type { Database } from '../../platform/database/connection.ts';
import { variantsOf } from './variants.queries.ts';

/**
 * Begins the history of the prices of a public product's variants that have none: the 30 days of a reduction (Codice del
 * consumo, art. 17-bis) are counted from the day a price was first charged.
 */
export async function notePublicPrices(transaction: Database, productId: number, now: number): Promise<void> {
  const variants = await variantsOf(transaction, { productId });
  await insertPricePoints(
    transaction,
    variants
      .filter(({ history, isRetired }) => history.length === 0 && !isRetired)
      .map(({ id, prices }) => ({
        variantId: id,
        amountCents: priceNow(prices, now).amountCents,
        from: now,
      })),
  );
}
