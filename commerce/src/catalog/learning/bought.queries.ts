import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface SearchOrder {
  readonly order: number;
  readonly product: number;
  readonly term: string;
}

/** The articles of orders, by order number. */
export async function selectOrderedProducts(database: Database, numbers: readonly string[]) {
  const rows = await database
    .selectFrom('shop_order')
    .innerJoin('order_line', 'order_line.order_id', 'shop_order.id')
    .select([
      'shop_order.number',
      'shop_order.id as order',
      'order_line.sku',
      'order_line.product_id as product',
    ])
    .where('shop_order.number', 'in', numbers)
    .execute();
  return rows.flatMap(({ product, ...row }) => (product === null ? [] : [{ ...row, product }]));
}

/** Keeps the query behind a product of an order: the first counts. Beyond `most` rows nothing is added. */
export async function addSearchOrders(
  database: Database,
  orders: readonly SearchOrder[],
  most: number,
): Promise<void> {
  for (const { order, product, term } of orders)
    await sql`insert into search_order (order_id, product_id, term, day)
      select ${order}, ${product}, ${term}, current_date
       where (select count(*) from search_order) < ${most}
      on conflict do nothing`.execute(database);
}

/**
 * Takes out the queries of orders that were sent, that ended, or that are older than `since`. Those sent are counted,
 * unless the same buyer (address of mail, phone, or house) had bought the product in the ninety days before, or paid
 * less than half of its price: whoever buys his own goods counts once, and not for little.
 */
export async function settleSearchOrders(database: Database, since: Date): Promise<number> {
  const { rows } = await sql<{ settled: number }>`
    with settled as (
      delete from search_order using shop_order
       where shop_order.id = search_order.order_id
         and (shop_order.state in ('shipped', 'delivered', 'cancelled', 'returned')
              or search_order.day < ${since.toISOString().slice(0, 10)}::date)
      returning search_order.*, shop_order.state),
    counted as (
      select settled.term, settled.product_id, settled.day, count(*)::integer as buys
        from settled join shop_order as placed on placed.id = settled.order_id
       where settled.state in ('shipped', 'delivered')
         and exists (select from order_line
            where order_id = placed.id and product_id = settled.product_id
              and amount_cents > 0 and discount_cents * 2 <= amount_cents)
         and not exists (select from order_line as line join shop_order as other on other.id = line.order_id
            where line.product_id = settled.product_id and other.id <> placed.id
              and other.placed_at between placed.placed_at - interval '90 days' and placed.placed_at
              and other.state not in ('cancelled', 'received', 'awaiting_payment')
              and (other.email_key = placed.email_key
                   or (other.phone = placed.phone and placed.phone <> '')
                   or (other.shipping_kind = 'delivery' and placed.shipping_kind = 'delivery'
                       and lower(other.shipping_address ->> 'address_line1') = lower(placed.shipping_address ->> 'address_line1')
                       and other.shipping_address ->> 'pincode' = placed.shipping_address ->> 'pincode')))
       group by settled.term, settled.product_id, settled.day),
    added as (
      insert into search_choice (term, product_id, day, opens, buys)
      select term, product_id, day, 0, buys from counted
      on conflict (term, product_id, day) do update set buys = search_choice.buys + excluded.buys)
    select count(*)::integer as settled from settled`.execute(database);
  return rows[0]?.settled ?? 0;
}
