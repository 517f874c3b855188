import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import { sql } from 'kysely';
import type { Actor } from '../services.ts';
import type { Database } from '../platform/database/connection.ts';

/** The fields needed to decide about an order; the row stays locked until the transaction ends. */
export interface LockedOrder {
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  readonly email: string;
  readonly language: string;
  readonly reviewMail: boolean;
  readonly shippingKind: 'delivery' | 'pickup';
  readonly placedAt: Date;
  /** First and last day of delivery, "YYYY-MM-DD". */
  readonly earliest: string;
  readonly latest: string;
  readonly updatedAt: Date;
}

/**
 * Locks an order; undefined when there is none. Lock order: the order before everything that belongs to it.
 */
export async function lockOrder(database: Database, orderId: number): Promise<LockedOrder | undefined> {
  const row = await database
    .selectFrom('shop_order')
    .select(['id', 'number', 'state', 'email', 'language', 'review_mail', 'shipping_kind'])
    .select(['placed_at', 'earliest', 'latest', 'updated_at'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    email: row.email,
    language: row.language,
    reviewMail: row.review_mail,
    shippingKind: row.shipping_kind,
    placedAt: row.placed_at,
    earliest: row.earliest,
    latest: row.latest,
    updatedAt: row.updated_at,
  };
}

export interface OrderEvent {
  readonly orderId: number;
  readonly at: Date;
  readonly state: OrderState;
  readonly actor: Actor;
  /** Shown to the buyer. */
  readonly note?: string | undefined;
}

/** Adds a status update to the history. */
export async function addOrderEvent(
  database: Database,
  { orderId, at, state, actor, note }: OrderEvent,
): Promise<void> {
  await database
    .insertInto('order_event')
    .values({ order_id: orderId, at, state, actor, note: note ?? null })
    .execute();
}

/** Sets the state of an order. Paid and cancelled orders lose their reservation, reminder and network. */
export async function setOrderState(
  database: Database,
  orderId: number,
  state: OrderState,
  at: Date,
): Promise<void> {
  const closed = { reserved_until: null, remind_at: null, placed_from: null };
  await database
    .updateTable('shop_order')
    .set({ state, updated_at: at })
    .$if(state === 'paid', (update) => update.set({ ...closed, paid_at: at }))
    .$if(state === 'cancelled', (update) => update.set(closed))
    .where('id', '=', orderId)
    .execute();
}

/** When an order last reached a state; undefined: never. */
export async function lastReached(
  database: Database,
  orderId: number,
  state: OrderState,
): Promise<Date | undefined> {
  const row = await database
    .selectFrom('order_event')
    .select('at')
    .where('order_id', '=', orderId)
    .where('state', '=', state)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.at;
}

/** Puts an order back into the state it had before a step that is taken back; when it was paid stays. */
export async function restoreOrderState(
  database: Database,
  orderId: number,
  state: OrderState,
  at: Date,
): Promise<void> {
  await database.updateTable('shop_order').set({ state, updated_at: at }).where('id', '=', orderId).execute();
}

/**
 * Marks an order's e-mail address as confirmed and extends the payment term of an open transfer. False when
 * it was confirmed before.
 */
export async function confirmAddress(
  database: Database,
  orderId: number,
  { reservedUntil, remindAt, at }: { reservedUntil: Date; remindAt: Date; at: Date },
): Promise<boolean> {
  const transfer = sql<boolean>`reserved_until is not null and payment_method = 'transfer'`;
  const { numUpdatedRows } = await database
    .updateTable('shop_order')
    .set({
      address_proved: true,
      reserved_until: sql`case when ${transfer} then greatest(reserved_until, ${reservedUntil}) else reserved_until end`,
      remind_at: sql`case when ${transfer} then ${remindAt} else remind_at end`,
      updated_at: at,
    })
    .where('id', '=', orderId)
    .where('address_proved', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Changes the e-mail address of an order while it is not confirmed; false when it was changed or confirmed
 * meanwhile.
 */
export async function moveToEmail(
  database: Database,
  orderId: number,
  { email, corrections, at }: { readonly email: string; readonly corrections: number; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('shop_order')
    .set({ email, email_corrections: corrections + 1, updated_at: at })
    .where('id', '=', orderId)
    .where('address_proved', '=', false)
    .where('email_corrections', '=', corrections)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts that the links of an order are withdrawn; how often they were. */
export async function countWithdrawnLinks(database: Database, orderId: number): Promise<number> {
  const { links_withdrawn: times } = await database
    .updateTable('shop_order')
    .set(({ eb }) => ({ links_withdrawn: eb('links_withdrawn', '+', 1) }))
    .where('id', '=', orderId)
    .returning('links_withdrawn')
    .executeTakeFirstOrThrow();
  return times;
}

/** Changes the delivery window. */
export async function setDeliveryWindow(
  database: Database,
  orderId: number,
  { earliest, latest }: Pick<LockedOrder, 'earliest' | 'latest'>,
): Promise<void> {
  await database.updateTable('shop_order').set({ earliest, latest }).where('id', '=', orderId).execute();
}

/** Adds to the refunded sum of an order, never above its total. */
export async function addRefund(
  database: Database,
  orderId: number,
  amountCents: number,
  at: Date,
): Promise<void> {
  await database
    .updateTable('shop_order')
    .set({
      refunded_cents: sql<number>`least(total_cents, refunded_cents + ${amountCents})`,
      updated_at: at,
    })
    .where('id', '=', orderId)
    .execute();
}

/**
 * Returns the stock of an order, once. Stock rows are locked in the order of their ids, as when orders are
 * placed.
 */
export async function releaseStock(database: Database, orderId: number): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('shop_order')
    .set({ stock_released: true })
    .where('id', '=', orderId)
    .where('stock_released', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await sql`
    with held as (
      select variant_id, sum(greatest(0, qty - restocked_qty - written_off_qty))::int as qty from order_line
      where order_id = ${orderId} and variant_id is not null group by variant_id
    ), locked as (
      select id from variant where id in (select variant_id from held) order by id for no key update
    ), given as (
      update variant set stock = stock + held.qty
      from held join locked on locked.id = held.variant_id
      where variant.id = held.variant_id
      returning variant.product_id
    )
    insert into stock_move (product_id) select distinct product_id from given`.execute(database);
}

/** Pieces of a variant before and after some came back. */
export interface Restocked {
  readonly sku: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Puts pieces of some lines back in stock, in the order of their variants' ids; none where the order gave its stock
 * back already, and no piece twice: what came back before, or was written off, stays so. Articles that are gone are left out.
 * The caller has locked the order.
 */
export async function restockPieces(
  database: Database,
  orderId: number,
  pieces: readonly { readonly position: number; readonly qty: number }[],
): Promise<Restocked[]> {
  const positions = pieces.map(({ position }) => position);
  const numbers = pieces.map(({ qty }) => qty);
  const { rows } = await sql<Restocked>`
    with back as (
      select line.position, least(sum(given.qty), line.qty - line.restocked_qty - line.written_off_qty)::int as qty
      from unnest(${positions}::int[], ${numbers}::int[]) as given (position, qty)
      join order_line line on line.order_id = ${orderId} and line.position = given.position
      group by line.position, line.qty, line.restocked_qty, line.written_off_qty
    ), lines as (
      update order_line set restocked_qty = restocked_qty + back.qty from back
      where order_id = ${orderId} and order_line.position = back.position and variant_id is not null and back.qty > 0
        and not (select stock_released from shop_order where id = ${orderId})
      returning variant_id, back.qty
    ), summed as (
      select variant_id, sum(qty)::int as qty from lines group by variant_id
    ), locked as (
      select id, stock from variant where id in (select variant_id from summed) order by id for no key update
    ), given as (
      update variant set stock = variant.stock + summed.qty
      from summed join locked on locked.id = summed.variant_id
      where variant.id = summed.variant_id
      returning variant.product_id, variant.sku, locked.stock as was, variant.stock as now
    ), moved as (
      insert into stock_move (product_id) select distinct product_id from given
    )
    select sku, was as "from", now as "to" from given order by sku`.execute(database);
  return rows;
}

/** Releases the coupon uses of an order, in the order of the codes. */
export async function releaseCoupons(database: Database, orderId: number): Promise<void> {
  await sql`
    with used as (
      select coupon.code from coupon
      where code in (select coupon_code from order_coupon where order_id = ${orderId})
      order by code for no key update
    )
    update coupon set uses = greatest(0, uses - 1) from used where coupon.code = used.code`.execute(database);
  await sql`
    with used as (
      select coupon_customer.coupon_code, coupon_customer.email_key from coupon_customer
      join order_coupon on order_coupon.coupon_code = coupon_customer.coupon_code
        and order_coupon.email_key = coupon_customer.email_key
      where order_coupon.order_id = ${orderId}
      order by coupon_customer.coupon_code for no key update of coupon_customer
    )
    update coupon_customer set uses = greatest(0, uses - 1) from used
    where coupon_customer.coupon_code = used.coupon_code
      and coupon_customer.email_key = used.email_key`.execute(database);
}

/** Whether refunds with this key were begun; one of several payments adds to the key. */
export async function isRefundBegun(database: Database, orderId: number, key: string): Promise<boolean> {
  const row = await database
    .selectFrom('refund')
    .select('id')
    .where('order_id', '=', orderId)
    .where(sql<boolean>`starts_with(idempotency_key, ${key})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Cents paid for an order and neither refunded nor due to be. */
export async function refundableCents(database: Database, orderId: number): Promise<number> {
  const { paid } = await database
    .selectFrom('payment')
    .select(sql<number>`coalesce(sum(captured_cents - refunded_cents), 0)`.as('paid'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { promised } = await database
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount_cents), 0)`.as('promised'))
    .where('order_id', '=', orderId)
    .where('state', 'in', ['waiting', 'sent'])
    .executeTakeFirstOrThrow();
  return Math.max(0, paid - promised);
}
