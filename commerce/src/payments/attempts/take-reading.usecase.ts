import { mismatchOf, takeNews } from '@casamaestra/rules/payments/payment-ledger.ts';
import type { Mismatch } from '@casamaestra/rules/payments/payment-ledger.ts';
import { isOpen, mayMove } from '@casamaestra/rules/payments/payment-state.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { GatewayReading } from '../../platform/gateways/payment-gateway.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { failureText, MISMATCH } from '../failure-text.ts';
import { insertRefund } from '../refunds/refund.queries.ts';
import { isPayable } from './gateway-attempt.ts';
import { addPaymentEvent } from './payment-event.queries.ts';
import { lockPayment, paymentsOfOrder, savePayment } from './payment.queries.ts';
import type { Payment } from './payment.queries.ts';

type Settling = Pick<PaymentParts, 'database' | 'clock' | 'log' | 'orders'>;
type Taking = Settling & Pick<PaymentParts, 'gateways'>;

/** Ends the other attempts of an order; a job tells their gateways and sees whether money came all the same. */
export async function endAttempts(database: Database, payments: readonly Payment[], at: Date): Promise<void> {
  for (const { id, method, state, reference, startSentAt } of payments) {
    if (!isOpen(state) && state !== 'failed') continue;
    const known = reference !== null || startSentAt !== null;
    const nextCheckAt = method === 'transfer' || !known ? null : at;
    await savePayment(database, id, at, { state: 'cancelled', checks: 0, nextCheckAt });
    await addPaymentEvent(database, { paymentId: id, at, kind: 'ended', state: 'cancelled' });
  }
}

/** Money that nobody is owed goes back: by the gateway itself, or by a person where there is none. */
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

/** Money arrived: it pays the order, or goes back when the order is paid or cancelled. In the caller's transaction. */
export async function settleCaptured(
  { orders, log }: Settling,
  database: Database,
  payment: Payment,
  at: Date,
): Promise<void> {
  const { id, orderId, orderNumber, amountCents } = payment;
  if (isPayable(payment) && (await orders.paid(database, orderId))) {
    const others = (await paymentsOfOrder(database, orderId)).filter((other) => other.id !== id);
    return endAttempts(database, others, at);
  }
  const reason = payment.orderState === 'cancelled' || isPayable(payment) ? 'order_cancelled' : 'paid_twice';
  log.warn({ order: orderNumber, payment: id, amountCents, reason }, 'money to be given back');
  await queueSurplus(database, payment, { amountCents, reason, automatic: true, at });
}

async function takeMismatch(
  { log }: Settling,
  database: Database,
  payment: Payment,
  { reading, mismatch, at }: { reading: GatewayReading; mismatch: Mismatch; at: Date },
): Promise<void> {
  const { id, orderNumber, state, transactionId } = payment;
  const { amountCents, currency } = reading;
  log.error(
    { order: orderNumber, payment: id, transactionId, mismatch, amountCents, currency },
    'ALERT: a payment is not what was asked for',
  );
  if (state === 'captured' || payment.capturedCents > 0) return;
  const taken = reading.state === 'captured' && amountCents !== null && amountCents > 0 ? amountCents : 0;
  const next = mayMove(state, 'failed') ? 'failed' : state;
  if (next === state && taken === 0) return;
  const failureCode = `${MISMATCH}${mismatch}`;
  await savePayment(database, id, at, {
    state: next,
    failureCode,
    failureMessage: failureText('mismatch', payment.language),
    authorisedCents: Math.max(payment.authorisedCents, taken),
    capturedCents: taken,
    nextCheckAt: null,
  });
  const detail = { ...reading, mismatch };
  await addPaymentEvent(database, {
    paymentId: id,
    at,
    kind: 'mismatch',
    state: next,
    amountCents: taken,
    detail,
  });
  if (taken === 0) return;
  // Another currency or another transaction: a person decides.
  const automatic = mismatch === 'amount';
  await queueSurplus(database, payment, { amountCents: taken, reason: 'mismatch', automatic, at });
}

async function take(
  parts: Taking,
  database: Database,
  payment: Payment,
  { reading, kind, at }: { reading: GatewayReading; kind: string; at: Date },
): Promise<void> {
  const { id } = payment;
  const mismatch = mismatchOf(payment, payment, reading);
  if (mismatch !== null) return takeMismatch(parts, database, payment, { reading, mismatch, at });
  if (payment.reference === null && reading.reference !== '')
    await savePayment(database, id, at, { reference: reading.reference });
  const news = takeNews(payment, reading);
  const settled = (news ?? payment).state === 'captured' || !reading.open;
  if (news === null) {
    if (settled) await savePayment(database, id, at, { nextCheckAt: null });
    return;
  }
  const { state, authorisedCents, capturedCents } = news;
  const reason = parts.gateways.failureReason(payment.gateway, reading.failure?.code ?? null);
  await savePayment(database, id, at, {
    state,
    authorisedCents,
    capturedCents,
    failureCode: reading.failure?.code ?? null,
    // Shown to the shopper; the gateway's own words are in the event.
    failureMessage: reading.failure === null ? null : failureText(reason, payment.language),
    ...(settled ? { nextCheckAt: null } : {}),
  });
  const { eventId, failure } = reading;
  const detail = { eventId, ...(failure === null ? {} : { failure }) };
  await addPaymentEvent(database, { paymentId: id, at, kind, state, amountCents: capturedCents, detail });
  if (state === 'captured') await settleCaptured(parts, database, payment, at);
}

/**
 * Takes what a gateway said when asked about an attempt, whatever made the shop ask. Saying it twice, late or out of
 * order changes nothing: money counts once, and never what does not fit amount, currency and our own name for it.
 */
export async function takeReading(
  parts: Taking,
  paymentId: number,
  reading: GatewayReading,
  kind: string,
): Promise<void> {
  const { database, clock } = parts;
  await inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    if (payment !== undefined)
      await take(parts, transaction, payment, { reading, kind, at: new Date(clock.now()) });
    return { keep: payment !== undefined, value: undefined };
  });
}
