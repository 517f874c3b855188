import type { PaymentService } from '../../services.ts';
import type { Database } from '../../platform/database/connection.ts';
import { lockPaymentsOfOrder } from '../attempts/payment.queries.ts';
import { insertRefund, isRefundKnown, promisedRefunds } from './refund.queries.ts';

type Wanted = Parameters<PaymentService['refund']>[1];

/**
 * Queues refunds of an order, newest payment first, at most what is captured and not already due to be
 * refunded. In the caller's transaction; the payments are locked, so that concurrent calls with the same key
 * count once.
 */
export async function refundOrder(
  database: Database,
  { orderId, amountCents, reason, key }: Wanted,
  at: Date,
): Promise<void> {
  const payments = await lockPaymentsOfOrder(database, orderId);
  if (await isRefundKnown(database, orderId, key)) return;
  const promised = await promisedRefunds(database, orderId);
  let left = amountCents;
  for (const payment of payments.toReversed()) {
    const free = payment.capturedCents - (promised.get(payment.id) ?? 0);
    const part = Math.min(left, free);
    if (part <= 0) continue;
    await insertRefund(database, {
      paymentId: payment.id,
      orderId,
      key: left === amountCents ? key : `${key}#${payment.id}`,
      amountCents: part,
      reason,
      surplus: false,
      nextTryAt: payment.method === 'transfer' ? null : at,
      at,
    });
    left -= part;
  }
}
