import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { statusOf } from './product-list.queries.ts';

/** A product whose sale began or ended, as it stands now. */
export interface SwitchedProduct {
  readonly id: number;
  readonly before: string;
  readonly status: 'published' | 'withheld' | 'withdrawn';
}

/** Takes out of sale what was to be in it until now. */
export async function endSales(database: Database, at: Date): Promise<SwitchedProduct[]> {
  const { rows } = await sql<SwitchedProduct>`
    with due as materialized (
      select product.id, ${statusOf} as before from product
       where offered_until <= ${at} and (published or withheld or scheduled) order by id for update)
    update product set published = false, withheld = false, scheduled = false, removed_at = ${at}, updated_at = now()
      from due where due.id = product.id
    returning product.id, due.before, 'withdrawn' as status`.execute(database);
  return rows;
}

/** Puts in sale what was to be in it from now; with `withholds` only what names its maker. */
export async function beginSales(
  database: Database,
  { at, withholds }: { readonly at: Date; readonly withholds: boolean },
): Promise<SwitchedProduct[]> {
  const lacksMaker = sql`(${withholds}::boolean and p.manufacturer_id is null and not c.safety_exempt)`;
  const { rows } = await sql<SwitchedProduct>`
    update product p set scheduled = false, withheld = ${lacksMaker}, published = not ${lacksMaker},
           was_public = was_public or not ${lacksMaker}, removed_at = case when ${lacksMaker} then removed_at end,
           updated_at = now()
      from category c
     where c.id = p.category_id and p.scheduled and p.offered_from <= ${at}
    returning p.id, 'scheduled' as before, case when p.published then 'published' else 'withheld' end as status`.execute(
    database,
  );
  return rows;
}

/** The storefront shows them as they are now. */
export const logSwitched = (database: Database, all: readonly SwitchedProduct[]) =>
  sql`insert into change_log (kind, subject_id)
    select case when status = 'published' then 'product' else 'removed' end, id
      from unnest(${all.map(({ id }) => id)}::int[], ${all.map(({ status }) => status)}::text[])
        as switched (id, status)`.execute(database);

/** Whether any sale is to begin or end by now. */
export async function hasDueSales(database: Database, at: Date): Promise<boolean> {
  const { rows } = await sql`
    (select from product where scheduled and offered_from <= ${at} limit 1)
    union all
    (select from product where offered_until <= ${at} and offered_until is not null
        and (published or withheld or scheduled) limit 1)`.execute(database);
  return rows.length > 0;
}
