import type {
  GoodsCondition,
  WithdrawalStep,
} from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

export interface NewWithdrawal {
  readonly orderId: number;
  readonly number: string;
  readonly idempotencyKey: string;
  readonly name: string;
  readonly email: string;
  readonly reason: string | null;
  readonly declaredAt: Date;
  readonly shipped: boolean;
  /** What its pieces were charged for. */
  readonly worthCents: number;
  readonly lines: readonly { readonly position: number; readonly qty: number }[];
}

/** Stores a declaration and deducts its pieces from what is left; the caller has locked the order. */
export async function insertWithdrawal(database: Database, withdrawal: NewWithdrawal): Promise<void> {
  const { orderId, lines } = withdrawal;
  const { id } = await database
    .insertInto('withdrawal')
    .values({
      order_id: orderId,
      number: withdrawal.number,
      idempotency_key: withdrawal.idempotencyKey,
      name: withdrawal.name,
      email: withdrawal.email,
      reason: withdrawal.reason,
      declared_at: withdrawal.declaredAt,
      shipped: withdrawal.shipped,
      worth_cents: withdrawal.worthCents,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('withdrawal_line')
    .values(lines.map((line) => ({ withdrawal_id: id, order_id: orderId, ...line })))
    .execute();
  await sql`
    update order_line set withdrawn_qty = withdrawn_qty + withdrawal_line.qty from withdrawal_line
    where withdrawal_line.withdrawal_id = ${id} and order_line.order_id = ${orderId}
      and order_line.position = withdrawal_line.position`.execute(database);
  await database
    .updateTable('shop_order')
    .set({ updated_at: withdrawal.declaredAt })
    .where('id', '=', orderId)
    .execute();
}

export interface StaffWithdrawalRow {
  readonly number: string;
  readonly declaredAt: Date;
  readonly name: string;
  readonly email: string;
  readonly shipped: boolean;
  readonly receivedAt: Date | null;
}

/** The newest declarations: all, or those whose goods have not come back. */
export async function listWithdrawals(
  database: Database,
  { open, limit }: { readonly open: boolean; readonly limit: number },
): Promise<StaffWithdrawalRow[]> {
  return database
    .selectFrom('withdrawal')
    .select(['number', 'declared_at as declaredAt', 'name', 'email', 'shipped', 'received_at as receivedAt'])
    .$if(open, (query) => query.where('received_at', 'is', null))
    .orderBy('declared_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Number of the order a declaration is about. */
export async function orderOfWithdrawal(
  database: Database,
  number: string,
): Promise<{ readonly orderId: number; readonly orderNumber: string } | undefined> {
  return database
    .selectFrom('withdrawal')
    .innerJoin('shop_order', 'shop_order.id', 'withdrawal.order_id')
    .select(['withdrawal.order_id as orderId', 'shop_order.number as orderNumber'])
    .where('withdrawal.number', '=', number.toUpperCase())
    .executeTakeFirst();
}

/** Marks the goods of a declaration as returned; false when they were already, or when there is none. */
export async function markReceived(
  database: Database,
  number: string,
  { at, note, condition }: { at: Date; note: string | null; condition: GoodsCondition | null },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('withdrawal')
    .set({ received_at: at, received_note: note, goods_condition: condition })
    .where('number', '=', number.toUpperCase())
    .where('received_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface WithdrawalListRow {
  readonly id: number;
  readonly number: string;
  readonly orderNumber: string;
  readonly name: string;
  readonly declaredAt: Date;
  readonly pieces: number;
  readonly step: WithdrawalStep;
}

/**
 * Declarations with whether their money went back, or is about to: refunds of the order cover what was declared until
 * then, less what is kept, but never more than was paid. A cancelled order that was never paid has none to send back.
 */
export const withdrawalsWithRefund = sql`(
  select w.*, case
      when w.worth_cents is null then exists (select from refund r where r.order_id = w.order_id
        and r.created_at >= w.declared_at and r.state <> 'failed')
      when paid.cents is null then o.state = 'cancelled'
      else (select coalesce(sum(r.amount_cents), 0) from refund r where r.order_id = w.order_id
        and r.state <> 'failed' and not r.surplus) >= least(paid.cents, w.due_cents) end as refunded
    from (select *, sum(worth_cents - deduction_cents) over (partition by order_id order by id) as due_cents
            from withdrawal) w
    join shop_order o on o.id = w.order_id
    cross join lateral (select sum(captured_cents) as cents from payment p
      where p.order_id = w.order_id and p.captured_cents > 0) paid)`;

/**
 * Declarations in the order of the day their refund is due; refunded ones newest first. `after`: id of the last row of
 * the page before; ids follow the moments of the declarations.
 */
export async function withdrawalsForStaff(
  database: Database,
  { refunded, after, limit }: { refunded: boolean; after: number | undefined; limit: number },
): Promise<WithdrawalListRow[]> {
  const onwards = refunded ? sql<boolean>`w.id < ${after ?? null}` : sql<boolean>`w.id > ${after ?? null}`;
  const { rows } = await sql<WithdrawalListRow>`
    select w.id, w.number, o.number as "orderNumber", w.name, w.declared_at as "declaredAt",
        (select sum(qty)::int from withdrawal_line where withdrawal_id = w.id) as pieces,
        case when w.refunded then 'refunded' when w.shipped and w.received_at is null then 'awaited'
          else 'to_refund' end as step
      from ${withdrawalsWithRefund} w join shop_order o on o.id = w.order_id
     where w.refunded = ${refunded} and (${after ?? null}::bigint is null or ${onwards})
     order by w.id ${refunded ? sql`desc` : sql`asc`} limit ${limit}`.execute(database);
  return rows;
}

/** Keeps back a part of the refund; 0 takes that back. */
export async function setDeduction(
  database: Database,
  number: string,
  { cents, reason }: { readonly cents: number; readonly reason: string | null },
): Promise<void> {
  await database
    .updateTable('withdrawal')
    .set({ deduction_cents: cents, deduction_reason: reason })
    .where('number', '=', number)
    .execute();
}

/** Whether the money of a declaration was sent back, or is about to be. */
export async function isRefunded(database: Database, withdrawalId: number): Promise<boolean> {
  const { rows } = await sql<{ refunded: boolean }>`
    select w.refunded from ${withdrawalsWithRefund} w where w.id = ${withdrawalId}
      and w.order_id = (select order_id from withdrawal where id = ${withdrawalId})`.execute(database);
  return rows[0]?.refunded === true;
}
