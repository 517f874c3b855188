import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import type { Database } from '../../platform/database/connection.ts';
import { putCharged, variantsOf } from './variants.queries.ts';

/**
 * Begins the history of the prices of those variants of public products that have none: the 30 days of a reduction (Codice del
 * consumo, art. 17-bis) are counted from the day a price was first charged.
 */
export async function notePublicPrices(
  transaction: Database,
  productIds: readonly number[],
  now: number,
): Promise<void> {
  const variants = await variantsOf(transaction, { productIds });
  await putCharged(
    transaction,
    variants
      .filter(({ history, isRetired }) => history.length === 0 && !isRetired)
      .map(({ id, prices }) => ({ id, chargedCents: priceNow(prices, now).amountCents })),
    new Date(now),
  );
}
