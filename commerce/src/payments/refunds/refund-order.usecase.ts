import type { PaymentService } from '../../services.ts';
import type { Database } from '../../platform/database/connection.ts';
import { lockPaymentsOfOrder } from '../attempts/payment.queries.ts';
import { insertRefund, isRefundKnown, promisedRefunds, promisedSurplus } from './refund.queries.ts';

type Wanted = Parameters<PaymentService['refund']>[1];

type Payments = Awaited<ReturnType<typeof lockPaymentsOfOrder>>;

/** Cents received beyond what the order costs now, and not on their way back already: its lines were corrected. */
async function excessOf(database: Database, orderId: number, payments: Payments): Promise<number> {
  const captured = payments.reduce((sum, { capturedCents }) => sum + capturedCents, 0);
  const costs = payments[0]?.totalCents ?? captured;
  return Math.max(0, captured - costs - (await promisedSurplus(database, orderId)));
}

/**
 * Queues refunds of an order, newest payment first, at most what is captured and not already due to be
 * refunded. Money beyond what the order costs goes first and is no refund of its sale. In the caller's transaction;
 * the payments are locked, so that concurrent calls with the same key count once.
 */
export async function refundOrder(
  database: Database,
  { orderId, amountCents, reason, key }: Wanted,
  at: Date,
): Promise<void> {
  const payments = await lockPaymentsOfOrder(database, orderId);
  if (await isRefundKnown(database, orderId, key)) return;
  const promised = await promisedRefunds(database, orderId);
  let excess = await excessOf(database, orderId, payments);
  let left = amountCents;
  for (const payment of payments.toReversed()) {
    let free = payment.capturedCents - (promised.get(payment.id) ?? 0);
    for (const surplus of [true, false]) {
      const part = Math.min(left, free, surplus ? excess : left);
      if (part <= 0) continue;
      await insertRefund(database, {
        paymentId: payment.id,
        orderId,
        key: left === amountCents ? key : `${key}#${payment.id}${surplus ? 'e' : ''}`,
        amountCents: part,
        reason,
        surplus,
        nextTryAt: payment.method === 'transfer' ? null : at,
        at,
      });
      left -= part;
      free -= part;
      if (surplus) excess -= part;
    }
  }
}
