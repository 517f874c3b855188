import type { Author } from '../../change-sets/author.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { findPayment } from '../attempts/payment.queries.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { lockOpenRefund, refundsForPeople, saveRefund } from './refund-queue.queries.ts';
import type { QueuedRefund, RefundForPeople } from './refund-queue.queries.ts';
import { bookRefund } from './send-refund.usecase.ts';

/** Dependencies for refunds done by a person. */
type ByHand = Pick<PaymentDependencies, 'database' | 'clock' | 'orders'>;
type Acting = ByHand & { readonly author: Author };

/** Refunds that wait for a person: transfers, and those a gateway refused. */
export const refundsByHand = ({ database }: Pick<ByHand, 'database'>): Promise<RefundForPeople[]> =>
  refundsForPeople(database);

const written = (
  { clock, author }: Acting,
  transaction: Database,
  { kind, orderNumber, refund }: { kind: string; orderNumber: string; refund: QueuedRefund },
  after: { readonly field: string; readonly from: string | null; readonly to: string },
): Promise<number> =>
  recordChange(transaction, {
    author,
    at: new Date(clock.now()),
    kind,
    record: `order ${orderNumber}`,
    rows: [{ record: `refund ${refund.id}`, ...after }],
  });

/**
 * Records that a person sent the money, by transfer or in a gateway's back office. False when it was recorded
 * before.
 */
export const confirmRefund = (deps: Acting, refundId: number, reference: string): Promise<boolean> =>
  bookRefund(deps, refundId, reference, (transaction, { orderNumber }, refund) =>
    written(
      deps,
      transaction,
      { kind: 'refunds.done', orderNumber, refund },
      { field: 'reference', from: refund.reference, to: reference },
    ),
  );

/** Has the gateway asked once more. False for a refund that is done, and for transfers. */
export function retryRefund(deps: Acting, refundId: number): Promise<boolean> {
  const { database, clock } = deps;
  return inTransaction(database, async (transaction) => {
    const refund = await lockOpenRefund(transaction, refundId);
    const payment = refund === undefined ? undefined : await findPayment(transaction, refund.paymentId);
    if (refund === undefined || payment === undefined || payment.method === 'transfer')
      return { keep: false, value: false };
    const at = new Date(clock.now());
    // The last attempt may have been carried out: 'sent' makes the gateway's records be read first.
    await saveRefund(transaction, refundId, at, { state: 'sent', nextTryAt: at });
    const { orderNumber } = payment;
    await written(
      deps,
      transaction,
      { kind: 'refunds.retry', orderNumber, refund },
      { field: 'state', from: refund.state, to: 'sent' },
    );
    return { keep: true, value: true };
  });
}
