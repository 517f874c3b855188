import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import type { Database } from '../../platform/database/connection.ts';
import { selectProducts } from '../product/product.queries.ts';
import type { VariantRecord } from '../product/product-record.ts';
import { insertPricePoints } from './price-schedule.queries.ts';
import type { PriceRow } from './price-schedule.queries.ts';

const BATCH = 500;

/** What was charged from each planned bound in (since, until] on, where the history does not say it already. */
function chargedAtBounds(variant: VariantRecord, since: number, until: number): PriceRow[] {
  const { prices } = variant;
  const bounds = [prices.saleFrom, prices.saleTo, prices.promoFrom, prices.promoTo]
    .filter((bound) => bound !== null && bound > since && bound <= until)
    .toSorted((a, b) => (a ?? 0) - (b ?? 0));
  const points = variant.history.toSorted((a, b) => a.from - b.from);
  const rows: PriceRow[] = [];
  for (const bound of bounds) {
    if (bound === null) continue;
    const { amountCents } = priceNow(prices, bound);
    const before = rows.at(-1)?.amountCents ?? points.findLast((point) => point.from <= bound)?.amountCents;
    if (before !== amountCents) rows.push({ variantId: variant.id, amountCents, from: bound });
  }
  return rows;
}

/**
 * Writes planned price changes into the history when they take effect: what the reference price of a later
 * reduction is computed from. Every node may do it; a row that is there already is left alone.
 */
export async function recordPlannedPrices(
  database: Database,
  productIds: readonly number[],
  since: number,
  until: number,
): Promise<void> {
  for (let start = 0; start < productIds.length; start += BATCH) {
    const records = await selectProducts(database, productIds.slice(start, start + BATCH));
    const variants = records.flatMap((record) => record.variants);
    await insertPricePoints(
      database,
      variants.flatMap((variant) => chargedAtBounds(variant, since, until)),
    );
  }
}
