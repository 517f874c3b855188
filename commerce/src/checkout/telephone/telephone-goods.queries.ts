import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

interface FoundVariant {
  readonly sku: string;
  readonly gtin: string | null;
}

const startOf = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Variants on sale by the beginning of their SKU, or by their GTIN. */
export const variantsByCode = (database: Database, text: string, most: number): Promise<FoundVariant[]> =>
  database
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['sku', 'gtin'])
    .where('published', '=', true)
    .where('variant.retired_at', 'is', null)
    .where(sql<boolean>`(lower(sku) like ${startOf(text.toLowerCase())}::text or gtin = ${text}::text)`)
    .orderBy('sku')
    .limit(most)
    .execute();

/** Variants of products, in the order of the products. */
export async function variantsOfProducts(
  database: Database,
  ids: readonly number[],
  most: number,
): Promise<FoundVariant[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundVariant>`
    select sku, gtin from unnest(${ids}::int[]) with ordinality as found (id, place)
      join variant on variant.product_id = found.id and variant.retired_at is null
     order by found.place, variant.position limit ${most}::int`.execute(database);
  return rows;
}
