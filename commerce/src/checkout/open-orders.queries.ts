import { sql } from 'kysely';
import { preparedMark } from '../platform/database/connection.ts';
import type { Database } from '../platform/database/connection.ts';
import type { OpenOrderLimits, OpenOrders } from './open-order-limits.ts';

const DAY_MS = 86_400_000;

export interface WantedPieces {
  readonly variantId: number;
  readonly qty: number;
}

/** The buyer who takes stock, and the network. */
export interface Taker {
  /** As returned by `networkOf`. */
  readonly network: string;
  readonly email: string;
  readonly phone: string;
  /** null: a guest */
  readonly customerId: number | null;
  readonly transfer: boolean;
  readonly now: number;
}

/**
 * What other unpaid orders of the buyer and the network reserve. At most as many orders are read as the
 * limits allow, so that the cost does not grow with their number. Lines are queried by an array of order ids:
 * before the tables have statistics, other plans would scan all of them.
 */
export async function readOpenOrders(
  database: Database,
  lines: readonly WantedPieces[],
  taker: Taker,
  limits: OpenOrderLimits,
): Promise<OpenOrders> {
  const { network, phone, customerId, transfer } = taker;
  const email = taker.email.toLowerCase();
  const since = new Date(taker.now - DAY_MS);
  const { rows } = await sql<OpenOrders>`${sql.raw(preparedMark)}
    with wanted as (
      select id, sum(qty)::int as qty
        from unnest(${lines.map((line) => line.variantId)}::int[], ${lines.map((line) => line.qty)}::int[])
          as line (id, qty) group by id
    ), near as (
      select id, total_cents from shop_order where placed_from = ${network}::text and reserved_until is not null
       limit ${limits.fromNetwork}::int
    ), own as (
      select id, total_cents from shop_order where email_key = ${email}::text and reserved_until is not null
      union
      select id, total_cents from shop_order where phone = nullif(${phone}::text, '') and reserved_until is not null
       limit ${limits.ofBuyer}::int
    ), open as materialized (
      select * from near union select * from own
    ), held as (
      select variant_id, sum(qty)::int as qty from order_line where order_id = any (array (select id from open))
       group by variant_id
    ), buyer as (
      select exists (select from shop_order where customer_id = ${customerId}::int and email_key = ${email}::text
                        and address_proved) as proved
    )
    select buyer.proved,
      (select count(*)::int from own) as "ofBuyer", (select count(*)::int from near) as "fromNetwork",
      (select coalesce(sum(total_cents), 0)::float8 from open) as cents,
      (select count(*)::int from (
        select id from wanted where exists (select from held) or (${transfer}::boolean and not buyer.proved)
        union select variant_id from held) as articles) as articles,
      (select count(*)::int from (
        select from shop_order where email_key = ${email}::text and placed_at > ${since}::timestamptz
         limit ${limits.ofAddressADay}::int) as today) as "ofAddressToday",
      (select product.name from wanted join variant using (id) join product on product.id = variant.product_id
         left join held on held.variant_id = wanted.id
        where (held.qty is not null or (${transfer}::boolean and not buyer.proved))
          and wanted.qty + coalesce(held.qty, 0)
            > greatest(${limits.pieces}::int, (variant.stock + coalesce(held.qty, 0)) / 2) limit 1) as crowded
      from buyer`.execute(database);
  const [open] = rows;
  if (open === undefined) throw new Error('reading open orders answered nothing');
  return open;
}
