import { sql } from 'kysely';
import type { Invoice } from '@casamaestra/contract/checkout/address.ts';
import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
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
  readonly review_mail: boolean;
  readonly note: string | null;
  /** ISO 8601 */
  readonly placed_at: string;
  readonly reserved_until: string | null;
  /** Network of the buyer, for unpaid orders. */
  readonly placed_from: string | null;
  readonly address_proved: boolean;
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

/** What is written together with a new order: common table expressions over `placed`, `sent_line` and `taken`. */
function alongside({ coupons, coupon_email: couponEmail, states, payment_method: method }: NewOrder) {
  // A transfer involves no gateway: its attempt is started at once.
  const attempt = method === 'transfer' ? 'started' : 'created';
  return sql`line as (
      insert into order_line (
        order_id, position, variant_id, product_id, sku, name, options, slug, picture, qty, price_cents,
        struck_cents, discount_cents, amount_cents, vat_percent, custom_made)
      select placed.id, position, variant_id, product_id, sku, name, options, slug, nullif(picture, 'null'), qty,
        price_cents, struck_cents, discount_cents, amount_cents, vat_percent, custom_made
        from placed, sent_line
    ), used_coupon as (
      insert into order_coupon (order_id, coupon_code, description, discount_cents, email_key)
      select placed.id, coupon_code, description, discount_cents, lower(${couponEmail}::text)
        from placed, jsonb_to_recordset(${JSON.stringify(coupons)}::jsonb) as sent (
          coupon_code text, description text, discount_cents integer)
    ), event as (
      insert into order_event (order_id, at, state, actor)
      select placed.id, placed.placed_at, state, 'customer'
        from placed, unnest(${states}::text[]) with ordinality as passed (state, step) order by step
    ), moved as (
      insert into stock_move (product_id, still_in_stock)
      select product_id, bool_and(stock > 0) from taken group by product_id
    ), mail as (
      insert into mail_outbox (kind, recipient, language, payload, dedupe_key)
      select 'order_confirmation', email, language, jsonb_build_object('orderNumber', number),
        'order_confirmation ' || number from placed
    ), opened as (
      insert into payment (
        order_id, attempt, method, gateway, state, transaction_id, amount_cents, created_at, updated_at)
      select id, 1, payment_method, payment_gateway, ${attempt}, number || '-1', total_cents, placed_at, placed_at
        from placed where total_cents > 0
      returning id, created_at, state, amount_cents
    ), opened_event as (
      insert into payment_event (payment_id, at, kind, state, amount_cents)
      select id, created_at, 'opened', state, amount_cents from opened
    )`;
}

/**
 * Takes the pieces out of stock and writes the order with everything that belongs to it (lines, coupons,
 * history, mail, payment attempt, products whose stock changed) in one statement, since six round trips cost
 * more than the work itself. Lock order: variants by id, so that orders of the same articles wait for each
 * other instead of deadlocking; stock is checked after locking.
 */
export async function writeOrder(database: Database, order: NewOrder): Promise<WrittenOrder> {
  const { lines, coupons: _coupons, coupon_email: _email, states: _states, ...head } = order;
  const row = { ...head, request_hash: `\\x${order.request_hash.toString('hex')}` };
  const { rows } = await sql<{
    enough: boolean;
    order_id: number | null;
    payment_id: number | null;
  }>`${prepared}
    with sent_line as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as sent (
        position smallint, variant_id integer, product_id integer, sku text, name text, options text, slug text,
        picture jsonb, qty integer, price_cents integer, struck_cents integer, discount_cents integer,
        amount_cents integer, vat_percent numeric, custom_made boolean)
    ), wanted as (
      select variant_id as id, sum(qty)::int as qty from sent_line group by variant_id
    ), locked as materialized (
      select variant.id, variant.stock, wanted.qty from variant join wanted using (id)
       order by variant.id for no key update of variant
    ), enough as (
      select count(*) = (select count(*) from wanted) as all_lines from locked where stock >= qty
    ), placed as (
      insert into shop_order (
        number, idempotency_key, request_hash, customer_id, email, phone, state, language, goods_cents,
        discount_cents, shipping_cents, total_cents, vat, shipping_rule, shipping_label, shipping_kind, earliest,
        latest, shipping_address, billing_address, invoice, payment_method, weee_take_back, review_mail, note,
        placed_at, reserved_until, remind_at, paid_at, placed_from, address_proved, payment_gateway)
      select number, idempotency_key, request_hash, customer_id, email, phone, state, language, goods_cents,
        discount_cents, shipping_cents, total_cents, vat, shipping_rule, shipping_label, shipping_kind, earliest,
        latest, shipping_address, nullif(billing_address, 'null'), nullif(invoice, 'null'), payment_method,
        weee_take_back, review_mail, note, placed_at, reserved_until, remind_at, paid_at, placed_from, address_proved,
        payment_gateway
        from jsonb_to_record(${JSON.stringify(row)}::jsonb) as sent (
          number text, idempotency_key uuid, request_hash bytea, customer_id integer, email text, phone text,
          state text, language text, goods_cents integer, discount_cents integer, shipping_cents integer,
          total_cents integer, vat jsonb, shipping_rule text, shipping_label text, shipping_kind text,
          earliest date, latest date, shipping_address jsonb, billing_address jsonb, invoice jsonb,
          payment_method text, weee_take_back boolean, review_mail boolean, note text, placed_at timestamptz,
          reserved_until timestamptz, remind_at timestamptz, paid_at timestamptz, placed_from text,
          address_proved boolean, payment_gateway text), enough
       where enough.all_lines
      on conflict do nothing
      returning id, number, placed_at, email, language, total_cents, payment_method, payment_gateway
    ), taken as (
      update variant set stock = variant.stock - locked.qty from locked, placed where variant.id = locked.id
      returning variant.product_id, variant.stock
    ), ${alongside(order)}
    select all_lines as enough, (select id from placed) as order_id, (select id from opened) as payment_id
      from enough`.execute(database);
  const [written] = rows;
  if (written?.enough !== true) return { kind: 'lost' };
  if (written.order_id === null) return { kind: 'known' };
  return { kind: 'placed', paymentId: written.payment_id };
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
