import { sql } from 'kysely';
import type { Database } from '@casamaestra/commerce/platform/database/connection.ts';

export interface Listed {
  readonly sku: string;
  /** In euros. */
  readonly price: number;
}

/** The category whose goods have nearest to so many variants, but no more than a rule may change. */
export async function bulkCategory(
  database: Database,
  wanted: number,
): Promise<{ readonly category: number; readonly variants: number }> {
  const { rows } = await sql<{ category: number; variants: number }>`
    select top.id as category, count(*)::int as variants
      from category top join category c on c.path[1:cardinality(top.path)] = top.path
      join product p on p.category_id = c.id join variant v on v.product_id = p.id
     group by top.id having count(*) < 20000
     order by abs(count(*) - ${wanted}::int) limit 1`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('no category has so few variants');
  return row;
}

/** Variants of products that are no promotion, with their list prices. */
export async function listedPrices(database: Database, count: number): Promise<readonly Listed[]> {
  const { rows } = await sql<Listed>`select sku, price_cents / 100.0::float8 as price from variant
     where sale_price_cents is null and promo_price_cents is null and cost_cents is null and price_cents > 200
     order by id desc limit ${count}::int`.execute(database);
  return rows;
}

/** How many of some variants cost another price than they did. */
export async function pricesRaised(database: Database, goods: readonly Listed[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from unnest(${goods.map(({ sku }) => sku)}::text[], ${goods.map(({ price }) => Math.round(price * 100))}::int[])
        as before (sku, cents)
      join variant v on v.sku = before.sku where v.price_cents <> before.cents`.execute(database);
  return rows[0]?.count ?? 0;
}

/** A product whose one field is saved. */
export async function savedProduct(
  database: Database,
): Promise<{ readonly id: number; readonly name: string }> {
  return database
    .selectFrom('product')
    .select(['id', 'name'])
    .where('published', '=', true)
    .orderBy('id')
    .offset(1000)
    .executeTakeFirstOrThrow();
}
