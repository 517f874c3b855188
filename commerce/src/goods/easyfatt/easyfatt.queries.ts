import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

const variants = (database: Database) =>
  database
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['sku', 'product.name', 'price_cents as priceCents', 'stock']);

const among = (skus: readonly string[]) => sql<boolean>`sku = any(${[...skus]}::text[])`;

export const variantsOfSkus = (database: Database, skus: readonly string[]) =>
  variants(database).where(among(skus)).orderBy('sku').execute();

/** What the shop has besides these, the first of them; and how many they are. */
export async function variantsBesides(
  database: Database,
  skus: readonly string[],
  limit: number,
): Promise<{ rows: { sku: string; name: string }[]; count: number }> {
  const rows = await variants(database)
    .where(({ not }) => not(among(skus)))
    .orderBy('sku')
    .limit(limit)
    .execute();
  const { count } = await database
    .selectFrom('variant')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(({ not }) => not(among(skus)))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(({ sku, name }) => ({ sku, name })), count };
}
