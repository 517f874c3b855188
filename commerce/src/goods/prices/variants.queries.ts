import { cents } from '@casamaestra/contract/platform/money.ts';
import type { Cents } from '@casamaestra/contract/platform/money.ts';
import type { VariantPrices } from '@casamaestra/rules/pricing/price-now.ts';
import type { PricePoint } from '@casamaestra/rules/pricing/reference-price.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { goodsIds } from '../products/product-list.queries.ts';

export interface PricedVariant {
  readonly id: number;
  readonly productId: number;
  readonly sku: string;
  readonly gtin: string | null;
  readonly options: readonly (readonly [string, string])[];
  readonly stock: number;
  /** Where it lies in the warehouse; null: nobody has said. */
  readonly shelf: string | null;
  readonly weightKg: number | null;
  readonly ownPrices: boolean;
  /** Nobody can buy it any more. */
  readonly isRetired: boolean;
  /** Net of VAT; null: nobody has said. */
  readonly costCents: Cents | null;
  /** The lowest price that covers the cost with the VAT of today in Italy. */
  readonly floorCents: Cents | null;
  /** VAT of today in Italy, in percent; 0: none is known. */
  readonly vatPercent: number;
  readonly prices: VariantPrices;
  readonly history: readonly PricePoint[];
}

const history = sql<{ cents: number; from: number }[]>`coalesce((select json_agg(json_build_object(
  'cents', h.price_cents, 'from', extract(epoch from h.valid_from)::float8 * 1000) order by h.valid_from)
  from price_history h where h.variant_id = variant.id), '[]')`;

const vat = sql<number>`coalesce((
  select r.percent from vat_rate r join product p on p.vat_class = r.class
   where p.id = variant.product_id and r.country = 'IT' and r.valid_from <= current_date
     and (r.valid_to is null or r.valid_to >= current_date) order by r.valid_from desc limit 1), 0)::float8`;

/** The lowest price that covers a cost net of VAT. */
export const floorOf = (costCents: Cents, vatPercent: number): Cents =>
  // Percents have two decimals: counted in whole numbers, nothing is rounded up by a binary fraction.
  cents(Math.ceil((costCents * (10_000 + Math.round(vatPercent * 100))) / 10_000));

const amount = (value: number | null) => (value === null ? null : cents(value));
const moment = (value: Date | null) => value?.getTime() ?? null;

const variants = (database: Database) =>
  database
    .selectFrom('variant')
    .select(['id', 'product_id as productId', 'sku', 'gtin', 'stock', 'shelf', 'own_prices as ownPrices'])
    .select(['weight_kg as weightKg', 'cost_cents as costCents', vat.as('vatPercent')])
    .select([sql<boolean>`retired_at is not null`.as('isRetired')])
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
  shelf: row.shelf,
  weightKg: row.weightKg,
  costCents: amount(row.costCents),
  floorCents: row.costCents === null ? null : floorOf(cents(row.costCents), row.vatPercent),
  vatPercent: row.vatPercent,
  ownPrices: row.ownPrices,
  isRetired: row.isRetired,
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

/** A kind of reduction from a day to a day. */
export interface PeriodDays {
  readonly kind: 'sale' | 'promo';
  readonly from: Date | null;
  readonly to: Date | null;
}

/** The columns of a period; the first condition is that of the index variant_planned_price. */
const inPeriod = ({ kind, from, to }: PeriodDays) => sql<boolean>`
  (sale_from is not null or sale_to is not null or promo_from is not null or promo_to is not null)
  and ${sql.ref(`${kind}_from`)} is not distinct from ${from}::timestamptz
  and ${sql.ref(`${kind}_to`)} is not distinct from ${to}::timestamptz
  and ${sql.ref(`${kind}_price_cents`)} < price_cents and retired_at is null`;

type Which =
  | { readonly productId: number }
  | { readonly productIds: readonly number[] }
  | { readonly skus: readonly string[] }
  | { readonly gtins: readonly string[] }
  | { readonly products: ReturnType<typeof goodsIds>; readonly most: number }
  | { readonly period: PeriodDays; readonly most: number };

function foundBy(query: ReturnType<typeof variants>, which: Which) {
  if ('skus' in which) return query.where(sql<boolean>`sku = any(${which.skus}::text[])`).orderBy('id');
  if ('productIds' in which)
    return query.where(sql<boolean>`product_id = any(${which.productIds}::int[])`).orderBy('id');
  if ('gtins' in which) return query.where(sql<boolean>`gtin = any(${which.gtins}::text[])`).orderBy('id');
  if ('period' in which) return query.where(inPeriod(which.period)).orderBy('id').limit(which.most);
  return 'products' in which
    ? query
        .where('product_id', 'in', which.products)
        .where('retired_at', 'is', null)
        .orderBy('id')
        .limit(which.most)
    : query
        .where('product_id', '=', which.productId)
        .orderBy(sql`retired_at is not null`)
        .orderBy('position');
}

/** Variants of a product, by SKU, of all products of a query or of a period, `most` at most. */
export async function variantsOf(database: Database, which: Which, locks = false): Promise<PricedVariant[]> {
  const found = foundBy(variants(database), which);
  return (await (locks ? found.forUpdate() : found).execute()).map(present);
}

/** The product that has a code. */
export async function productOfCode(database: Database, code: string): Promise<number | undefined> {
  const row = await database.selectFrom('product').select('id').where('code', '=', code).executeTakeFirst();
  return row?.id;
}

const at = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));

export interface WrittenPrices {
  readonly variant: Pick<PricedVariant, 'id' | 'productId'>;
  readonly prices: VariantPrices;
  /** What is charged from now on; null: what was charged before. */
  readonly chargedCents: number | null;
}

/**
 * Writes the prices of variants, which are the shop's own from then on, and what is charged now into the history; the
 * storefront follows the change log.
 */
export async function writePrices(
  database: Database,
  all: readonly WrittenPrices[],
  now: Date,
): Promise<void> {
  const column = <Value>(of: (one: WrittenPrices) => Value) => all.map(of);
  await sql`update variant set price_cents = new.list, sale_price_cents = new.sale, sale_from = new.sale_from,
      sale_to = new.sale_to, promo_price_cents = new.promo, promo_from = new.promo_from, promo_to = new.promo_to,
      own_prices = true
    from unnest(${column(({ variant }) => variant.id)}::int[], ${column(({ prices }) => prices.listCents)}::int[],
      ${column(({ prices }) => prices.saleCents)}::int[], ${column(({ prices }) => at(prices.saleFrom))}::timestamptz[],
      ${column(({ prices }) => at(prices.saleTo))}::timestamptz[], ${column(({ prices }) => prices.promoCents)}::int[],
      ${column(({ prices }) => at(prices.promoFrom))}::timestamptz[], ${column(({ prices }) => at(prices.promoTo))}::timestamptz[])
      as new (id, list, sale, sale_from, sale_to, promo, promo_from, promo_to)
    where variant.id = new.id`.execute(database);
  const products = [...new Set(column(({ variant }) => variant.productId))];
  await sql`update product set row_hash = null where id = any(${products}::int[])`.execute(database);
  await putCharged(
    database,
    all.flatMap(({ variant, chargedCents }) =>
      chargedCents === null ? [] : [{ id: variant.id, chargedCents }],
    ),
    now,
  );
  await sql`insert into change_log (kind, subject_id)
    select 'price', id from unnest(${products}::int[]) as id`.execute(database);
}

/** Notes in the price history what variants cost from a moment on; what it has of that moment stays. */
export async function putCharged(
  database: Database,
  charged: readonly { readonly id: number; readonly chargedCents: number }[],
  from: Date,
): Promise<void> {
  await sql`insert into price_history (variant_id, price_cents, valid_from)
    select id, cents, ${from}::timestamptz
      from unnest(${charged.map(({ id }) => id)}::int[],
        ${charged.map(({ chargedCents }) => chargedCents)}::int[]) as charged (id, cents)
    on conflict do nothing`.execute(database);
}

/** Writes what the shop pays for variants, in cents. */
export async function putCosts(
  database: Database,
  all: readonly { readonly id: number; readonly costCents: number | null }[],
): Promise<void> {
  if (all.length === 0) return;
  await sql`update variant set cost_cents = new.cost
    from unnest(${all.map(({ id }) => id)}::int[], ${all.map(({ costCents }) => costCents)}::int[]) as new (id, cost)
    where variant.id = new.id`.execute(database);
}
