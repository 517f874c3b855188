import { sql } from 'kysely';
import { preparedMark } from '../../platform/database/connection.ts';
import type { PaymentChoice } from '../../platform/config/offered-methods.ts';
import type { Database } from '../../platform/database/connection.ts';

export interface NewAttempt extends PaymentChoice {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly amountCents: number;
}

/**
 * Writes the next attempt of an order and its first event in one statement; returns its id. A transfer
 * involves no gateway, so its attempt is started at once.
 */
export async function insertAttempt(database: Database, order: NewAttempt, at: Date): Promise<number> {
  const { orderId, orderNumber, method, gateway, amountCents } = order;
  const state = method === 'transfer' ? 'started' : 'created';
  const { rows } = await sql<{ payment_id: number }>`${sql.raw(preparedMark)}
    with opened as (
      insert into payment (order_id, attempt, method, gateway, state, transaction_id, amount_cents, created_at, updated_at)
      select ${orderId}::bigint, n, ${method}, ${gateway}::text, ${state}, ${orderNumber} || '-' || n, ${amountCents}::integer,
             ${at}::timestamptz, ${at}::timestamptz
        from (select coalesce(max(attempt), 0) + 1 as n from payment where order_id = ${orderId}::bigint) as next
      returning id)
    insert into payment_event (payment_id, at, kind, state, amount_cents)
    select id, ${at}::timestamptz, 'opened', ${state}, ${amountCents}::integer from opened
    returning payment_id`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error(`no attempt was written for order ${orderNumber}`);
  return row.payment_id;
}

/**
 * Claims the right to start an attempt at the gateway; false while another caller has it. A claim older than
 * `staleBefore` was lost with its process.
 */
export async function claimStart(
  database: Database,
  paymentId: number,
  at: Date,
  staleBefore: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('payment')
    .set({ start_sent_at: at, updated_at: at })
    .where('id', '=', paymentId)
    .where('state', '=', 'created')
    .where('gateway_reference', 'is', null)
    .where((on) => on.or([on('start_sent_at', 'is', null), on('start_sent_at', '<=', staleBefore)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Releases the claim, so that the next caller may try at once. The start time is kept: an answer of the
 * gateway may have been lost.
 */
export async function releaseStart(
  database: Database,
  paymentId: number,
  sentAt: Date | null,
): Promise<void> {
  await database
    .updateTable('payment')
    .set({ start_sent_at: sentAt })
    .where('id', '=', paymentId)
    .where('gateway_reference', 'is', null)
    .execute();
}
