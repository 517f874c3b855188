import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Tax code of the invoice an order asked for, when it has one. */
export async function taxCodeOfOrder(database: Database, orderId: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('shop_order')
    .select(sql<string | null>`invoice ->> 'tax_code'`.as('taxCode'))
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.taxCode ?? undefined;
}
