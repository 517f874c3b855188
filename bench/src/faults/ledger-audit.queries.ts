import { sql } from 'kysely';
import type { Database } from '@casamaestra/commerce/platform/database/connection.ts';

/** An order in the database, with everything that must agree with it. Amounts in cents. */
export interface BookedOrder {
  readonly key: string;
  readonly number: string;
  readonly state: string;
  readonly total: number;
  readonly paid: boolean;
  readonly refunded: number;
  readonly captured: number;
  /** Refunded, or due to be. */
  readonly returned: number;
  readonly returnsOpen: number;
  /** Rows of its confirmation in the outbox that are marked as sent. */
  readonly confirmations: readonly number[];
  readonly unsentMails: number;
}

export async function bookedOrders(database: Database): Promise<BookedOrder[]> {
  const { rows } = await sql<BookedOrder>`
    select shop_order.idempotency_key::text as key, number, shop_order.state, total_cents as total,
           paid_at is not null as paid, refunded_cents as refunded,
           coalesce((select sum(captured_cents)::int from payment where order_id = shop_order.id), 0) as captured,
           coalesce((select sum(amount_cents)::int from refund
                      where order_id = shop_order.id and refund.state <> 'failed'), 0) as returned,
           (select count(*)::int from refund
             where order_id = shop_order.id and refund.state <> 'done') as "returnsOpen",
           array(select id::int from mail_outbox
             where dedupe_key = 'order_confirmation ' || number and sent_at is not null) as confirmations,
           (select count(*)::int from mail_outbox
             where payload ->> 'orderNumber' = number and sent_at is null) as "unsentMails"
      from shop_order`.execute(database);
  return rows;
}

/** Pieces of each variant: in stock, and in orders. A cancelled order must hold none. */
export async function bookedStock(
  database: Database,
): Promise<{ readonly sku: string; readonly stock: number; readonly held: number }[]> {
  const { rows } = await sql<{ sku: string; stock: number; held: number }>`
    select sku, stock, coalesce((
             select sum(qty)::int from order_line join shop_order on shop_order.id = order_id
              where variant_id = variant.id and not stock_released
                and shop_order.state <> 'cancelled'), 0) as held
      from variant`.execute(database);
  return rows;
}

export async function setStock(database: Database, sku: string, pieces: number): Promise<void> {
  await database.updateTable('variant').set({ stock: pieces }).where('sku', '=', sku).execute();
}

export async function addCoupon(database: Database, code: string): Promise<void> {
  await sql`
    insert into coupon (code, kind, percent, description, use_limit)
    values (${code}, 'percentage', 10, '{"it":"Una volta sola","en":"Once","sk":"Raz"}', 1)
    on conflict (code) do update set uses = 0`.execute(database);
}

export async function couponUses(database: Database, code: string): Promise<number> {
  const row = await database.selectFrom('coupon').where('code', '=', code).select('uses').executeTakeFirst();
  return row?.uses ?? 0;
}

/** Number of queued mails of one kind for an order. */
export async function mailsOf(database: Database, number: string, kind: string): Promise<number> {
  const { rows } = await sql<{ mails: number }>`
    select count(*)::int as mails from mail_outbox
     where kind = ${kind} and payload ->> 'orderNumber' = ${number}`.execute(database);
  return rows[0]?.mails ?? 0;
}
