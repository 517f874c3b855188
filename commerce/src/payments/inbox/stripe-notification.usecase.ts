import type { PaymentParts } from '../payment-parts.ts';
import { storeMessage } from './inbox.queries.ts';
import type { Inbox } from './inbox.ts';

/** Events that tell of a payment or a refund of ours. */
const wanted = /^(payment_intent\.|charge\.refunded$|refund\.|charge\.refund\.)/;

/** 'forged' for what Stripe did not sign, or not now; 'ignored' for events that are about no payment. */
export type StripeMessageResult = 'forged' | 'ignored' | 'duplicate' | 'taken';

/** Takes a signed message of Stripe: once per event, whatever the order they come in. */
export async function takeStripeMessage(
  { database, clock, log, gateways }: PaymentParts,
  inbox: Inbox,
  body: string,
  signature: string,
): Promise<StripeMessageResult> {
  const event = await gateways.readStripeEvent(body, signature);
  if (event === null) return 'forged';
  const { id: eventId, type, intent, transactionId } = event;
  if (type.startsWith('charge.dispute.'))
    log.error({ eventId, type, intent }, 'ALERT: a payment is disputed');
  if (type === 'refund.failed') log.error({ eventId, intent }, 'ALERT: a refund came back');
  if (intent === null || !wanted.test(type)) return 'ignored';
  const payload = { reference: intent, transactionId, type };
  const at = new Date(clock.now());
  const id = await storeMessage(database, { provider: 'stripe', eventId, payload, at });
  if (id === undefined) return 'duplicate';
  inbox.hurry(id);
  return 'taken';
}
