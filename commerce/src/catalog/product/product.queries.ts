import { sql } from 'kysely';
import { cents } from '@casamaestra/contract/platform/money.ts';
import type { PricePoint } from '@casamaestra/rules/pricing/reference-price.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { StoredPicture } from '../media/picture-url.ts';
import type { ProductRecord, RecordFeature, VariantRecord } from './product-record.ts';

/** A feature as jsonb: one value or several. */
interface StoredFeature {
  readonly code: string;
  readonly value?: string | number | boolean;
  readonly values?: readonly (string | number | boolean)[];
}

const productColumns = [
  'product.id',
  'product.code',
  'product.name',
  'product.slug',
  'brand.name as brand',
  'product.category_id',
  'product.family_code',
  'product.group_1',
  'product.group_2',
  'product.group_3',
  'product.group_4',
  'product.group_5',
  'product.short_description',
  'product.description_html',
  'product.features',
  'product.pictures',
  'product.energy',
  'product.is_hot',
  'product.is_new',
  'product.sold',
  'product.rating_average',
  'product.rating_count',
  'product.published',
  'product.created_at',
  'product.updated_at',
] as const;

const withBrand = (database: Database) =>
  database.selectFrom('product').leftJoin('brand', 'brand.id', 'product.brand_id').select(productColumns);

type ProductRow = Awaited<ReturnType<ReturnType<typeof withBrand>['execute']>>[number];

const variantRows = (database: Database) => database.selectFrom('variant').selectAll();
type VariantRow = Awaited<ReturnType<ReturnType<typeof variantRows>['execute']>>[number];

const instant = (value: Date | null): number | null => (value === null ? null : value.getTime());
const amount = (value: number | null) => (value === null ? null : cents(value));

function featureValues(feature: StoredFeature): RecordFeature {
  return { code: feature.code, values: feature.values ?? (feature.value === undefined ? [] : [feature.value]) };
}

function variantRecord(row: VariantRow, history: readonly PricePoint[]): VariantRecord {
  return {
    id: row.id,
    productId: row.product_id,
    sku: row.sku,
    gtin: row.gtin,
    options: row.options as [string, string][],
    swatch: row.swatch,
    pictures: row.pictures as StoredPicture[],
    prices: {
      listCents: cents(row.price_cents),
      saleCents: amount(row.sale_price_cents),
      saleFrom: instant(row.sale_from),
      saleTo: instant(row.sale_to),
      promoCents: amount(row.promo_price_cents),
      promoFrom: instant(row.promo_from),
      promoTo: instant(row.promo_to),
    },
    history,
    stock: row.stock,
    weightKg: row.weight_kg,
    content: row.content,
    contentUnit: row.content_unit,
  };
}

function productRecord(row: ProductRow, variants: readonly VariantRecord[]): ProductRecord {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    slug: row.slug,
    brand: row.brand,
    categoryId: row.category_id,
    familyCode: row.family_code,
    groups: [row.group_1, row.group_2, row.group_3, row.group_4, row.group_5],
    shortDescription: row.short_description,
    descriptionHtml: row.description_html,
    features: (row.features as StoredFeature[]).map(featureValues),
    pictures: row.pictures as StoredPicture[],
    energyClass: (row.energy as { class?: string } | null)?.class ?? null,
    isHot: row.is_hot,
    isNew: row.is_new,
    sold: row.sold,
    ratingAverage: row.rating_average,
    ratingCount: row.rating_count,
    published: row.published,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    variants,
  };
}

/** History of the variants that have a reduced price, by variant; the others never show a reference. */
async function historyOf(
  database: Database,
  variants: readonly VariantRow[],
): Promise<ReadonlyMap<number, PricePoint[]>> {
  const reduced = variants.filter((row) => row.sale_price_cents !== null || row.promo_price_cents !== null);
  const byVariant = new Map<number, PricePoint[]>();
  if (reduced.length === 0) return byVariant;
  const rows = await database
    .selectFrom('price_history')
    .selectAll()
    .where('variant_id', '=', sql<number>`any(${reduced.map((row) => row.id)}::int[])`)
    .orderBy('variant_id')
    .orderBy('valid_from')
    .execute();
  for (const row of rows) {
    const points = byVariant.get(row.variant_id) ?? [];
    points.push({ amountCents: cents(row.price_cents), from: row.valid_from.getTime() });
    byVariant.set(row.variant_id, points);
  }
  return byVariant;
}

async function assemble(
  database: Database,
  products: readonly ProductRow[],
  variants: readonly VariantRow[],
): Promise<ProductRecord[]> {
  const history = await historyOf(database, variants);
  const byProduct = new Map<number, VariantRecord[]>();
  for (const row of variants) {
    const siblings = byProduct.get(row.product_id) ?? [];
    siblings.push(variantRecord(row, history.get(row.id) ?? []));
    byProduct.set(row.product_id, siblings);
  }
  return products.map((row) => productRecord(row, byProduct.get(row.id) ?? []));
}

/** Products by id, in no particular order; ids that do not exist are left out. */
export async function selectProducts(database: Database, ids: readonly number[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const [products, variants] = await Promise.all([
    withBrand(database)
      .where('product.id', '=', sql<number>`any(${ids}::int[])`)
      .execute(),
    variantRows(database)
      .where('product_id', '=', sql<number>`any(${ids}::int[])`)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
  ]);
  return assemble(database, products, variants);
}

/** The next products by id after a given one; fewer than `size` means that these are the last. */
export async function selectProductPage(database: Database, afterId: number, size: number): Promise<ProductRecord[]> {
  const products = await withBrand(database)
    .where('product.id', '>', afterId)
    .orderBy('product.id')
    .limit(size)
    .execute();
  const last = products.at(-1);
  if (last === undefined) return [];
  const variants = await variantRows(database)
    .where('product_id', '>', afterId)
    .where('product_id', '<=', last.id)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  return assemble(database, products, variants);
}
