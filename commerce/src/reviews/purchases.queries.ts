import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/** Lines of a product in orders that were paid, received and kept (Codice del consumo, art. 22 and 23(bb-ter)). */
const keptLines = (database: Database, productId: number) =>
  database
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .where('order_line.product_id', '=', productId)
    .where('shop_order.state', '=', 'delivered')
    .whereRef('shop_order.refunded_cents', '<', 'shop_order.total_cents')
    .whereRef('order_line.withdrawn_qty', '<', 'order_line.qty')
    .limit(1);

/** Whether a customer bought the product here and kept it. */
export async function hasBought(database: Database, customerId: number, productId: number): Promise<boolean> {
  const row = await keptLines(database, productId)
    .select('shop_order.id')
    .where('shop_order.customer_id', '=', customerId)
    .executeTakeFirst();
  return row !== undefined;
}

interface NamedOrder {
  readonly number: string;
  readonly email: string;
}

/** The order of that number and address, if it has the product and it was kept; with the name of its buyer. */
export async function orderWith(database: Database, { number, email }: NamedOrder, productId: number) {
  return keptLines(database, productId)
    .select(['shop_order.id', 'shop_order.customer_id'])
    .select(
      sql<string>`coalesce(billing_address ->> 'first_name', shipping_address ->> 'first_name', '')`.as(
        'first_name',
      ),
    )
    .select(
      sql<string>`coalesce(billing_address ->> 'last_name', shipping_address ->> 'last_name', '')`.as(
        'last_name',
      ),
    )
    .where('shop_order.number', '=', number.toUpperCase())
    .where('shop_order.email_key', '=', email.toLowerCase())
    .executeTakeFirst();
}
