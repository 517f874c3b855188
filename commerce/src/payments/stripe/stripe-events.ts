import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { LoadStripe, StripeAccount } from './stripe-client.ts';

/** What is stored of a signed event: enough to know which payment to check. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  /** The payment intent concerned; null for events about none. */
  readonly intent: string | null;
  /** Our transaction id, when the event's object has it. */
  readonly transactionId: string | null;
}

/** The event of a message with a valid signature, else null. */
export type ReadStripeEvent = (body: string, signature: string) => Promise<StripeEvent | null>;

/** How old a message may be in seconds, or how far in the future. */
const TOLERANCE_S = 300;

const eventSchema = z.object({
  id: z.string().min(1).max(120),
  type: z.string().max(120),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.string(),
      payment_intent: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});

/** Time of the header "t=1700000000,v1=…". */
const signedAt = (signature: string): number =>
  Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? NaN);

/**
 * Verifies the signature (HMAC-SHA256 of time and raw body, in constant time, by the SDK) and the time of
 * messages from Stripe.
 */
export function createStripeEvents(
  { webhookSecret }: StripeAccount,
  load: LoadStripe,
  clock: Clock,
): ReadStripeEvent {
  return async (body, signature) => {
    const aheadS = signedAt(signature) - clock.now() / 1000;
    // The SDK checks only for messages that are too old.
    if (webhookSecret === '' || !(aheadS <= TOLERANCE_S)) return null;
    const { webhooks } = await load();
    let genuine: unknown;
    try {
      genuine = webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S, undefined, clock.now());
    } catch {
      return null;
    }
    const event = eventSchema.safeParse(genuine);
    if (!event.success) return null;
    const { id, type, data } = event.data;
    const { object } = data;
    const intent = object.object === 'payment_intent' ? object.id : (object.payment_intent ?? null);
    return { id, type, intent, transactionId: object.metadata?.['transaction_id'] ?? null };
  };
}
