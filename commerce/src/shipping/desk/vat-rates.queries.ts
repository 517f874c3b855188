import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** A rate as change sets say it; days are "YYYY-MM-DD", the last one exclusive. */
export interface KeptRate {
  readonly percent: number;
  readonly from: string;
  readonly to: string | null;
  readonly own: boolean;
}

export interface RateRow extends KeptRate {
  readonly class: string;
  readonly country: string;
}

/** Rates by class, country and day; `lock`: until the transaction ends. */
export async function selectRates(
  database: Database,
  { lock }: { readonly lock: boolean },
): Promise<readonly RateRow[]> {
  if (lock) await sql`lock table vat_rate in share row exclusive mode`.execute(database);
  const { rows } = await sql<RateRow>`
    select class, country, percent::float8 as percent, valid_from::text as "from", valid_to::text as "to", own
      from vat_rate order by country <> 'IT', country, class <> 'standard', class, valid_from`.execute(
    database,
  );
  return rows;
}

/** Replaces all rates of a class in a country. */
export async function replaceRates(
  database: Database,
  { class: vatClass, country }: Pick<RateRow, 'class' | 'country'>,
  rates: readonly KeptRate[],
): Promise<void> {
  await database
    .deleteFrom('vat_rate')
    .where('class', '=', vatClass)
    .where('country', '=', country)
    .execute();
  if (rates.length === 0) return;
  await database
    .insertInto('vat_rate')
    .values(
      rates.map(({ percent, from, to, own }) => ({
        class: vatClass,
        country,
        percent,
        valid_from: from,
        valid_to: to,
        own,
      })),
    )
    .execute();
}

export interface ClassUse {
  readonly class: string;
  readonly products: number;
  readonly categories: { readonly name: string; readonly products: number }[];
}

/** How many products each class has, with the categories of most of them. */
export async function selectClassUses(database: Database): Promise<readonly ClassUse[]> {
  const { rows } = await sql<ClassUse>`
    with counted as (
      select vat_class, category_id, count(*)::integer as products from product group by 1, 2),
    named as (
      select vat_class, url as name, sum(products)::integer as products,
             row_number() over (partition by vat_class order by sum(products) desc, url) as place
        from counted join category on category.id = category_id group by 1, 2)
    select vat_class as class, sum(products)::integer as products,
           json_agg(json_build_object('name', name, 'products', products) order by place)
             filter (where place <= 10) as categories
      from named group by 1 order by 2 desc`.execute(database);
  return rows;
}

/** What was sold by each rate in the last thirty days, without cancelled orders. */
export async function selectSoldByRate(
  database: Database,
): Promise<readonly { readonly percent: number; readonly lines: number; readonly cents: number }[]> {
  const { rows } = await sql<{ percent: number; lines: number; cents: number }>`
    select vat_percent::float8 as percent, count(*)::integer as lines,
           sum(line.amount_cents - line.discount_cents)::float8 as cents
      from order_line line join shop_order on shop_order.id = order_id
     where placed_at > now() - interval '30 days' and state <> 'cancelled' group by 1 order by 1 desc`.execute(
    database,
  );
  return rows;
}
