import { nextRefundTryIn } from '@casamaestra/rules/payments/check-schedule.ts';
import { afterRefund } from '@casamaestra/rules/payments/payment-ledger.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import { accountDecided } from '../../orders/back-office/refund-account.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { gatewayAttempt } from '../attempts/gateway-attempt.ts';
import { addPaymentEvent } from '../attempts/payment-event.queries.ts';
import { findPayment, lockPayment, savePayment } from '../attempts/payment.queries.ts';
import type { Payment } from '../attempts/payment.queries.ts';
import { GATEWAY_TIMEOUT_MS } from '../bounded-fetch.ts';
import type { GatewayAnswer, RefundAnswer } from '../../platform/gateways/payment-gateway.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { claimRefund, lockOpenRefund, paymentOfRefund, saveRefund } from './refund-queue.queries.ts';
import type { QueuedRefund } from './refund-queue.queries.ts';

/** Pause before asking again about a refund a gateway is working on. */
const UNDER_WAY_MS = 3_600_000;

type BookingDependencies = Pick<PaymentDependencies, 'database' | 'clock' | 'orders'>;

/** Notifies the buyer and updates the order's sums; for surplus money the buyer is only notified. */
async function tellRefund(
  { orders }: BookingDependencies,
  database: Database,
  payment: Payment,
  { id, orderId, amountCents, surplus }: QueuedRefund,
): Promise<void> {
  if (!surplus) return orders.refunded(database, orderId, amountCents, id);
  await queueMail(database, {
    kind: 'order_refunded',
    recipient: payment.email,
    language: payment.language,
    payload: { orderNumber: payment.orderNumber, amountCents },
    dedupeKey: `order_refunded:${id}`,
  });
}

interface OpenRefund {
  readonly refund: QueuedRefund;
  readonly payment: Payment;
}

/** Records a refund that was paid out, in the caller's transaction: payment, order and mail. */
export async function bookLocked(
  deps: BookingDependencies,
  transaction: Database,
  { refund, payment }: OpenRefund,
  reference: string,
): Promise<void> {
  const after = afterRefund(payment, refund.amountCents);
  if (after === null) throw new Error(`refund ${refund.id} is more than payment ${payment.id} holds`);
  const at = new Date(deps.clock.now());
  await saveRefund(transaction, refund.id, at, { state: 'done', reference, nextTryAt: null });
  await accountDecided(transaction, refund.id, at);
  await savePayment(transaction, payment.id, at, { refundedCents: after.refundedCents });
  await addPaymentEvent(transaction, {
    paymentId: payment.id,
    at,
    kind: 'refunded',
    state: payment.state,
    amountCents: refund.amountCents,
    detail: { refund: refund.id, reference, reason: refund.reason },
  });
  await tellRefund(deps, transaction, payment, refund);
}

/** The same for what a gateway carried out; what was recorded before stays. */
const bookRefund = (deps: BookingDependencies, refundId: number, reference: string): Promise<boolean> =>
  inTransaction(deps.database, async (transaction) => {
    const open = await lockRefundAndPayment(transaction, refundId);
    if (open === undefined) return { keep: false, value: false };
    await bookLocked(deps, transaction, open, reference);
    return { keep: true, value: true };
  });

/** Lock order, as everywhere: order and payment before the refund. */
export async function lockRefundAndPayment(
  database: Database,
  refundId: number,
): Promise<OpenRefund | undefined> {
  const paymentId = await paymentOfRefund(database, refundId);
  const payment = paymentId === undefined ? undefined : await lockPayment(database, paymentId);
  const refund = await lockOpenRefund(database, refundId);
  return payment === undefined || refund === undefined ? undefined : { refund, payment };
}

async function postpone(
  { database, clock, log }: PaymentDependencies,
  { id, tries, paymentId }: QueuedRefund,
  { message, sent }: { readonly message: string; readonly sent: boolean },
): Promise<void> {
  const at = clock.now();
  const wait = nextRefundTryIn(tries);
  const nextTryAt = wait === null ? null : new Date(at + wait);
  if (wait === null)
    log.error({ refund: id, payment: paymentId, message }, 'ALERT: a refund does not go through');
  // Without a next attempt it waits for a person, who checks whether the money was sent.
  const state = wait === null ? 'failed' : sent ? 'sent' : 'waiting';
  await saveRefund(database, id, new Date(at), { state, failureMessage: message, nextTryAt });
}

async function recordAnswer(
  deps: PaymentDependencies,
  refund: QueuedRefund & { readonly wasSent: boolean },
  answer: GatewayAnswer<RefundAnswer>,
): Promise<void> {
  const { database, clock, log } = deps;
  const at = new Date(clock.now());
  if (answer.kind === 'unreachable') {
    return postpone(deps, refund, { message: answer.message, sent: answer.sent || refund.wasSent });
  }
  const {
    state,
    reference = '',
    message,
  } = answer.kind === 'ok'
    ? answer.value
    : { state: 'failed' as const, message: `${answer.code} ${answer.message}` };
  if (state === 'done') {
    await bookRefund(deps, refund.id, reference);
  } else if (state === 'sent') {
    const nextTryAt = new Date(clock.now() + UNDER_WAY_MS);
    await saveRefund(database, refund.id, at, { state, reference, nextTryAt });
  } else {
    log.error({ refund: refund.id, payment: refund.paymentId, message }, 'ALERT: a refund was refused');
    await saveRefund(database, refund.id, at, { state, failureMessage: message, nextTryAt: null });
  }
}

/** Sends the next due refund; false when none is due. */
export async function sendNextRefund(deps: PaymentDependencies): Promise<boolean> {
  const { database, clock, gateways } = deps;
  const again = new Date(clock.now() + 4 * GATEWAY_TIMEOUT_MS);
  const refund = await claimRefund(database, new Date(clock.now()), again);
  if (refund === undefined) return false;
  const payment = await findPayment(database, refund.paymentId);
  const gateway = payment === undefined ? undefined : gateways.open(payment.gateway);
  if (payment === undefined || gateway === undefined) {
    await postpone(deps, refund, { message: 'no gateway', sent: refund.wasSent });
    return true;
  }
  const answer = await gateway.refund(gatewayAttempt(payment), {
    key: refund.key,
    amountCents: refund.amountCents,
    reason: refund.reason,
    refundedBeforeCents: payment.refundedCents,
    repeated: refund.wasSent,
    reference: refund.reference,
  });
  await recordAnswer(deps, refund, answer);
  return true;
}
