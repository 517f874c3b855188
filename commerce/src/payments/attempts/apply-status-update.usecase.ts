import { mismatchOf, afterStatusUpdate } from '@casamaestra/rules/payments/payment-ledger.ts';
import type { Mismatch } from '@casamaestra/rules/payments/payment-ledger.ts';
import { isOpen, mayMove } from '@casamaestra/rules/payments/payment-state.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { GatewayStatusUpdate } from '../../platform/gateways/payment-gateway.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { insertRefund } from '../refunds/refund.queries.ts';
import { isPayable } from './gateway-attempt.ts';
import { addPaymentEvent } from './payment-event.queries.ts';
import { lockPayment, paymentsOfOrder, savePayment } from './payment.queries.ts';
import type { Payment } from './payment.queries.ts';

type Settling = Pick<PaymentDependencies, 'database' | 'clock' | 'log' | 'orders'>;
type Taking = Settling & Pick<PaymentDependencies, 'gateways'>;

/**
 * Ends the other attempts of an order; a job cancels them at their gateways and checks whether they were
 * paid.
 */
export async function endAttempts(database: Database, payments: readonly Payment[], at: Date): Promise<void> {
  for (const { id, method, state, reference, startSentAt } of payments) {
    if (!isOpen(state) && state !== 'failed') continue;
    const known = reference !== null || startSentAt !== null;
    const nextCheckAt = method === 'transfer' || !known ? null : at;
    await savePayment(database, id, at, { state: 'cancelled', checks: 0, nextCheckAt });
    await addPaymentEvent(database, { paymentId: id, at, kind: 'ended', state: 'cancelled' });
  }
}

/** Queues the refund of money received beyond what is due: by the gateway, or by a person for transfers. */
async function queueSurplus(
  database: Database,
  { id, orderId, method }: Payment,
  {
    amountCents,
    reason,
    automatic,
    at,
  }: { amountCents: number; reason: string; automatic: boolean; at: Date },
): Promise<void> {
  const nextTryAt = automatic && method !== 'transfer' ? at : null;
  const key = `${reason}:${id}`;
  await insertRefund(database, {
    paymentId: id,
    orderId,
    key,
    amountCents,
    reason,
    surplus: true,
    nextTryAt,
    at,
  });
}

/**
 * Settles money that was received: it pays the order, or is refunded when the order is already paid or
 * cancelled. In the caller's transaction.
 */
export async function settleCaptured(
  { orders, log }: Settling,
  database: Database,
  payment: Payment,
  at: Date,
): Promise<void> {
  const { id, orderId, orderNumber, amountCents, totalCents, method } = payment;
  if (isPayable(payment) && (await orders.paid(database, orderId))) {
    const others = (await paymentsOfOrder(database, orderId)).filter((other) => other.id !== id);
    await endAttempts(database, others, at);
    // Paid at the last moment with what it cost before its lines were corrected; of a transfer a person decides.
    const over = method === 'transfer' ? 0 : amountCents - totalCents;
    const surplus = { amountCents: over, reason: 'order_corrected', automatic: true, at };
    return over > 0 ? queueSurplus(database, payment, surplus) : undefined;
  }
  const reason = payment.orderState === 'cancelled' || isPayable(payment) ? 'order_cancelled' : 'paid_twice';
  log.warn({ order: orderNumber, payment: id, amountCents, reason }, 'money to be given back');
  await queueSurplus(database, payment, { amountCents, reason, automatic: true, at });
}

async function recordMismatch(
  { log }: Settling,
  database: Database,
  payment: Payment,
  { update, mismatch, at }: { update: GatewayStatusUpdate; mismatch: Mismatch; at: Date },
): Promise<void> {
  const { id, orderNumber, state, transactionId } = payment;
  const { amountCents, currency } = update;
  log.error(
    { order: orderNumber, payment: id, transactionId, mismatch, amountCents, currency },
    'ALERT: a payment is not what was asked for',
  );
  if (state === 'captured' || payment.capturedCents > 0) return;
  const taken = update.state === 'captured' && amountCents !== null && amountCents > 0 ? amountCents : 0;
  const next = mayMove(state, 'failed') ? 'failed' : state;
  if (next === state && taken === 0) return;
  await savePayment(database, id, at, {
    state: next,
    failureCode: `mismatch_${mismatch}`,
    failureReason: 'payment_mismatch',
    authorisedCents: Math.max(payment.authorisedCents, taken),
    capturedCents: taken,
    nextCheckAt: null,
  });
  const detail = { ...update, mismatch };
  await addPaymentEvent(database, {
    paymentId: id,
    at,
    kind: 'mismatch',
    state: next,
    amountCents: taken,
    detail,
  });
  if (taken === 0) return;
  // With another currency or transaction, a person decides.
  const automatic = mismatch === 'amount';
  await queueSurplus(database, payment, { amountCents: taken, reason: 'mismatch', automatic, at });
}

async function apply(
  deps: Taking,
  database: Database,
  payment: Payment,
  { update, kind, at }: { update: GatewayStatusUpdate; kind: string; at: Date },
): Promise<void> {
  const { id } = payment;
  const mismatch = mismatchOf(payment, payment, update);
  if (mismatch !== null) return recordMismatch(deps, database, payment, { update, mismatch, at });
  if (payment.reference === null && update.reference !== '')
    await savePayment(database, id, at, { reference: update.reference });
  const next = afterStatusUpdate(payment, update);
  const settled = (next ?? payment).state === 'captured' || !update.open;
  if (next === null) {
    if (settled) await savePayment(database, id, at, { nextCheckAt: null });
    return;
  }
  const { state, authorisedCents, capturedCents } = next;
  const reason = deps.gateways.failureReason(payment.gateway, update.failure?.code ?? null);
  await savePayment(database, id, at, {
    state,
    authorisedCents,
    capturedCents,
    failureCode: update.failure?.code ?? null,
    // Shown to the shopper; the gateway's own text is in the event log.
    failureReason: update.failure === null ? null : `payment_${reason}`,
    ...(settled ? { nextCheckAt: null } : {}),
  });
  const { eventId, failure } = update;
  const detail = { eventId, ...(failure === null ? {} : { failure }) };
  await addPaymentEvent(database, { paymentId: id, at, kind, state, amountCents: capturedCents, detail });
  if (state === 'captured') await settleCaptured(deps, database, payment, at);
}

/**
 * Applies a status update of a gateway to an attempt, whatever triggered the check. Updates that come twice,
 * late or out of order change nothing: money counts once, and only when amount, currency and transaction id
 * are those of the attempt.
 */
export async function applyStatusUpdate(
  deps: Taking,
  paymentId: number,
  update: GatewayStatusUpdate,
  kind: string,
): Promise<void> {
  const { database, clock } = deps;
  await inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    if (payment !== undefined)
      await apply(deps, transaction, payment, { update, kind, at: new Date(clock.now()) });
    return { keep: payment !== undefined, value: undefined };
  });
}
