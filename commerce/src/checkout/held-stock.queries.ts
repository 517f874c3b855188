import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/** Stock reserved by transfers whose confirmation link was not opened. */
export interface UnconfirmedTransfers {
  readonly cents: number;
  /** Number of articles of which they reserve more than is left in stock. */
  readonly scarce: number;
  /** Number of articles of the shop, as estimated by PostgreSQL. */
  readonly articles: number;
}

const articlesHeldBy = (open: ReturnType<typeof sql>) => sql`
  select variant_id as id, sum(qty) as qty from order_line where order_id in (select id from ${open})
   group by variant_id`;

export async function readUnconfirmedTransfers(database: Database): Promise<UnconfirmedTransfers> {
  const { rows } = await sql<UnconfirmedTransfers>`
    with open as materialized (
      select id, total_cents from shop_order
       where reserved_until is not null and not address_proved and payment_method = 'transfer'
    ), held as (${articlesHeldBy(sql`open`)})
    select (select coalesce(sum(total_cents), 0)::float8 from open) as cents,
      (select count(*)::int from held join variant using (id) where held.qty > variant.stock) as scarce,
      (select greatest(reltuples, 0)::int from pg_class where oid = 'variant'::regclass) as articles`.execute(
    database,
  );
  const [held] = rows;
  if (held === undefined) throw new Error('reading unproved transfers answered nothing');
  return held;
}

/** All unpaid orders, for the operator's alerts. */
export interface UnpaidOrders extends UnconfirmedTransfers {
  readonly orders: number;
  /** Transfers whose mailed link was not opened. */
  readonly unconfirmed: number;
}

export async function readUnpaidOrders(database: Database): Promise<UnpaidOrders> {
  const { rows } = await sql<UnpaidOrders>`
    with open as materialized (
      select id, total_cents, payment_method = 'transfer' and not address_proved as unproved from shop_order
       where reserved_until is not null
    ), held as (${articlesHeldBy(sql`open`)})
    select count(*)::int as orders, (count(*) filter (where unproved))::int as unconfirmed,
      coalesce(sum(total_cents), 0)::float8 as cents,
      (select count(*)::int from held join variant using (id) where held.qty > variant.stock) as scarce,
      (select count(*)::int from variant) as articles
      from open`.execute(database);
  const [unpaid] = rows;
  if (unpaid === undefined) throw new Error('reading unpaid orders answered nothing');
  return unpaid;
}
