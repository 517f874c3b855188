import { unreachable } from '../../contract-http/spoken-payment.ts';
import type { NextStep } from '../../contract-http/spoken-payment.ts';
import { nextCheckIn } from '@casamaestra/rules/payments/check-schedule.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { GATEWAY_TIMEOUT_MS } from '../bounded-fetch.ts';
import type { GatewayAnswer, GatewayStart, PaymentGateway } from '../../platform/gateways/payment-gateway.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { transferStep } from '../transfer/transfer-step.ts';
import { gatewayAttempt, isPayable } from './gateway-attempt.ts';
import { claimStart, insertAttempt, releaseStart } from './open-attempt.queries.ts';
import { addPaymentEvent } from './payment-event.queries.ts';
import { findPayment, lockPayment, paymentsOfOrder, savePayment } from './payment.queries.ts';
import type { Payment } from './payment.queries.ts';
import { endAttempts, applyStatusUpdate } from './apply-status-update.usecase.ts';

/** Longer than any start can take: an older one was lost with its process. */
const STALE_MS = 2.5 * GATEWAY_TIMEOUT_MS;
/** After a failure within this time there is time for one retry while the shopper waits. */
const QUICK_MS = 2_000;

const noAnswer = unreachable('payment_unreachable');

type Begun = GatewayAnswer<GatewayStart> | { readonly kind: 'known' };

/** After a lost answer: the gateway's records say whether the first call was carried out. */
async function resume(deps: PaymentDependencies, gateway: PaymentGateway, payment: Payment): Promise<Begun> {
  const known = await gateway.read(gatewayAttempt(payment));
  if (known.kind !== 'ok') return known;
  if (known.value === null) return gateway.start(gatewayAttempt(payment));
  await applyStatusUpdate(deps, payment.id, known.value, 'found');
  return { kind: 'known' };
}

async function begin(deps: PaymentDependencies, gateway: PaymentGateway, payment: Payment): Promise<Begun> {
  const blind = gateway.startIsIdempotent;
  if (!blind && payment.startSentAt !== null) return resume(deps, gateway, payment);
  const startedAt = performance.now();
  const answer = await gateway.start(gatewayAttempt(payment));
  const quick = performance.now() - startedAt < QUICK_MS;
  const lost = answer.kind === 'unreachable' && answer.sent;
  if (answer.kind === 'known' || (lost && quick && !blind)) return resume(deps, gateway, payment);
  return answer;
}

/**
 * Saves the gateway's answer to the start; false when the attempt was ended meanwhile: then a job cancels it.
 */
async function saveStart(
  { database, clock }: PaymentDependencies,
  paymentId: number,
  { reference, secret, redirectUrl }: GatewayStart,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    const at = new Date(clock.now());
    const ended = payment?.state !== 'created';
    const nextCheckAt = ended ? at : new Date(clock.now() + (nextCheckIn(0) ?? 0));
    const state = ended ? (payment?.state ?? 'cancelled') : 'started';
    await savePayment(transaction, paymentId, at, { state, reference, secret, redirectUrl, nextCheckAt });
    await addPaymentEvent(transaction, { paymentId, at, kind: 'started', state, detail: { reference } });
    return { keep: true, value: !ended };
  });
}

async function saveRefusal(
  { database, clock, log }: PaymentDependencies,
  payment: Payment,
  { code, message }: { readonly code: string; readonly message: string },
): Promise<void> {
  const { id: paymentId, orderNumber, gateway } = payment;
  log.error({ order: orderNumber, gateway, code, message }, 'a gateway refused to begin a payment');
  await inTransaction(database, async (transaction) => {
    const locked = await lockPayment(transaction, paymentId);
    if (locked?.state !== 'created') return { keep: false, value: undefined };
    const at = new Date(clock.now());
    const failureReason = 'payment_unreachable';
    const change = { state: 'failed', failureCode: code, failureReason } as const;
    await savePayment(transaction, paymentId, at, { ...change, nextCheckAt: null });
    await addPaymentEvent(transaction, {
      paymentId,
      at,
      kind: 'refused',
      state: 'failed',
      detail: { code, message },
    });
    return { keep: true, value: undefined };
  });
}

async function saveLoss(
  { database, clock, log }: PaymentDependencies,
  payment: Payment,
  sent: boolean,
): Promise<void> {
  const { id, orderNumber, gateway } = payment;
  log.warn({ order: orderNumber, gateway, sent }, 'a gateway did not answer');
  const marked = sent || payment.startSentAt !== null ? new Date(clock.now() - STALE_MS) : null;
  await releaseStart(database, id, marked);
  if (sent)
    await savePayment(database, id, new Date(clock.now()), {
      nextCheckAt: new Date(clock.now() + (nextCheckIn(0) ?? 0)),
    });
}

/** The gateway knows the attempt but the URL of its page was lost: opens another attempt in its place. */
async function startSuccessor(deps: PaymentDependencies, paymentId: number): Promise<NextStep> {
  const { database, clock } = deps;
  const next = await inTransaction<number | null>(database, async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    if (payment === undefined || payment.state === 'captured' || !isPayable(payment))
      return { keep: false, value: null };
    const at = new Date(clock.now());
    await endAttempts(transaction, [payment], at);
    return { keep: true, value: await insertAttempt(transaction, payment, at) };
  });
  return next === null ? { kind: 'none' } : startPayment(deps, next);
}

async function startCard(
  deps: PaymentDependencies,
  gateway: PaymentGateway,
  payment: Payment,
): Promise<NextStep> {
  const { database, clock } = deps;
  const { id, secret, redirectUrl } = payment;
  if (secret !== null && redirectUrl !== null) return gateway.step({ secret, redirectUrl });
  if (payment.reference !== null) return startSuccessor(deps, id);
  if (payment.state !== 'created') return noAnswer;
  const at = new Date(clock.now());
  if (!(await claimStart(database, id, at, new Date(clock.now() - STALE_MS)))) return noAnswer;
  const begun = await begin(deps, gateway, payment);
  switch (begun.kind) {
    case 'ok':
      if (await saveStart(deps, id, begun.value)) return gateway.step(begun.value);
      // Ended while the gateway was asked: continue with the attempt that replaced it, or with the order's
      // end.
      return startPayment(deps, id);
    case 'known':
      return startSuccessor(deps, id);
    case 'refused':
      await saveRefusal(deps, payment, begun);
      return noAnswer;
    case 'unreachable':
      await saveLoss(deps, payment, begun.sent);
      return noAnswer;
  }
}

/**
 * Starts an attempt at its gateway, outside any transaction; repeating it returns the same step. For an
 * attempt that was replaced, the step of its successor is returned; 'none' when the order needs no payment
 * any more.
 */
export async function startPayment(deps: PaymentDependencies, paymentId: number): Promise<NextStep> {
  const payment = await findPayment(deps.database, paymentId);
  if (payment === undefined) throw new Error(`no payment ${paymentId}`);
  if (!isPayable(payment) || payment.state === 'captured') return { kind: 'none' };
  if (payment.state === 'cancelled') {
    const latest = (await paymentsOfOrder(deps.database, payment.orderId)).at(-1);
    return latest === undefined || latest.id === paymentId ? { kind: 'none' } : startPayment(deps, latest.id);
  }
  if (payment.method === 'transfer') {
    const [placedAt, reservedUntil] = [payment.placedAt.getTime(), payment.reservedUntil?.getTime() ?? null];
    return transferStep(deps.config, { ...payment, placedAt, reservedUntil });
  }
  const gateway = deps.gateways.open(payment.gateway);
  if (gateway === undefined) {
    deps.log.error({ gateway: payment.gateway }, 'a gateway has neither keys nor a sandbox bank');
    return noAnswer;
  }
  return startCard(deps, gateway, payment);
}
