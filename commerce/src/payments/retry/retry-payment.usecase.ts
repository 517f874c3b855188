import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import type { payAgainOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { longestPayment } from '@casamaestra/rules/payments/payment-link-deadline.ts';
import { transferWait, unconfirmedUntil } from '@casamaestra/rules/payments/transfer-deadline.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { spokenStep } from '../../contract-http/spoken-payment.ts';
import { choosePayment } from '../../platform/config/offered-methods.ts';
import type { PaymentChoice } from '../../platform/config/offered-methods.ts';
import type { Config } from '../../platform/config/read-config.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { checkPayment } from '../attempts/check-payment.usecase.ts';
import { gatewayAttempt, isPayable } from '../attempts/gateway-attempt.ts';
import { insertAttempt } from '../attempts/open-attempt.queries.ts';
import { lockPaymentsOfOrder, paymentsOfOrder } from '../attempts/payment.queries.ts';
import type { Payment } from '../attempts/payment.queries.ts';
import { startPayment } from '../attempts/start-payment.usecase.ts';
import { endAttempts } from '../attempts/apply-status-update.usecase.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { findOrder, extendReservation } from './payable-order.queries.ts';
import type { PayableOrder } from './payable-order.queries.ts';

type Answer = OperationOutput<typeof payAgainOperation>;
type NewAttempt =
  | { readonly kind: 'opened'; readonly id: number }
  | { readonly kind: 'paid' }
  | { readonly kind: 'pending' };

/** How to pay an order; without a gateway the previous one, if it still offers the method. */
export interface RequestedPaymentMethod {
  readonly method: PaymentMethod;
  readonly gateway: string | undefined;
}

const MINUTE_MS = 60_000;

/**
 * Cancels an attempt at its gateway before another is opened, and checks whether it was paid at the last
 * moment.
 */
async function closeAtGateway(deps: PaymentDependencies, payment: Payment): Promise<void> {
  if (payment.method === 'transfer' || payment.state === 'captured' || payment.state === 'cancelled') return;
  if (payment.reference === null) return;
  // A pending payment cannot be cancelled.
  const cancelled =
    payment.state === 'pending'
      ? undefined
      : await deps.gateways.open(payment.gateway)?.cancel(gatewayAttempt(payment));
  // An unreachable gateway is asked later by the job, so that the shopper does not wait for it twice.
  if (cancelled?.kind !== 'unreachable') await checkPayment(deps, payment.id, 'replaced');
}

function newReservation(order: PayableOrder, method: PaymentMethod, now: number, config: Config) {
  const at = new Date(now);
  const placedAt = order.placedAt.getTime();
  if (method === 'transfer' && !order.addressConfirmed)
    return { reservedUntil: new Date(unconfirmedUntil(placedAt)), remindAt: null, at };
  if (method === 'transfer') {
    const { reservedUntil, remindAt } = transferWait(placedAt, config.transferDays);
    return { reservedUntil: new Date(reservedUntil), remindAt: new Date(Math.max(now, remindAt)), at };
  }
  const until = Math.min(now + config.reservationMinutes * MINUTE_MS, longestPayment(placedAt));
  return { reservedUntil: new Date(until), remindAt: null, at };
}

/** Card orders need no confirmation link, so the first mail had none. */
const askForConfirmation = (database: Database, { number, email, language }: PayableOrder): Promise<void> =>
  queueMail(database, {
    kind: 'confirm_order',
    recipient: email,
    language,
    payload: { orderNumber: number },
    dedupeKey: `confirm_order:${number}`,
  });

async function openAnother(
  { database, clock, config }: PaymentDependencies,
  order: PayableOrder,
  choice: PaymentChoice,
): Promise<NewAttempt> {
  const { method, gateway } = choice;
  return inTransaction<NewAttempt>(database, async (transaction) => {
    const earlier = await lockPaymentsOfOrder(transaction, order.id);
    const locked = await findOrder(transaction, order.number);
    if (locked === undefined || !isPayable(locked)) return { keep: false, value: { kind: 'paid' } };
    if (earlier.some(({ state }) => state === 'pending' || state === 'authorised'))
      return { keep: false, value: { kind: 'pending' } };
    const wait = newReservation(order, method, clock.now(), config);
    await endAttempts(transaction, earlier, wait.at);
    await extendReservation(transaction, order.id, choice, wait);
    if (method === 'transfer' && locked.method !== 'transfer' && !locked.addressConfirmed)
      await askForConfirmation(transaction, locked);
    const { id: orderId, number: orderNumber, totalCents: amountCents } = order;
    const id = await insertAttempt(
      transaction,
      { orderId, orderNumber, method, gateway, amountCents },
      wait.at,
    );
    return { keep: true, value: { kind: 'opened', id } };
  });
}

function choiceFor(
  { config }: PaymentDependencies,
  order: PayableOrder,
  { method, gateway }: RequestedPaymentMethod,
) {
  if (gateway !== undefined || order.gateway === null) return choosePayment(config, method, gateway);
  const same = choosePayment(config, method, order.gateway);
  return typeof same === 'string' ? choosePayment(config, method, undefined) : same;
}

/**
 * Opens another attempt for an unpaid order, with the same or another method. Earlier attempts are cancelled,
 * at their gateways too where possible; a payment made meanwhile counts.
 */
export async function retryPayment(
  deps: PaymentDependencies,
  orderNumber: string,
  requested: RequestedPaymentMethod,
  language: Language,
): Promise<Outcome<Answer>> {
  const { database } = deps;
  const order = await findOrder(database, orderNumber);
  if (order === undefined) return refused('order_of_payment_unknown', {});
  const { totalCents } = order;
  const nothing = {
    order_number: orderNumber,
    total: eurosFromCents(totalCents),
    payment: { kind: 'none' },
  } as const;
  if (order.orderState === 'cancelled') return refused('order_not_payable', {});
  if (!isPayable(order)) return accepted(nothing);
  const choice = choiceFor(deps, order, requested);
  if (typeof choice === 'string') return refused('payment_not_offered', {}, `payment_${choice}`);
  const earlier = await paymentsOfOrder(database, order.id);
  await Promise.all(earlier.map((payment) => closeAtGateway(deps, payment)));
  const opened = await openAnother(deps, order, choice);
  if (opened.kind === 'paid') return accepted(nothing);
  if (opened.kind === 'pending') return refused('payment_pending', {});
  return accepted({ ...nothing, payment: spokenStep(await startPayment(deps, opened.id), language) });
}
