import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Ids of the products directly in any of the categories. */
export async function selectProductIdsIn(
  database: Database,
  categoryIds: readonly number[],
): Promise<number[]> {
  if (categoryIds.length === 0) return [];
  const rows = await database
    .selectFrom('product')
    .select('id')
    .where('category_id', '=', sql<number>`any(${categoryIds}::int[])`)
    .execute();
  return rows.map((row) => row.id);
}

/** The categories that the products are in; undefined when one of the products is gone. */
export async function selectCategoryIdsOf(
  database: Database,
  productIds: readonly number[],
): Promise<readonly number[] | undefined> {
  const rows = await database
    .selectFrom('product')
    .select('category_id')
    .where('id', '=', sql<number>`any(${productIds}::int[])`)
    .execute();
  return rows.length < new Set(productIds).size ? undefined : rows.map((row) => row.category_id);
}

/** Those of the products that exist and are not published. */
export async function selectUnpublished(database: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await database
    .selectFrom('product')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where('published', '=', false)
    .execute();
  return rows.map((row) => row.id);
}
