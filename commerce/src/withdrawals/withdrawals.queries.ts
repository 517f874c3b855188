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
  { at, note }: { readonly at: Date; readonly note: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('withdrawal')
    .set({ received_at: at, received_note: note })
    .where('number', '=', number.toUpperCase())
    .where('received_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
