import { sql } from 'kysely';
import type { Invoice } from '@casamaestra/contract/checkout/address.ts';
import type { OrderChannel, OrderState } from '@casamaestra/contract/orders/order-view.ts';
import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { preparedMark } from '../platform/database/connection.ts';
import type { Database } from '../platform/database/connection.ts';

const prepared = sql.raw(preparedMark);

/**
 * Counts one use of each coupon, never beyond its limits: in all, and per customer by e-mail address. False
 * when one is used up; the caller then rolls back.
 */
export async function useCoupons(
  database: Database,
  codes: readonly string[],
  email: string,
): Promise<boolean> {
  if (codes.length === 0) return true;
  const { rows } = await sql`${prepared}
    with locked as (
      select code from coupon where code = any (${codes}::text[]) order by code for no key update
    ), used as (
      update coupon set uses = coupon.uses + 1 from locked
       where coupon.code = locked.code and coupon.active
         and (coupon.use_limit is null or coupon.uses < coupon.use_limit)
      returning coupon.code
    )
    insert into coupon_customer (coupon_code, email_key, uses)
    select code, lower(${email}::text), 1 from used
    on conflict (coupon_code, email_key) do update set uses = coupon_customer.uses + 1
     where coupon_customer.uses < coalesce(
       (select per_customer_limit from coupon where code = excluded.coupon_code), 2147483647)
    returning coupon_code`.execute(database);
  return rows.length === codes.length;
}

/** A row of order_line, without the order. */
export interface NewOrderLine {
  readonly position: number;
  readonly variant_id: number;
  readonly product_id: number;
  readonly sku: string;
  readonly name: string;
  readonly options: string;
  readonly slug: string;
  readonly picture: object | null;
  readonly qty: number;
  readonly price_cents: number;
  readonly struck_cents: number | null;
  readonly discount_cents: number;
  readonly amount_cents: number;
  readonly vat_percent: number;
  readonly custom_made: boolean;
}

export interface NewOrder {
  readonly number: string;
  readonly idempotency_key: string;
  readonly request_hash: Buffer;
  readonly customer_id: number | null;
  readonly email: string;
  readonly phone: string;
  readonly state: OrderState;
  readonly language: string;
  readonly goods_cents: number;
  readonly discount_cents: number;
  readonly shipping_cents: number;
  readonly total_cents: number;
  readonly vat: readonly object[];
  readonly shipping_rule: string;
  readonly shipping_label: string;
  readonly shipping_kind: 'delivery' | 'pickup';
  readonly earliest: string;
  readonly latest: string;
  readonly shipping_address: object;
  readonly billing_address: object | null;
  readonly invoice: Invoice | null;
  readonly payment_method: PaymentMethod;
  /** The gateway; null: bank transfer. */
  readonly payment_gateway: string | null;
  readonly weee_take_back: boolean;
  /** The age to be proved when it is handed over; null: none. */
  readonly proof_of_age: number | null;
  readonly review_mail: boolean;
  readonly note: string | null;
  /** ISO 8601 */
  readonly placed_at: string;
  readonly reserved_until: string | null;
  /** Network of the buyer, for unpaid orders. */
  readonly placed_from: string | null;
  readonly address_proved: boolean;
  /** Where it was placed; `taken_by`: who of staff took it on the telephone. */
  readonly channel: OrderChannel;
  readonly taken_by: number | null;
  readonly remind_at: string | null;
  readonly paid_at: string | null;
  readonly lines: readonly NewOrderLine[];
  readonly coupons: readonly {
    readonly coupon_code: string;
    readonly description: string;
    readonly discount_cents: number;
  }[];
  /** The e-mail address under which coupon uses are counted. */
  readonly coupon_email: string;
  /** States the new order has passed through, oldest first. */
  readonly states: readonly OrderState[];
}

export type WrittenOrder =
  | { readonly kind: 'placed'; readonly paymentId: number | null }
  /** A line has too little stock: nothing was written. */
  | { readonly kind: 'lost' }
  /** The idempotency key already has an order, or, very rarely, another order has the number. */
  | { readonly kind: 'known' };

/** What is written together with new orders: common table expressions over `written`, `sent_line` and `taken`. */
const alongside = (coupons: string) => sql`line as (
      insert into order_line (
        order_id, position, variant_id, product_id, sku, name, options, slug, picture, qty, price_cents,
        struck_cents, discount_cents, amount_cents, vat_percent, custom_made)
      select written.id, position, variant_id, product_id, sku, name, options, slug, nullif(picture, 'null'), qty,
        price_cents, struck_cents, discount_cents, amount_cents, vat_percent, custom_made
        from written join sent_line using (nth)
    ), used_coupon as (
      insert into order_coupon (order_id, coupon_code, description, discount_cents, email_key)
      select written.id, coupon_code, description, discount_cents, lower(coupon_email)
        from written join jsonb_to_recordset(${coupons}::jsonb) as sent_coupon (
          nth integer, coupon_code text, description text, discount_cents integer) using (nth)
    ), event as (
      insert into order_event (order_id, at, state, actor)
      select written.id, written.placed_at, state, case when taken_by is null then 'customer' else 'staff' end
        from written, unnest(written.states) with ordinality as passed (state, step) order by written.id, step
    ), moved as (
      insert into stock_move (product_id, still_in_stock)
      select product_id, bool_and(stock > 0) from taken group by product_id
    ), mail as (
      insert into mail_outbox (kind, recipient, language, payload, dedupe_key)
      select 'order_confirmation', email, language, jsonb_build_object('orderNumber', number),
        'order_confirmation ' || number from written
    ), opened as (
      insert into payment (
        order_id, attempt, method, gateway, state, transaction_id, amount_cents, created_at, updated_at)
      select id, 1, payment_method, payment_gateway,
        -- A transfer involves no gateway: its attempt is started at once.
        case payment_method when 'transfer' then 'started' else 'created' end, number || '-1', total_cents,
        placed_at, placed_at
        from written where total_cents > 0
      returning id, order_id, created_at, state, amount_cents
    ), opened_event as (
      insert into payment_event (payment_id, at, kind, state, amount_cents)
      select id, created_at, 'opened', state, amount_cents from opened
    )`;

/** The orders as three JSON texts: heads, lines and coupons, each row with the place of its order. */
function asJson(orders: readonly NewOrder[]) {
  const heads = orders.map(({ lines: _lines, coupons: _coupons, ...head }, nth) => ({
    ...head,
    nth,
    request_hash: `\\x${head.request_hash.toString('hex')}`,
  }));
  const rows = (of: (order: NewOrder) => readonly object[]) =>
    JSON.stringify(orders.flatMap((order, nth) => of(order).map((row) => ({ ...row, nth }))));
  return {
    heads: JSON.stringify(heads),
    lines: rows((order) => order.lines),
    coupons: rows((order) => order.coupons),
  };
}

/**
 * Takes the pieces out of stock and writes orders with everything that belongs to them (lines, coupons, history,
 * mail, payment attempt, products whose stock changed) in one statement, since round trips and plans cost more than
 * the work itself. Lock order: variants by id, then idempotency keys, so that orders of the same articles or with the same keys wait for each other instead of
 * deadlocking; stock is checked after locking. What is left is counted from the locked row too: PostgreSQL checks the
 * constraints of an update on the row as the statement first saw it, which may be older than the lock. Earlier orders of
 * the list take first, and those that fail count as if they had taken: an order may be lost in a list that would not be
 * alone. The answers are in the order of the orders.
 */
export async function writeOrders(
  database: Database,
  orders: readonly NewOrder[],
): Promise<readonly WrittenOrder[]> {
  const { heads, lines, coupons } = asJson(orders);
  const { rows } = await sql<{
    nth: number;
    enough: boolean;
    order_id: number | null;
    payment_id: number | null;
  }>`${prepared}
    with sent_line as materialized (
      select * from jsonb_to_recordset(${lines}::jsonb) as line (
        nth integer, position smallint, variant_id integer, product_id integer, sku text, name text, options text,
        slug text, picture jsonb, qty integer, price_cents integer, struck_cents integer, discount_cents integer,
        amount_cents integer, vat_percent numeric, custom_made boolean)
    ), sent as materialized (
      select * from jsonb_to_recordset(${heads}::jsonb) as head (
        nth integer, number text, idempotency_key uuid, request_hash bytea, customer_id integer, email text, phone text,
        state text, language text, goods_cents integer, discount_cents integer, shipping_cents integer,
        total_cents integer, vat jsonb, shipping_rule text, shipping_label text, shipping_kind text,
        earliest date, latest date, shipping_address jsonb, billing_address jsonb, invoice jsonb,
        payment_method text, weee_take_back boolean, proof_of_age smallint, review_mail boolean,
        note text, placed_at timestamptz,
        reserved_until timestamptz, remind_at timestamptz, paid_at timestamptz, placed_from text,
        address_proved boolean, payment_gateway text, coupon_email text, states text[], channel text, taken_by integer)
    ), locked as materialized (
      select variant.id, variant.stock from variant join (select distinct variant_id as id from sent_line) as wanted using (id)
       where variant.retired_at is null order by variant.id for no key update of variant
    ), needed as (
      select nth, variant_id, sum(sum(qty)) over (partition by variant_id order by nth) as with_earlier
        from sent_line group by nth, variant_id
    ), enough as materialized (
      select nth, bool_and(coalesce(stock >= with_earlier, false)) as all_lines
        from needed left join locked on locked.id = variant_id group by nth
    ), placed as (
      insert into shop_order (
        number, idempotency_key, request_hash, customer_id, email, phone, state, language, goods_cents,
        discount_cents, shipping_cents, total_cents, vat, shipping_rule, shipping_label, shipping_kind, earliest,
        latest, shipping_address, billing_address, invoice, payment_method, weee_take_back, proof_of_age,
        review_mail, note, placed_at, reserved_until, remind_at, paid_at, placed_from, address_proved, payment_gateway, channel, taken_by)
      select number, idempotency_key, request_hash, customer_id, email, phone, state, language, goods_cents,
        discount_cents, shipping_cents, total_cents, vat, shipping_rule, shipping_label, shipping_kind, earliest,
        latest, shipping_address, nullif(billing_address, 'null'), nullif(invoice, 'null'), payment_method,
        weee_take_back, proof_of_age, review_mail, note, placed_at, reserved_until, remind_at, paid_at, placed_from, address_proved,
        payment_gateway, channel, taken_by
        from sent join enough using (nth)
       where all_lines order by idempotency_key, nth
      on conflict do nothing
      returning id, number, idempotency_key
    ), written as (
      select placed.id, nth, number, placed_at, email, language, total_cents, payment_method, payment_gateway,
        coupon_email, states, taken_by
        from placed join sent using (number, idempotency_key)
    ), taken as (
      update variant set stock = locked.stock - gone.qty
        from (select variant_id, sum(qty)::int as qty from written join sent_line using (nth) group by variant_id) as gone
        join locked on locked.id = gone.variant_id
       where variant.id = gone.variant_id
      returning variant.product_id, variant.stock
    ), ${alongside(coupons)}
    select enough.nth, all_lines as enough, written.id as order_id, opened.id as payment_id
      from enough left join written using (nth) left join opened on opened.order_id = written.id
     order by enough.nth`.execute(database);
  return rows.map(({ enough, order_id: orderId, payment_id: paymentId }) => {
    if (!enough) return { kind: 'lost' };
    return orderId === null ? { kind: 'known' } : { kind: 'placed', paymentId };
  });
}

/** An existing order with its newest payment attempt. */
export interface KnownOrder {
  readonly id: number;
  readonly number: string;
  readonly language: string;
  readonly state: OrderState;
  readonly payment_gateway: string | null;
  readonly total_cents: number;
  readonly request_hash: Buffer;
  readonly payment_id: number | null;
  readonly payment_state: string | null;
}

export async function selectOrderByKey(database: Database, key: string): Promise<KnownOrder | null> {
  const row = await database
    .selectFrom('shop_order')
    .leftJoin('payment', 'payment.order_id', 'shop_order.id')
    .where('shop_order.idempotency_key', '=', key)
    .orderBy('payment.attempt', 'desc')
    .select([
      'shop_order.id',
      'shop_order.number',
      'shop_order.language',
      'shop_order.state',
      'shop_order.payment_gateway',
      'shop_order.total_cents',
      'shop_order.request_hash',
      'payment.id as payment_id',
      'payment.state as payment_state',
    ])
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function orderExists(database: Database, number: string): Promise<boolean> {
  const row = await database
    .selectFrom('shop_order')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst();
  return row !== undefined;
}
