import { sql } from 'kysely';
import { preparedMark } from '../platform/database/connection.ts';
import type { Database } from '../platform/database/connection.ts';
import type { OpenOrders } from './open-order-limits.ts';

const prepared = sql.raw(preparedMark);
const DAY_MS = 86_400_000;

export interface WantedPieces {
  readonly variantId: number;
  readonly qty: number;
}

/** Who takes the pieces, and from where. */
export interface Taker {
  /** As `networkOf` says it. */
  readonly network: string;
  readonly email: string;
  readonly phone: string;
  /** null: a guest */
  readonly customerId: number | null;
  readonly transfer: boolean;
  readonly now: number;
  /** Pieces of one article that are never too many. */
  readonly pieces: number;
}

export interface TakenStock extends OpenOrders {
  /** Lines whose pieces were there. */
  readonly lines: number;
}

/**
 * Takes the pieces out of stock, in one statement: rows are locked in the order of their ids, so that carts with
 * the same articles wait for one another instead of deadlocking. The caller rolls back when a line is short. The
 * same statement sees what other unpaid orders of the buyer and the network hold.
 */
export async function takeStock(
  database: Database,
  lines: readonly WantedPieces[],
  taker: Taker,
): Promise<TakenStock> {
  const { network, phone, customerId, transfer, pieces } = taker;
  const email = taker.email.toLowerCase();
  const since = new Date(taker.now - DAY_MS);
  const { rows } = await sql<TakenStock>`${prepared}
    with wanted as (
      select * from unnest(${lines.map((line) => line.variantId)}::int[], ${lines.map((line) => line.qty)}::int[])
        as wanted (id, qty)
    ), locked as (
      select variant.id from variant join wanted using (id) order by variant.id for no key update of variant
    ), taken as (
      update variant set stock = variant.stock - wanted.qty
        from wanted join locked using (id)
       where variant.id = locked.id and variant.stock >= wanted.qty
      returning variant.id
    ), near as (
      select id, total_cents from shop_order where placed_from = ${network}::text and reserved_until is not null
    ), own as (
      select id, total_cents from shop_order where email_key = ${email}::text and reserved_until is not null
      union
      select id, total_cents from shop_order where phone = ${phone}::text and reserved_until is not null
    ), open as materialized (
      select * from near union select * from own
    ), held as (
      select variant_id, sum(qty)::int as qty from order_line where order_id in (select id from open)
       group by variant_id
    ), buyer as (
      select exists (select from shop_order where customer_id = ${customerId}::int and email_key = ${email}::text
                        and address_proved) as proved
    )
    select (select count(*)::int from taken) as lines, buyer.proved,
      (select count(*)::int from own) as "ofBuyer", (select count(*)::int from near) as "fromNetwork",
      (select coalesce(sum(total_cents), 0)::float8 from open) as cents,
      (select count(*)::int from shop_order
        where email_key = ${email}::text and placed_at > ${since}::timestamptz) as "ofAddressToday",
      (select product.name from wanted join variant using (id) join product on product.id = variant.product_id
         left join held on held.variant_id = wanted.id
        where (held.qty is not null or (${transfer}::boolean and not buyer.proved))
          and wanted.qty + coalesce(held.qty, 0)
            > greatest(${pieces}::int, (variant.stock + coalesce(held.qty, 0)) / 2) limit 1) as crowded
      from buyer`.execute(database);
  const [taken] = rows;
  if (taken === undefined) throw new Error('taking stock answered nothing');
  return taken;
}
