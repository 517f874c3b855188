import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { cents } from '@casamaestra/contract/platform/money.ts';
import type { Cents } from '@casamaestra/contract/platform/money.ts';
import type { ContentUnit } from '@casamaestra/rules/pricing/unit-price.ts';
import { preparedMark } from '../../platform/database/connection.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { StoredPicture } from '../../media/picture-url.ts';
import { cardNames, pick } from './plain-attributes.ts';
import type { CardValues } from './plain-attributes.ts';
import type { ProductRecord, RecordFeature, VariantRecord } from './product-record.ts';
import type { StoredEnergy } from './energy.ts';

/** A feature as jsonb: one value or several. */
interface StoredFeature {
  readonly code: string;
  readonly value?: string | number | boolean;
  readonly values?: readonly (string | number | boolean)[];
}

/** One variant in the query's JSON array; times are epoch milliseconds. */
type VariantTuple = readonly [
  id: number,
  sku: string,
  gtin: string | null,
  options: [string, string][],
  swatch: string | null,
  pictures: StoredPicture[],
  listCents: number,
  saleCents: number | null,
  saleFrom: number | null,
  saleTo: number | null,
  promoCents: number | null,
  promoFrom: number | null,
  promoTo: number | null,
  stock: number,
  weightKg: number | null,
  content: number | null,
  contentUnit: ContentUnit | null,
  history: [priceCents: number, from: number][] | null,
];

interface ProductRow extends CardValues {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly slug: string;
  readonly brand: string | null;
  readonly category_id: number;
  readonly family_code: string | null;
  readonly groups: (string | null)[];
  readonly short_description: string | null;
  readonly description_html: string | null;
  readonly features: StoredFeature[];
  readonly pictures: StoredPicture[];
  readonly energy: StoredEnergy | null;
  readonly is_hot: boolean;
  readonly is_new: boolean;
  readonly sold: number;
  readonly rating_average: number | null;
  readonly rating_count: number;
  readonly published: boolean;
  readonly created_ms: number;
  readonly updated_ms: number;
  readonly variants: VariantTuple[] | null;
}

const milliseconds = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

const cardColumns = sql.join(cardNames.map((name) => sql.ref(`product.${name}`)));

/**
 * Whole products in one round trip; price history only of variants with a reduced price, since no others need
 * it.
 */
const products = (which: RawBuilder<unknown>) => sql<ProductRow>`
  select product.id, product.code, product.name, product.slug, brand.name as brand, category_id, family_code,
         array[group_1, group_2, group_3, group_4, group_5] as groups, short_description, description_html,
         features, pictures, energy, is_hot, is_new, sold, rating_average, rating_count,
         ${cardColumns}, published, ${milliseconds('product.created_at')} as created_ms, ${milliseconds('product.updated_at')} as updated_ms,
         (select json_agg(json_build_array(
                   v.id, sku, gtin, options, swatch, v.pictures, price_cents,
                   sale_price_cents, ${milliseconds('sale_from')}, ${milliseconds('sale_to')},
                   promo_price_cents, ${milliseconds('promo_from')}, ${milliseconds('promo_to')},
                   stock, weight_kg, content, content_unit,
                   case when sale_price_cents is not null or promo_price_cents is not null then
                     (select json_agg(json_build_array(h.price_cents, ${milliseconds('h.valid_from')}) order by valid_from)
                        from price_history h where h.variant_id = v.id) end) order by position)
            from variant v where v.product_id = product.id and v.retired_at is null) as variants
    from product left join brand on brand.id = product.brand_id
   where ${which}`;

const amount = (value: number | null): Cents | null => (value === null ? null : cents(value));

function featureValues(feature: StoredFeature): RecordFeature {
  return {
    code: feature.code,
    values: feature.values ?? (feature.value === undefined ? [] : [feature.value]),
  };
}

function variantRecord(productId: number, tuple: VariantTuple): VariantRecord {
  const [id, sku, gtin, options, swatch, pictures, list, sale, saleFrom, saleTo, promo, promoFrom, promoTo] =
    tuple;
  const [, , , , , , , , , , , , , stock, weightKg, content, contentUnit, history] = tuple;
  return {
    id,
    productId,
    sku,
    gtin,
    options,
    swatch,
    pictures,
    prices: {
      listCents: cents(list),
      saleCents: amount(sale),
      saleFrom,
      saleTo,
      promoCents: amount(promo),
      promoFrom,
      promoTo,
    },
    history: (history ?? []).map(([price, from]) => ({ amountCents: cents(price), from })),
    stock,
    weightKg,
    content,
    contentUnit,
  };
}

function productRecord(row: ProductRow): ProductRecord {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    slug: row.slug,
    brand: row.brand,
    categoryId: row.category_id,
    familyCode: row.family_code,
    groups: row.groups,
    shortDescription: row.short_description,
    descriptionHtml: row.description_html,
    features: row.features.map(featureValues),
    pictures: row.pictures,
    energy: row.energy,
    isHot: row.is_hot,
    isNew: row.is_new,
    sold: row.sold,
    ratingAverage: row.rating_average,
    ratingCount: row.rating_count,
    attributes: pick(row, cardNames),
    published: row.published,
    createdAt: row.created_ms,
    updatedAt: row.updated_ms,
    variants: (row.variants ?? []).map((tuple) => variantRecord(row.id, tuple)),
  };
}

/** Products by id, in no particular order; ids that do not exist are left out. */
export async function selectProducts(database: Database, ids: readonly number[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await products(sql`product.id = any(${ids}::int[])`).execute(database);
  return rows.map(productRecord);
}

/** Pieces in stock of products, all variants together; ids that do not exist are left out. */
export async function selectStocks(
  database: Database,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly stock: number }[]> {
  const { rows } = await sql<{ id: number; stock: number }>`${sql.raw(preparedMark)}
    select product_id as id, coalesce(sum(stock) filter (where retired_at is null), 0)::int as stock
      from variant where product_id = any (${ids}::int[])
     group by product_id`.execute(database);
  return rows;
}

/** The next products by id after a given one; fewer than `size` means that there are no more. */
export async function selectProductPage(
  database: Database,
  afterId: number,
  size: number,
): Promise<ProductRecord[]> {
  const { rows } = await products(sql`product.id > ${afterId} order by product.id limit ${size}`).execute(
    database,
  );
  return rows.map(productRecord);
}
