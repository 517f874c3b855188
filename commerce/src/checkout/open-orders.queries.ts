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

/** What is asked of the open orders: who takes which pieces. */
export interface OpenOrdersQuestion {
  readonly lines: readonly WantedPieces[];
  readonly taker: Taker;
}

function asRow({ lines, taker: { network, email, phone, customerId, transfer, now } }: OpenOrdersQuestion) {
  return {
    network,
    email: email.toLowerCase(),
    phone,
    customer_id: customerId,
    transfer,
    since: new Date(now - DAY_MS).toISOString(),
    variants: lines.map(({ variantId }) => variantId),
    pieces: lines.map(({ qty }) => qty),
  };
}

/**
 * What other unpaid orders of each buyer and network reserve, in the order of the questions. At most as many orders
 * are read as the limits allow, so that the cost does not grow with their number. Lines are queried by an array of
 * order ids: before the tables have statistics, other plans would scan all of them.
 */
export async function selectOpenOrders(
  database: Database,
  questions: readonly OpenOrdersQuestion[],
  limits: OpenOrderLimits,
): Promise<readonly OpenOrders[]> {
  const asked = questions.map((question, nth) => ({ ...asRow(question), nth }));
  const { rows } = await sql<OpenOrders>`${sql.raw(preparedMark)}
    select answer.* from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as taker (
      nth integer, network text, email text, phone text, customer_id integer, transfer boolean, since timestamptz,
      variants integer[], pieces integer[])
    cross join lateral (
    with wanted as (
      select id, sum(qty)::int as qty from unnest(taker.variants, taker.pieces) as line (id, qty) group by id
    ), near as (
      select id, total_cents from shop_order where placed_from = taker.network and reserved_until is not null
       limit ${limits.fromNetwork}::int
    ), own as (
      select id, total_cents from shop_order where email_key = taker.email and reserved_until is not null
      union
      select id, total_cents from shop_order where phone = nullif(taker.phone, '') and reserved_until is not null
       limit ${limits.ofBuyer}::int
    ), open as materialized (
      select * from near union select * from own
    ), held as (
      select variant_id, sum(qty)::int as qty from order_line where order_id = any (array (select id from open))
       group by variant_id
    ), buyer as (
      select exists (select from shop_order where customer_id = taker.customer_id and email_key = taker.email
                        and address_proved and channel = 'shop') as proved
    )
    select buyer.proved,
      (select count(*)::int from own) as "ofBuyer", (select count(*)::int from near) as "fromNetwork",
      (select coalesce(sum(total_cents), 0)::float8 from open) as cents,
      (select count(*)::int from (
        select id from wanted where exists (select from held) or (taker.transfer and not buyer.proved)
        union select variant_id from held) as articles) as articles,
      (select count(*)::int from (
        select from shop_order where email_key = taker.email and placed_at > taker.since
         limit ${limits.ofAddressADay}::int) as today) as "ofAddressToday",
      (select product.name from wanted join variant using (id) join product on product.id = variant.product_id
         left join held on held.variant_id = wanted.id
        where (held.qty is not null or (taker.transfer and not buyer.proved))
          and wanted.qty + coalesce(held.qty, 0)
            > greatest(${limits.pieces}::int, (variant.stock + coalesce(held.qty, 0)) / 2) limit 1) as crowded
      from buyer) as answer
    order by taker.nth`.execute(database);
  return rows;
}
