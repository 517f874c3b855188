import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Newest row of each history that is counted. */
export interface SalesMarks {
  readonly orders: number;
  readonly events: number;
  readonly payments: number;
}

export async function selectSalesMarks(database: Database): Promise<SalesMarks> {
  const { rows } = await sql<SalesMarks>`
    select (select coalesce(max(id), 0) from shop_order)::float8 as orders,
           (select coalesce(max(id), 0) from order_event)::float8 as events,
           (select coalesce(max(id), 0) from payment_event)::float8 as payments`.execute(database);
  return rows[0] ?? { orders: 0, events: 0, payments: 0 };
}

export interface SalesCount {
  readonly what: 'placed' | 'paid' | 'cancelled' | 'failed';
  /** Way to pay; of what failed: the reason. */
  readonly label: string;
  readonly settled: number;
  readonly later: number;
}

/**
 * Counts what came after `from`: up to `to` as settled, and later. An order is paid or cancelled at its first event that
 * says so; later ones are notes.
 */
export async function countNewSales(
  database: Database,
  from: SalesMarks,
  to: SalesMarks,
): Promise<readonly SalesCount[]> {
  const { rows } = await sql<SalesCount>`
    select 'placed' as what, payment_method as label,
           count(*) filter (where id <= ${to.orders})::int as settled,
           count(*) filter (where id > ${to.orders})::int as later
      from shop_order where id > ${from.orders} group by payment_method
    union all
    select e.state, o.payment_method,
           count(*) filter (where e.id <= ${to.events})::int, count(*) filter (where e.id > ${to.events})::int
      from order_event e join shop_order o on o.id = e.order_id
     where e.id > ${from.events} and e.state in ('paid', 'cancelled')
       and not exists (select from order_event before
                        where before.order_id = e.order_id and before.id < e.id and before.state = e.state)
     group by e.state, o.payment_method
    union all
    select 'failed', coalesce(substring(p.failure_reason from '^payment_(.*)$'), 'generic') as reason,
           count(*) filter (where e.id <= ${to.payments})::int, count(*) filter (where e.id > ${to.payments})::int
      from payment_event e join payment p on p.id = e.payment_id
     where e.id > ${from.payments} and e.state = 'failed'
     group by reason`.execute(database);
  return rows;
}
