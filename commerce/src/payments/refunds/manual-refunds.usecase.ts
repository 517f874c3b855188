import { inTransaction } from '../../platform/database/in-transaction.ts';
import { findPayment } from '../attempts/payment.queries.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { lockOpenRefund, refundsForPeople, saveRefund } from './refund-queue.queries.ts';
import type { RefundForPeople } from './refund-queue.queries.ts';
import { bookRefund } from './send-refund.usecase.ts';

/** Dependencies for refunds done by a person. */
type ByHand = Pick<PaymentDependencies, 'database' | 'clock' | 'orders'>;

/** Refunds that wait for a person: transfers, and those a gateway refused. */
export const refundsByHand = ({ database }: Pick<ByHand, 'database'>): Promise<RefundForPeople[]> =>
  refundsForPeople(database);

/**
 * Records that a person sent the money, by transfer or in a gateway's back office. False when it was recorded
 * before.
 */
export const confirmRefund = (deps: ByHand, refundId: number, reference: string): Promise<boolean> =>
  bookRefund(deps, refundId, reference);

/** Has the gateway asked once more. False for a refund that is done, and for transfers. */
export function retryRefund({ database, clock }: ByHand, refundId: number): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const refund = await lockOpenRefund(transaction, refundId);
    const payment = refund === undefined ? undefined : await findPayment(transaction, refund.paymentId);
    if (payment === undefined || payment.method === 'transfer') return { keep: false, value: false };
    const at = new Date(clock.now());
    // The last attempt may have been carried out: 'sent' makes the gateway's records be read first.
    await saveRefund(transaction, refundId, at, { state: 'sent', nextTryAt: at });
    return { keep: true, value: true };
  });
}
