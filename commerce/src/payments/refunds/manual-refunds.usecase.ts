import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Author } from '../../change-sets/author.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { accountDecided, accountWaits } from '../../orders/back-office/refund-account.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether, inTransaction } from '../../platform/database/in-transaction.ts';
import { findPayment } from '../attempts/payment.queries.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { lockRefundToSend, sendRefundTo } from './refund-account.queries.ts';
import { lockOpenRefund, refundsForPeople, saveRefund } from './refund-queue.queries.ts';
import type { QueuedRefund, RefundForPeople } from './refund-queue.queries.ts';
import { bookLocked, lockRefundAndPayment } from './send-refund.usecase.ts';

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

interface SentByHand {
  readonly reference: string;
  /** Named by a command, whose author has the machine: needs no second person. */
  readonly iban?: string | undefined;
}

/**
 * Records that a person sent the money, by transfer or in a gateway's back office; refused when it was recorded before,
 * or a transfer has no account that it may go to.
 */
export const confirmRefund = (
  deps: Acting,
  refundId: number,
  { reference, iban }: SentByHand,
): Promise<Outcome<undefined>> =>
  commitTogether(deps.database, async (transaction) => {
    const open = await lockRefundAndPayment(transaction, refundId);
    if (open === undefined) return refused('staff_refund_closed', {}, 'id');
    if (await accountWaits(transaction, refundId)) return refused('staff_refund_account_waits', {}, 'id');
    const known = await lockRefundToSend(transaction, refundId);
    const isTransfer = open.payment.method === 'transfer';
    const account = iban ?? known?.iban ?? (isTransfer ? known?.payerIban : null) ?? null;
    if (account === null && isTransfer) return refused('staff_refund_account_needed', {}, 'id');
    await sendRefundTo(transaction, refundId, account);
    await bookLocked(deps, transaction, open, reference);
    const { refund, payment } = open;
    await written(
      deps,
      transaction,
      { kind: 'refunds.done', orderNumber: payment.orderNumber, refund },
      { field: 'reference', from: refund.reference, to: reference },
    );
    return accepted(undefined);
  });

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
    await sendRefundTo(transaction, refundId, null);
    await accountDecided(transaction, refundId, at);
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
