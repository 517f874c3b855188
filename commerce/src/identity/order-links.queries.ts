import type { Database } from '../platform/database/connection.ts';

/** How often an order's address was corrected; 0 for an order that is not there. */
export async function selectEmailCorrections(database: Database, orderNumber: string): Promise<number> {
  const row = await database
    .selectFrom('shop_order')
    .select('email_corrections')
    .where('number', '=', orderNumber)
    .executeTakeFirst();
  return row?.email_corrections ?? 0;
}
