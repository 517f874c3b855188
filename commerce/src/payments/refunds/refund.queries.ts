import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface NewRefund {
  readonly paymentId: number;
  readonly orderId: number;
  readonly key: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly surplus: boolean;
  /** null: done by a person. */
  readonly nextTryAt: Date | null;
  readonly at: Date;
}

/** Queues a refund; false when its key exists already. */
export async function insertRefund(database: Database, refund: NewRefund): Promise<boolean> {
  const { paymentId, orderId, key, amountCents, reason, surplus, nextTryAt, at } = refund;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('refund')
    .values({
      payment_id: paymentId,
      order_id: orderId,
      idempotency_key: key,
      amount_cents: amountCents,
      reason,
      surplus,
      state: 'waiting',
      next_try_at: nextTryAt,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether refunds of an order with this key exist already, in one part or several. */
export async function isRefundKnown(database: Database, orderId: number, key: string): Promise<boolean> {
  const rows = await database
    .selectFrom('refund')
    .select('idempotency_key')
    .where('order_id', '=', orderId)
    .execute();
  return rows.some(({ idempotency_key: known }) => known === key || known.startsWith(`${key}#`));
}

/** Cents refunded or due to be, per payment of an order. */
export async function promisedRefunds(
  database: Database,
  orderId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .selectFrom('refund')
    .select(({ fn }) => ['payment_id', fn.sum<number>('amount_cents').as('cents')])
    .where('order_id', '=', orderId)
    .where('state', '<>', 'failed')
    .groupBy('payment_id')
    .execute();
  return new Map(rows.map(({ payment_id: id, cents }) => [id, cents]));
}

/** Cents beyond what an order costs that were given back or are due to be. */
export async function promisedSurplus(database: Database, orderId: number): Promise<number> {
  const { cents } = await database
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::float8`.as('cents'))
    .where('order_id', '=', orderId)
    .where('surplus', '=', true)
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow();
  return cents;
}
