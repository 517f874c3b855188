import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/**
 * Writes products whose stock changed to the change log, each once, with one notification for all. Returns
 * the number of stock moves handled.
 */
export async function passOnStockMoves(database: Database, limit: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from stock_move
       where id in (select id from stock_move order by id limit ${limit} for update skip locked)
      returning product_id, still_in_stock
    ), logged as (
      insert into change_log (kind, subject_id)
      select case when bool_and(still_in_stock) then 'stock' else 'price' end, product_id from taken group by product_id
    )
    select count(*)::int as taken from taken`.execute(database);
  return rows[0]?.taken ?? 0;
}

/**
 * Adds paid orders to the sales of their day (Italian time) and of each product, each order once. Returns the
 * number of orders counted.
 */
export async function countSales(database: Database, limit: number): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    with counted as (
      update shop_order set counted_in_sales = true
       where id in (
         select id from shop_order where paid_at is not null and not counted_in_sales
          order by id limit ${limit} for update skip locked)
      returning id, (placed_at at time zone 'Europe/Rome')::date as day
    ), sold as (
      select line.variant_id, line.product_id, counted.day, sum(line.qty)::int as pieces,
             count(distinct counted.id)::int as orders
        from counted join order_line line on line.order_id = counted.id
       where line.variant_id is not null and line.product_id is not null
       group by line.variant_id, line.product_id, counted.day
    ), by_day as (
      insert into sales_day (variant_id, day, pieces, orders)
      select variant_id, day, pieces, orders from sold order by variant_id, day
      on conflict (variant_id, day) do update
         set pieces = sales_day.pieces + excluded.pieces, orders = sales_day.orders + excluded.orders
    ), by_product as (
      update product set sold = product.sold + sum.pieces
        from (select product_id, sum(pieces)::int as pieces from sold group by product_id) as sum
       where product.id = sum.product_id
      returning product.id
    ), moved as (
      insert into stock_move (product_id) select id from by_product
    )
    select count(*)::int as counted from counted`.execute(database);
  return rows[0]?.counted ?? 0;
}
