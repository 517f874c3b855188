import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/** Fewer common orders are chance. */
const ORDERS_MIN = 3;
/** How many times as often as by chance two products must have met: what sells with everything goes with nothing. */
const LIFT_MIN = 1.5;
/** Whoever orders more different products furnishes a house: its pairs say nothing. */
const PRODUCTS_MAX = 40;
/** Products kept for each. */
const KEPT = 12;

/**
 * Counts again which products were bought together since a day, in orders that were paid and not cancelled. Products
 * whose companions changed are logged as changed, so that their pages follow.
 */
export async function countBoughtTogether(database: Database, since: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with held as (
      select distinct line.order_id, line.product_id
        from shop_order join order_line as line on line.order_id = shop_order.id
       where shop_order.placed_at >= ${since} and line.product_id is not null
         and shop_order.state in ('paid', 'in_preparation', 'partly_shipped', 'shipped', 'delivered')),
    small as (select order_id from held group by order_id having count(*) between 2 and ${PRODUCTS_MAX}),
    sold as (select product_id, count(*)::float8 as orders from held group by product_id),
    everything as (select count(distinct order_id)::float8 as orders from held),
    pair as (
      select one.product_id, other.product_id as other_id, count(*)::integer as orders
        from small join held as one using (order_id)
        join held as other on other.order_id = one.order_id and other.product_id <> one.product_id
       group by one.product_id, other.product_id
      having count(*) >= ${ORDERS_MIN}),
    ranked as (
      select pair.*, row_number() over (partition by pair.product_id order by pair.orders desc, other_id) as rank
        from pair
        join sold as one on one.product_id = pair.product_id
        join sold as other on other.product_id = pair.other_id
        cross join everything
       where pair.orders * everything.orders >= ${LIFT_MIN} * one.orders * other.orders),
    wanted as (select product_id, other_id, orders from ranked where rank <= ${KEPT}),
    gone as (
      delete from bought_together as old
       where not exists (select from wanted where wanted.product_id = old.product_id and wanted.other_id = old.other_id)
      returning product_id),
    written as (
      insert into bought_together (product_id, other_id, orders) select product_id, other_id, orders from wanted
      on conflict (product_id, other_id) do update set orders = excluded.orders
       where bought_together.orders <> excluded.orders
      returning product_id)
    insert into change_log (kind, subject_id)
    select distinct 'product', product_id from (select product_id from gone union select product_id from written) as moved`.execute(
    database,
  );
  return Number(numAffectedRows);
}
