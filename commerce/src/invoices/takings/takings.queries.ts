import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { StoredVat } from '../document-vat.ts';

/** Number of the advisory lock that keeps a day that is being locked from getting further entries. */
const TAKINGS_LOCK = 144;

/** What a day took and gave back at one rate; cents, VAT included and of it VAT. */
export interface RateTakings {
  readonly percent: number;
  readonly sales_cents: number;
  readonly sales_vat_cents: number;
  readonly refunds_cents: number;
  readonly refunds_vat_cents: number;
}

/** Days from the first to the last, "YYYY-MM-DD", both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Waits for the transactions that write entries, and keeps others waiting until this one ends. */
export const holdEntries = (transaction: Database) =>
  sql`select pg_advisory_xact_lock(${TAKINGS_LOCK})`.execute(transaction);

/** The last day that is locked, and the first that has anything. */
export async function readBounds(
  database: Database,
): Promise<{ readonly lockedThrough: string | null; readonly first: string | null }> {
  const { rows } = await sql<{ lockedThrough: string | null; first: string | null }>`
    select (select max(day) from takings_day)::text as "lockedThrough",
           (select min(day) from takings_entry)::text as first`.execute(database);
  return rows[0] ?? { lockedThrough: null, first: null };
}

/** Sales of days by rate, as their orders store them. */
export async function salesOfDays(
  database: Database,
  { from, to }: Days,
): Promise<readonly { day: string; percent: number; grossCents: number; vatCents: number }[]> {
  const { rows } = await sql<{ day: string; percent: number; grossCents: number; vatCents: number }>`
    select e.day::text as day, v.percent::float8 as percent,
           sum(v.net_cents + v.vat_cents)::float8 as "grossCents", sum(v.vat_cents)::float8 as "vatCents"
      from takings_entry e join shop_order o on o.id = e.order_id,
           jsonb_to_recordset(o.vat) as v (percent numeric, net_cents integer, vat_cents integer)
     where e.refund_id is null and e.day between ${from}::date and ${to}::date
     group by e.day, v.percent`.execute(database);
  return rows;
}

/** A refund in the register with what its order was sold at. */
export interface RefundEntry {
  readonly day: string;
  readonly orderId: number;
  readonly amountCents: number;
  readonly sold: readonly StoredVat[];
}

/** Every refund of the orders that had one on these days, in the order in which they came. */
export async function refundsOfDays(database: Database, { from, to }: Days): Promise<readonly RefundEntry[]> {
  const { rows } = await sql<RefundEntry>`
    select e.day::text as day, o.id as "orderId", r.amount_cents as "amountCents", o.vat as sold
      from takings_entry e join shop_order o on o.id = e.order_id join refund r on r.id = e.refund_id
     where e.order_id in (select order_id from takings_entry
                           where refund_id is not null and day between ${from}::date and ${to}::date)
     order by e.id`.execute(database);
  return rows;
}

/** What a day took and gave back by one method of payment, VAT included. */
export interface MethodOfDay {
  readonly day: string;
  readonly method: PaymentMethod;
  readonly salesCents: number;
  readonly refundsCents: number;
}

/** Takings of days by method: a sale by that of its order, a refund by that of the payment it goes back on. */
export async function methodsOfDays(database: Database, { from, to }: Days): Promise<readonly MethodOfDay[]> {
  const { rows } = await sql<MethodOfDay>`
    select e.day::text as day, coalesce(p.method, o.payment_method) as method,
           coalesce(sum(sold.cents) filter (where r.id is null), 0)::float8 as "salesCents",
           coalesce(sum(r.amount_cents), 0)::float8 as "refundsCents"
      from takings_entry e join shop_order o on o.id = e.order_id
      left join refund r on r.id = e.refund_id left join payment p on p.id = r.payment_id,
           lateral (select sum(v.net_cents + v.vat_cents) as cents
                      from jsonb_to_recordset(o.vat) as v (net_cents integer, vat_cents integer)) sold
     where e.day between ${from}::date and ${to}::date
     group by 1, 2 order by 1, 2`.execute(database);
  return rows;
}

/** Locked days as they were locked. */
export async function lockedDays(
  database: Database,
  { from, to }: Days,
): Promise<ReadonlyMap<string, readonly RateTakings[]>> {
  const rows = await database
    .selectFrom('takings_day')
    .select(['day', 'rates'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return new Map(rows.map(({ day, rates }) => [day, rates as readonly RateTakings[]]));
}

/** Locks days with what they say. */
export async function insertLockedDays(
  transaction: Database,
  days: readonly { readonly day: string; readonly rates: readonly RateTakings[] }[],
  { at, by }: { readonly at: Date; readonly by: number },
): Promise<void> {
  await transaction
    .insertInto('takings_day')
    .values(
      days.map(({ day, rates }) => ({ day, rates: JSON.stringify(rates), locked_at: at, locked_by: by })),
    )
    .execute();
}
