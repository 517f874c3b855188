import type { Database } from '../../platform/database/connection.ts';
import { findOrder } from '../retry/payable-order.queries.ts';
import type { PayableOrder } from '../retry/payable-order.queries.ts';
import { insertAttempt } from '../attempts/open-attempt.queries.ts';
import { addPaymentEvent } from '../attempts/payment-event.queries.ts';
import { findPayment, lockPaymentsOfOrder, savePayment } from '../attempts/payment.queries.ts';
import type { Payment } from '../attempts/payment.queries.ts';
import { settleCaptured } from '../attempts/apply-status-update.usecase.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { closeEntriesOfCancelled } from './bank-entry.queries.ts';
import type { OpenEntry } from './bank-entry.queries.ts';

type Booking = Pick<PaymentDependencies, 'database' | 'clock' | 'log' | 'orders'>;

/** The attempt to record the money with: a transfer attempt of the order without money, else a new one. */
async function attemptFor(
  database: Database,
  order: PayableOrder,
  payments: readonly Payment[],
  { amountCents, at }: { amountCents: number; at: Date },
): Promise<Payment | undefined> {
  const free = payments.findLast(
    (payment) =>
      payment.method === 'transfer' && payment.capturedCents === 0 && payment.amountCents === amountCents,
  );
  if (free !== undefined) return free;
  const { id: orderId, number: orderNumber } = order;
  const attempt = { orderId, orderNumber, method: 'transfer', gateway: null, amountCents } as const;
  return findPayment(database, await insertAttempt(database, attempt, at));
}

/**
 * Records money that was received: it pays the order, or waits for a person to refund it when the order is
 * cancelled or already paid.
 */
export async function bookTransfer(
  deps: Booking,
  database: Database,
  order: PayableOrder,
  { credit, at }: { credit: Pick<OpenEntry, 'amountCents' | 'reference'>; at: Date },
): Promise<void> {
  const { amountCents, reference } = credit;
  const payments = await lockPaymentsOfOrder(database, order.id);
  const payment = await attemptFor(database, order, payments, { amountCents, at });
  if (payment === undefined) throw new Error(`no attempt for a transfer of order ${order.number}`);
  await savePayment(database, payment.id, at, {
    state: 'captured',
    authorisedCents: amountCents,
    capturedCents: amountCents,
    nextCheckAt: null,
  });
  const detail = { bankReference: reference };
  await addPaymentEvent(database, {
    paymentId: payment.id,
    at,
    kind: 'transferred',
    state: 'captured',
    amountCents,
    detail,
  });
  await settleCaptured(deps, database, payment, at);
}

/**
 * When an order is cancelled for which another amount was received, queues the refund of that money. In the
 * transaction that cancels the order.
 */
export async function returnUnmatched(deps: Booking, database: Database, orderId: number): Promise<void> {
  const at = new Date(deps.clock.now());
  for (const { orderNumber, ...credit } of await closeEntriesOfCancelled(database, orderId)) {
    const order = await findOrder(database, orderNumber);
    if (order === undefined) throw new Error(`no order ${orderNumber} for a transfer`);
    await bookTransfer(deps, database, order, { credit, at });
  }
}
