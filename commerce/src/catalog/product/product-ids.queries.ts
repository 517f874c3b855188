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
