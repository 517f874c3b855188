import type { Database } from '../../platform/database/connection.ts';
import { selectProductsByCode } from './pinned-products.queries.ts';

/** The first of some codes that no product has; undefined: all are known. */
export async function missingProduct(
  database: Database,
  codes: readonly string[],
): Promise<string | undefined> {
  const known = await selectProductsByCode(database, codes);
  return codes.find((code) => !known.has(code));
}
