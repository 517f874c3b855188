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

/** A declaration that was received or not, its row locked; of one that is not there nothing. */
export const lockReceived = (database: Database, number: string) =>
  database
    .selectFrom('withdrawal')
    .select(['id', 'order_id as orderId', 'received_at as receivedAt'])
    .select(['received_note as note', 'goods_condition as condition'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();

/** Writes whether the goods of a declaration came back, and how. */
export async function setReceived(
  database: Database,
  number: string,
  { at, note, condition }: { at: Date | null; note: string | null; condition: GoodsCondition | null },
): Promise<void> {
  await database
    .updateTable('withdrawal')
    .set({ received_at: at, received_note: note, goods_condition: condition })
    .where('number', '=', number)
    .execute();
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

/** Id of the last declaration; 0: there is none. */
export async function newestWithdrawal(database: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0)::int as id from withdrawal`.execute(database);
  return rows[0]?.id ?? 0;
}

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
        case when back.refunded then 'refunded' when w.shipped and w.received_at is null then 'awaited'
          else 'to_refund' end as step
      from withdrawal w join shop_order o on o.id = w.order_id
      join withdrawal_refund back on back.withdrawal_id = w.id
     where back.refunded = ${refunded} and (${after ?? null}::bigint is null or ${onwards})
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
    select refunded from withdrawal_refund where withdrawal_id = ${withdrawalId}
      and order_id = (select order_id from withdrawal where id = ${withdrawalId})`.execute(database);
  return rows[0]?.refunded === true;
}
