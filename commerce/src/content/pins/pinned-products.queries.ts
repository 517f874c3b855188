import type { Database } from '../../platform/database/connection.ts';

/** Ids of products by code. */
export async function selectProductsByCode(
  database: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await database
    .selectFrom('product')
    .select(['code', 'id'])
    .where('code', 'in', codes)
    .execute();
  return new Map(rows.map(({ code, id }) => [code, id]));
}
