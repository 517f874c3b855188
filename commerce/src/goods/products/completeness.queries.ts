import type { ProductPart } from '@casamaestra/contract/staff/goods.operations.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

type Condition = RawBuilder<boolean>;

/** What the page of a product lacks, of what stands in its own row; index product_lacking has the same words. */
const ofProduct = {
  picture: sql<boolean>`product.pictures = '[]'::jsonb`,
  alt: sql<boolean>`jsonb_path_exists(product.pictures, '$[*] ? (@.alt == null || @.alt == "" || !exists(@.alt))')`,
  description: sql<boolean>`product.description_html is null`,
  short_description: sql<boolean>`product.short_description is null`,
  maker: sql<boolean>`product.manufacturer_id is null`,
  // Reg. (UE) 2017/1369, art. 5 and 6: where there is a class, its label and the sheet of the product are shown.
  energy_label: sql<boolean>`(product.energy is not null
    and (product.energy ->> 'label_url' is null or product.energy ->> 'sheet_url' is null))`,
} as const satisfies Partial<Record<ProductPart, Condition>>;

/** Where its category has subcategories, it stands in none of them. */
const ofCategory = {
  category: sql<boolean>`product.category_id in (select parent_id from category where parent_id is not null)`,
} as const;

/** Of a variant on sale, called v; index variant_lacking has the same words. */
const ofVariant = {
  price: sql<boolean>`v.price_cents = 0`,
  weight: sql<boolean>`v.weight_kg is null`,
} as const;

/** Never as a hashed subplan over all variants, which `exists` may become. */
const anyVariant = (
  condition: Condition,
) => sql<boolean>`coalesce((select bool_or(${condition}) from variant v
  where v.product_id = product.id and v.retired_at is null), false)`;

const either = (conditions: Readonly<Record<string, Condition>>) =>
  sql.join(Object.values(conditions), sql` or `);

/** Rule by rule, what a product lacks. */
const rules: Readonly<Record<ProductPart, Condition>> = {
  ...ofProduct,
  ...ofCategory,
  price: anyVariant(ofVariant.price),
  weight: anyVariant(ofVariant.weight),
};

/** The parts a product lacks, as an array. */
export const missingParts = sql<ProductPart[]>`array_remove(array[${sql.join(
  Object.entries(rules).map(([part, isMissing]) => sql`case when ${isMissing} then ${sql.lit(part)} end`),
)}]::text[], null)`;

/** It lacks something; each half by an index of its own. */
export const isIncomplete = sql<boolean>`product.id in (
  select product.id from product where ${either(ofProduct)}
  union select product.id from product where ${either(ofCategory)}
  union select v.product_id from variant v where v.retired_at is null and (${either(ofVariant)}))`;

/** What a product lacks. */
export async function missingOf(database: Database, id: number): Promise<ProductPart[]> {
  const row = await database
    .selectFrom('product')
    .select(missingParts.as('missing'))
    .where('product.id', '=', id)
    .executeTakeFirst();
  return row?.missing ?? [];
}
