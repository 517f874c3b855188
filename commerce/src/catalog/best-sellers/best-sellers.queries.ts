import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface TopItem {
  readonly item_code: string;
  readonly times_ordered: number;
}

/** Variants by number of orders in the last days. */
export async function selectOrderedItems(
  database: Database,
  days: number,
  limit: number,
): Promise<TopItem[]> {
  const { rows } = await sql<TopItem>`
    select variant.sku as item_code, sum(sales_day.orders)::int as times_ordered
      from sales_day
      join variant on variant.id = sales_day.variant_id and variant.retired_at is null
      join product on product.id = variant.product_id and product.published
     where sales_day.day > current_date - ${days}::int
     group by variant.sku
    having sum(sales_day.orders) > 0
     order by times_ordered desc, item_code
     limit ${limit}`.execute(database);
  return rows;
}

/**
 * The first variants of the products with the highest imported sales, for a shop that has no orders yet.
 */
export async function selectSoldItems(database: Database, limit: number): Promise<TopItem[]> {
  const { rows } = await sql<TopItem>`
    select first.sku as item_code, top.sold as times_ordered
      from (select id, sold from product where published and sold > 0 order by sold desc, id limit ${limit}) as top
      join lateral (select sku from variant where product_id = top.id and retired_at is null
                     order by position limit 1) as first on true
     order by top.sold desc, top.id`.execute(database);
  return rows;
}
