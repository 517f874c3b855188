import type { Database } from '../platform/database/connection.ts';

/** The product of an item code: the SKU of a variant or the product's own code. */
export async function productOfItem(database: Database, itemCode: string): Promise<number | undefined> {
  const bySku = await database
    .selectFrom('variant')
    .select('product_id')
    .where('sku', '=', itemCode)
    .executeTakeFirst();
  if (bySku !== undefined) return bySku.product_id;
  const byCode = await database
    .selectFrom('product')
    .select('id')
    .where('code', '=', itemCode)
    .executeTakeFirst();
  return byCode?.id;
}
