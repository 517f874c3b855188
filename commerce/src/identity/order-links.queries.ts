import type { Database } from '../platform/database/connection.ts';

/** How often an order's e-mail address was corrected; 0 for an unknown order. */
export async function selectEmailCorrections(database: Database, orderNumber: string): Promise<number> {
  const row = await database
    .selectFrom('shop_order')
    .select('email_corrections')
    .where('number', '=', orderNumber)
    .executeTakeFirst();
  return row?.email_corrections ?? 0;
}
