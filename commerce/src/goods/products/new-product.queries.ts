import { centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import type { createProductOperation } from '@casamaestra/contract/staff/new-product.operations.ts';
import { sql } from 'kysely';
import { codeOfLabel, productSlug } from '../../catalog/import/slug.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { Database } from '../../platform/database/connection.ts';
import { slugOf } from '../../platform/slug.ts';

export type NewProduct = InputOf<typeof createProductOperation>;

const BRANDS_MOST = 2000;
const LABELS_MOST = 200;

/** VAT classes of Italy today. */
export const vatClasses = (database: Database): Promise<{ class: string; percent: number }[]> =>
  database
    .selectFrom('vat_rate')
    .select(['class', 'percent'])
    .where('country', '=', 'IT')
    .where(sql<boolean>`valid_from <= current_date and (valid_to is null or valid_to >= current_date)`)
    .orderBy('percent', 'desc')
    .execute();

export const brandsToChoose = (database: Database): Promise<{ id: number; name: string }[]> =>
  database.selectFrom('brand').select(['id', 'name']).orderBy('name').limit(BRANDS_MOST).execute();

export const operatorsToChoose = (
  database: Database,
): Promise<{ id: number; name: string; address: string }[]> =>
  database
    .selectFrom('operator')
    .select(['id', 'name', 'address'])
    .orderBy('name')
    .orderBy('id')
    .limit(BRANDS_MOST)
    .execute();

/** Labels of features that hold texts: what variants may differ in. */
export async function optionLabels(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('feature')
    .select('label')
    .where('type', '=', 'text')
    .orderBy('label')
    .limit(LABELS_MOST)
    .execute();
  return [...new Set(rows.map(({ label }) => label))];
}

export interface TakenCode {
  readonly sku: string;
  readonly gtin: string | null;
}

/** Those of some SKUs and GTINs that articles have; SKUs are compared without regard to case. */
export async function takenCodes(
  database: Database,
  { skus, gtins }: { readonly skus: readonly string[]; readonly gtins: readonly string[] },
): Promise<readonly TakenCode[]> {
  return database
    .selectFrom('variant')
    .select(['sku', 'gtin'])
    .where((eb) => eb.or([eb('sku', 'in', [...skus, '']), eb('gtin', 'in', [...gtins, ''])]))
    .execute();
}

/** Names that differ only in case are one brand. */
async function brandOf(database: Database, name: string): Promise<number> {
  const known = await database
    .selectFrom('brand')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const plain = slugOf(name) || 'marca';
  const { n } = await database
    .selectFrom('brand')
    .where('slug', 'like', `${plain}%`)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('brand')
    .values({ name, slug: n === 0 ? plain : `${plain}-${n + 1}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A code that no product has: the first SKU, with a number where it is taken. */
async function codeOf(database: Database, sku: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? sku : `${sku}-${number}`;
    const known = await database
      .selectFrom('product')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirst();
    if (known === undefined) return code;
  }
}

/** Features by which variants differ, where the shop does not know them yet. */
export async function addFeatures(database: Database, labels: readonly string[]): Promise<void> {
  for (const label of labels)
    await database
      .insertInto('feature')
      .values({ code: codeOfLabel(label), label, type: 'text', unit: null })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute();
}

/** Writes a product that is not published; its code is its own, so that files that replace all leave it. */
export async function insertNewProduct(database: Database, product: NewProduct): Promise<number> {
  const { name, options, variants } = product;
  await addFeatures(
    database,
    options.map(({ label }) => label),
  );
  const code = await codeOf(database, variants[0]?.sku ?? '');
  const { id } = await database
    .insertInto('product')
    .values({
      code,
      name,
      slug: productSlug(name, code),
      brand_id: product.brand === '' ? null : await brandOf(database, product.brand),
      category_id: product.category_id,
      short_description: product.short_description === '' ? null : product.short_description,
      vat_class: product.vat_class,
      published: false,
      was_public: false,
      removed_at: sql`now()`,
      own_fields: ['code'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('variant')
    .values(
      variants.map(({ sku, gtin, values, price, stock, weight_kg }, position) => ({
        product_id: id,
        position,
        sku,
        gtin: gtin === '' ? null : gtin,
        options: JSON.stringify(options.map(({ label }, at) => [label, values[at] ?? ''])),
        pictures: '[]',
        price_cents: centsFromEuros(price),
        stock,
        weight_kg,
        own_variant: true,
        own_options: true,
      })),
    )
    .execute();
  await database.insertInto('change_log').values({ kind: 'removed', subject_id: id }).execute();
  return id;
}
