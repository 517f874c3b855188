import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/**
 * How often the links of an order became invalid, because they were withdrawn or its e-mail address was corrected;
 * 0 for an unknown order.
 */
export async function selectLinkChanges(database: Database, orderNumber: string): Promise<number> {
  const row = await database
    .selectFrom('shop_order')
    .select(sql<number>`email_corrections + links_withdrawn`.as('changes'))
    .where('number', '=', orderNumber)
    .executeTakeFirst();
  return row?.changes ?? 0;
}
