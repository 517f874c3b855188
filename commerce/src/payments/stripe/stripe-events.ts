import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { LoadStripe, StripeAccount } from './stripe-client.ts';

/** What is kept of a signed event: enough to know what to read again. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  /** The payment intent it is about; null for events that are about none. */
  readonly intent: string | null;
  /** Our own name for the attempt, when the event's object carries it. */
  readonly transactionId: string | null;
}

/** The event of a genuine message, else null. */
export type ReadStripeEvent = (body: string, signature: string) => Promise<StripeEvent | null>;

/** Seconds a message may be old or, against clocks set back on purpose, ahead. */
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

/** Checks signature (HMAC-SHA256 of time and raw body, constant time, by the SDK) and time of what Stripe sends. */
export function createStripeEvents(
  { webhookSecret }: StripeAccount,
  load: LoadStripe,
  clock: Clock,
): ReadStripeEvent {
  return async (body, signature) => {
    const aheadS = signedAt(signature) - clock.now() / 1000;
    // The SDK looks at the past only.
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
