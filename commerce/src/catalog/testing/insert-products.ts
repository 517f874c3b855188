import { centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import { productRowSchema } from '@casamaestra/contract/catalog/product-row.ts';
import type { ProductRow, ProductRowInput, VariantRow } from '@casamaestra/contract/catalog/product-row.ts';
import type { Database } from '../../platform/database/connection.ts';

/** The URL of a category in the listing calls: labels with hyphens for spaces, joined by commas. */
const categoryUrl = (path: readonly string[]) => path.map((label) => label.replaceAll(' ', '-')).join(',');

async function categoryId(database: Database, path: readonly string[]): Promise<number> {
  const known = await database
    .selectFrom('category')
    .select('id')
    .where('url', '=', categoryUrl(path))
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const parent = path.length > 1 ? await categoryId(database, path.slice(0, -1)) : null;
  const row = await database
    .insertInto('category')
    .values({ parent_id: parent, label: path.at(-1) ?? '', path: [...path], url: categoryUrl(path) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.insertInto('change_log').values({ kind: 'category', subject_id: row.id }).execute();
  return row.id;
}

async function brandId(database: Database, name: string): Promise<number> {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const row = await database
    .insertInto('brand')
    .values({ name, slug })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ slug }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const codeOf = (label: string) => label.toLowerCase().replace(/[^a-z0-9]+/g, '_');

async function declareFeature(
  database: Database,
  label: string,
  value: unknown,
  unit: string | undefined,
): Promise<string> {
  const type = typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text';
  await database
    .insertInto('feature')
    .values({ code: codeOf(label), label, type, unit: unit ?? null })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  return codeOf(label);
}

async function insertVariant(
  database: Database,
  productId: number,
  position: number,
  row: VariantRow,
): Promise<void> {
  const { id } = await database
    .insertInto('variant')
    .values({
      product_id: productId,
      position,
      sku: row.sku,
      gtin: row.gtin ?? null,
      options: JSON.stringify(Object.entries(row.options)),
      swatch: row.swatch ?? null,
      pictures: '[]',
      price_cents: centsFromEuros(row.price),
      sale_price_cents: row.sale_price === undefined ? null : centsFromEuros(row.sale_price),
      sale_from: row.sale_from ?? null,
      sale_to: row.sale_to ?? null,
      promo_price_cents: row.promo_price === undefined ? null : centsFromEuros(row.promo_price),
      promo_from: row.promo_from ?? null,
      promo_to: row.promo_to ?? null,
      stock: row.stock,
      weight_kg: row.weight_kg ?? null,
      content: row.content ?? null,
      content_unit: row.content_unit ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const label of Object.keys(row.options)) await declareFeature(database, label, '', undefined);
  for (const point of row.price_history) {
    await database
      .insertInto('price_history')
      .values({ variant_id: id, price_cents: centsFromEuros(point.price), valid_from: point.from })
      .execute();
  }
}

async function features(database: Database, row: ProductRow): Promise<string> {
  const stored: object[] = [];
  for (const { label, value, unit } of row.features) {
    const code = await declareFeature(database, label, Array.isArray(value) ? value[0] : value, unit);
    stored.push(Array.isArray(value) ? { code, values: value } : { code, value });
  }
  return JSON.stringify(stored);
}

async function insertProduct(database: Database, row: ProductRow): Promise<number> {
  if (row.family_code !== undefined) {
    await database
      .insertInto('family')
      .values({ code: row.family_code, name: row.family_name ?? row.family_code })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const { id } = await database
    .insertInto('product')
    .values({
      code: row.code,
      name: row.name,
      slug: row.slug ?? `det/${row.code.toLowerCase()}`,
      brand_id: row.brand === undefined ? null : await brandId(database, row.brand),
      category_id: await categoryId(database, row.category),
      family_code: row.family_code ?? null,
      short_description: row.short_description ?? null,
      description_html: row.description ?? null,
      features: await features(database, row),
      warnings: row.warnings,
      hazard_label: row.hazard_label,
      age_check: row.age_check,
      energy: row.energy === undefined ? null : JSON.stringify(row.energy),
      is_hot: row.is_hot,
      is_new: row.is_new,
      sold: row.sold,
      promo_codes: row.promo_codes,
      accessories: row.accessories,
      rating_average: row.rating?.average ?? null,
      rating_count: row.rating?.count ?? 0,
      published: row.published,
      ...(row.created_at === undefined ? {} : { created_at: row.created_at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, variant] of row.variants.entries())
    await insertVariant(database, id, position, variant);
  await database.insertInto('change_log').values({ kind: 'product', subject_id: id }).execute();
  return id;
}

/** Inserts a test catalogue directly into the tables; ids in the order of the rows. */
export async function insertProducts(
  database: Database,
  rows: readonly ProductRowInput[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const row of rows) ids.push(await insertProduct(database, productRowSchema.parse(row)));
  return ids;
}
