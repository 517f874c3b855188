import { cents } from '@casamaestra/contract/platform/money.ts';
import type { VariantPrices } from '@casamaestra/rules/pricing/price-now.ts';
import type { PricePoint } from '@casamaestra/rules/pricing/reference-price.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface PricedVariant {
  readonly id: number;
  readonly productId: number;
  readonly sku: string;
  readonly gtin: string | null;
  readonly options: readonly (readonly [string, string])[];
  readonly stock: number;
  readonly ownPrices: boolean;
  readonly prices: VariantPrices;
  readonly history: readonly PricePoint[];
}

const history = sql<{ cents: number; from: number }[]>`coalesce((select json_agg(json_build_object(
  'cents', h.price_cents, 'from', extract(epoch from h.valid_from)::float8 * 1000) order by h.valid_from)
  from price_history h where h.variant_id = variant.id), '[]')`;

const amount = (value: number | null) => (value === null ? null : cents(value));
const moment = (value: Date | null) => value?.getTime() ?? null;

const variants = (database: Database) =>
  database
    .selectFrom('variant')
    .select(['id', 'product_id as productId', 'sku', 'gtin', 'stock', 'own_prices as ownPrices'])
    .select([
      'price_cents',
      'sale_price_cents',
      'sale_from',
      'sale_to',
      'promo_price_cents',
      'promo_from',
      'promo_to',
    ])
    .select([sql<[string, string][]>`options`.as('options'), history.as('history')]);

type Stored = Awaited<ReturnType<ReturnType<typeof variants>['execute']>>[number];

const present = (row: Stored): PricedVariant => ({
  id: row.id,
  productId: row.productId,
  sku: row.sku,
  gtin: row.gtin,
  options: row.options,
  stock: row.stock,
  ownPrices: row.ownPrices,
  prices: {
    listCents: cents(row.price_cents),
    saleCents: amount(row.sale_price_cents),
    saleFrom: moment(row.sale_from),
    saleTo: moment(row.sale_to),
    promoCents: amount(row.promo_price_cents),
    promoFrom: moment(row.promo_from),
    promoTo: moment(row.promo_to),
  },
  history: row.history.map((point) => ({ amountCents: cents(point.cents), from: Math.round(point.from) })),
});

/** Variants of a product, or by SKU. */
export async function variantsOf(
  database: Database,
  which: { readonly productId: number } | { readonly skus: readonly string[] },
  locks = false,
): Promise<PricedVariant[]> {
  const found =
    'skus' in which
      ? variants(database)
          .where('sku', 'in', [...which.skus])
          .orderBy('id')
      : variants(database).where('product_id', '=', which.productId).orderBy('position');
  return (await (locks ? found.forUpdate() : found).execute()).map(present);
}

const at = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));

/**
 * Writes the prices of a variant, which are the shop's own from then on, and what is charged now into the history; the
 * storefront follows the change log.
 */
export async function writePrices(
  database: Database,
  { id, productId }: Pick<PricedVariant, 'id' | 'productId'>,
  {
    prices,
    chargedCents,
    now,
  }: { readonly prices: VariantPrices; readonly chargedCents: number | null; readonly now: Date },
): Promise<void> {
  await database
    .updateTable('variant')
    .set({
      price_cents: prices.listCents,
      sale_price_cents: prices.saleCents,
      sale_from: at(prices.saleFrom),
      sale_to: at(prices.saleTo),
      promo_price_cents: prices.promoCents,
      promo_from: at(prices.promoFrom),
      promo_to: at(prices.promoTo),
      own_prices: true,
    })
    .where('id', '=', id)
    .execute();
  await database.updateTable('product').set({ row_hash: null }).where('id', '=', productId).execute();
  if (chargedCents !== null)
    await database
      .insertInto('price_history')
      .values({ variant_id: id, price_cents: chargedCents, valid_from: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await database.insertInto('change_log').values({ kind: 'price', subject_id: productId }).execute();
}
