import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Reductions with a day that are not over; the first condition is that of the index variant_planned_price. */
const periods = (now: Date) => sql`
  select id as variant_id, product_id, price_cents, of.*
    from variant, lateral (values ('sale', sale_price_cents, sale_from, sale_to),
                                  ('promo', promo_price_cents, promo_from, promo_to)) as of (kind, cents, since, until)
   where (sale_from is not null or sale_to is not null or promo_from is not null or promo_to is not null)
     and retired_at is null and cents < price_cents and (until is null or until > ${now})`;

export interface PeriodRow {
  readonly kind: 'sale' | 'promo';
  readonly since: Date | null;
  readonly until: Date | null;
  readonly products: number;
  readonly variants: number;
  readonly least: number;
  readonly most: number;
  readonly ids: readonly number[];
}

/** Reductions with the same days together, the first to begin first; those without any day are no part of a calendar. */
export async function selectPricePeriods(database: Database, now: Date): Promise<PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    select kind, since, until, count(distinct product_id)::int as products, count(*)::int as variants,
           round(min((price_cents - cents) * 100.0 / price_cents))::int as least,
           round(max((price_cents - cents) * 100.0 / price_cents))::int as most,
           (array_agg(distinct product_id))[1:5] as ids
      from (${periods(now)}) as period where since is not null or until is not null
     group by kind, since, until order by since nulls first, until nulls last, kind limit 500`.execute(
    database,
  );
  return rows;
}

type Moment = RawBuilder<unknown>;

/** Periods share a moment; no ranges, which fail on dates the wrong way round that a file may have brought. */
const overlap = (from: Moment, to: Moment, otherFrom: Moment, otherTo: Moment) => sql`
  coalesce(${from}, '-infinity') < coalesce(${otherTo}, 'infinity')
  and coalesce(${otherFrom}, '-infinity') < coalesce(${to}, 'infinity')`;

export interface MeetingRow {
  readonly product_id: number;
  readonly kind: 'sale' | 'promo';
  readonly coupon: string | null;
  readonly since: Date | null;
  readonly until: Date | null;
  /** Of a coupon: it leaves reduced prices alone. */
  readonly except_reduced: boolean | null;
  /** Of all meetings. */
  readonly total: number;
}

/** Products with a promotion over a sale, or with a coupon over either, in days that overlap. */
export async function selectMeetings(database: Database, now: Date): Promise<MeetingRow[]> {
  const { rows } = await sql<MeetingRow>`
    with period as materialized (${periods(now)}),
    meeting as (
      select one.product_id, one.kind, null::text as coupon, greatest(one.since, other.since) as since,
             least(one.until, other.until) as until, null::boolean as except_reduced
        from period as one join period as other using (variant_id)
       where one.kind = 'promo' and other.kind = 'sale'
         and ${overlap(sql`one.since`, sql`one.until`, sql`other.since`, sql`other.until`)}
      union
      select period.product_id, kind_of, code, greatest(since, valid_from), least(until, valid_to), except_reduced
        from coupon, (select *, kind as kind_of from period) as period
       where active and (valid_to is null or valid_to > ${now})
         and (use_limit is null or uses < use_limit)
         and ${overlap(sql`since`, sql`until`, sql`valid_from`, sql`valid_to`)}
         and (cardinality(product_ids) + cardinality(category_ids) = 0 or period.product_id = any(product_ids)
              or exists (select from product p join category own on own.id = p.category_id
                           join category top on top.id = any(coupon.category_ids)
                          where p.id = period.product_id and own.path[1:cardinality(top.path)] = top.path)))
    select *, count(*) over ()::int as total from meeting order by coupon nulls first, product_id, kind, since nulls first limit 100`.execute(
    database,
  );
  return rows;
}
