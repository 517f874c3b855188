import { z } from 'zod';
import { checkPayment } from '../attempts/check-payment.usecase.ts';
import { findByReference, findByTransaction, savePayment } from '../attempts/payment.queries.ts';
import type { Payment } from '../attempts/payment.queries.ts';
import { GATEWAY_TIMEOUT_MS } from '../bounded-fetch.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { makeRefundsDueNow } from '../refunds/refund-queue.queries.ts';
import { claimMessage, finishMessage, storeMessage } from './webhooks.queries.ts';
import type { InboxMessage } from './webhooks.queries.ts';

const AGAIN_MS = 4 * GATEWAY_TIMEOUT_MS;
const TRIES_MAX = 12;

const payloadSchema = z.object({
  reference: z.string(),
  transactionId: z.string().nullable().default(null),
  refund: z.boolean().default(false),
});
type Payload = z.output<typeof payloadSchema>;

async function findAttempt(
  { database, clock }: PaymentDependencies,
  gateway: string,
  { reference, transactionId }: Payload,
): Promise<Payment | undefined> {
  const known = await findByReference(database, gateway, reference);
  if (known !== undefined || transactionId === null) return known;
  // The webhook arrived before the answer with the reference was stored.
  const named = await findByTransaction(database, gateway, transactionId);
  if (named?.reference === null) await savePayment(database, named.id, new Date(clock.now()), { reference });
  return named;
}

/** Processes a message by checking the payment at its gateway. Resolves to the result, or null to retry. */
async function act(deps: PaymentDependencies, { gateway, payload }: InboxMessage): Promise<string | null> {
  const { database, clock, gateways } = deps;
  const read = payloadSchema.safeParse(payload);
  const payment = read.success ? await findAttempt(deps, gateway, read.data) : undefined;
  if (!read.success || payment === undefined) return 'no such attempt';
  if (read.data.refund) await makeRefundsDueNow(database, payment.id, new Date(clock.now()));
  const checked = await checkPayment(deps, payment.id, 'notified');
  if (checked === undefined || checked.answer.kind !== 'ok') return null;
  if (checked.answer.value === null) return 'the gateway knows nothing of it';
  if (gateways.named(gateway)?.events === 'signed') return checked.payment.state;
  // A hint has no event id: use that of the status update.
  const at = new Date(clock.now());
  const { eventId } = checked.answer.value;
  const { state } = checked.payment;
  const stored = await storeMessage(database, { gateway, eventId, payload: read.data, at }, state);
  return stored === undefined ? 'duplicate' : state;
}

/** Processes one message, the given one or the next due; false when there is none. */
export async function processMessage(deps: PaymentDependencies, id?: number): Promise<boolean> {
  const { database, clock, log } = deps;
  const now = clock.now();
  const message = await claimMessage(database, new Date(now), new Date(now + AGAIN_MS), id);
  if (message === undefined) return false;
  const result = await act(deps, message);
  const at = new Date(clock.now());
  if (result !== null) {
    await finishMessage(database, message.id, at, result);
  } else if (message.tries >= TRIES_MAX) {
    log.warn({ message: message.id, gateway: message.gateway }, 'a notification was given up');
    await finishMessage(database, message.id, at, 'given up');
  }
  return true;
}
