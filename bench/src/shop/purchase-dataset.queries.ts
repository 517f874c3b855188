import { sql } from 'kysely';
import type { Database } from '@casamaestra/commerce/platform/database/connection.ts';

/** Sets the stock of every variant. */
export async function stockUp(database: Database, pieces: number): Promise<void> {
  await database.updateTable('variant').set({ stock: pieces }).execute();
  await sql`vacuum analyze variant`.execute(database);
}

/** SKUs of published products, spread over the catalogue. */
export async function sellableSkus(database: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`
    select sku from variant join product on product.id = variant.product_id and product.published
     where coalesce(weight_kg, 0) <= 2
     order by md5(sku) limit ${limit}`.execute(database);
  return rows.map((row) => row.sku);
}

export async function countOrders(database: Database): Promise<number> {
  const { orders } = await database
    .selectFrom('shop_order')
    .select((by) => by.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  return orders;
}
