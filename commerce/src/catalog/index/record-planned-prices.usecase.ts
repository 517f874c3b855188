import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import type { Database } from '../../platform/database/connection.ts';
import { selectProducts } from '../product/product.queries.ts';
import type { VariantRecord } from '../product/product-record.ts';
import { insertPricePoints } from './price-schedule.queries.ts';
import type { PriceRow } from './price-schedule.queries.ts';

const BATCH = 500;

/**
 * The prices charged from each planned start or end in (since, until], unless the history has them already.
 */
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
 * Adds planned price changes to the price history when they take effect; the lowest recent price of later
 * reductions is computed from it. Every node may run it: rows that exist are not changed.
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
