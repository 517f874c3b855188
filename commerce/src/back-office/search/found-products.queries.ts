import type { Database } from '../../platform/database/connection.ts';

/** Names of products by code. */
export async function selectNamesByCode(
  database: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await database
    .selectFrom('product')
    .select(['code', 'name'])
    .where('code', 'in', codes)
    .execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** Codes of products by id. */
export async function selectCodes(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('product').select(['id', 'code']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}
