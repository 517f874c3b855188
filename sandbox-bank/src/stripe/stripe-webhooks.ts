import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import type { Notifier } from '../notifier.ts';
import {
  type EventType,
  presentCharge,
  presentEvent,
  presentIntent,
  presentRefund,
} from './stripe-objects.ts';
import type { Intent, StoredRefund } from './stripe-store.ts';

export const stripeWebhookSecret = 'whsec_sandboxbank';

/** The header Stripe-Signature for a body: HMAC-SHA256 of "<seconds>.<body>" with the whole secret. */
function signatureHeader(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Sends signed events to the shop. */
export class StripeWebhooks {
  /** URL for events; empty: none are sent. */
  url = '';
  private readonly notifier: Notifier;

  constructor(notifier: Notifier) {
    this.notifier = notifier;
  }

  async intent(type: EventType, intent: Intent, origin: string, copies?: number): Promise<void> {
    await this.send(type, intent, presentIntent(intent, origin), stripeWebhookSecret, copies);
  }

  async refunded(refund: StoredRefund): Promise<void> {
    await this.send('refund.created', refund.intent, presentRefund(refund), stripeWebhookSecret);
    await this.send('charge.refunded', refund.intent, presentCharge(refund.intent), stripeWebhookSecret);
  }

  /** Sends a success event signed with a wrong secret. */
  async forge(intent: Intent, origin: string): Promise<void> {
    const object = {
      ...presentIntent(intent, origin),
      status: 'succeeded',
      amount_received: intent.amount,
    } as const;
    await this.send('payment_intent.succeeded', intent, object, 'whsec_somebody_else');
  }

  private async send(
    type: EventType,
    intent: Intent,
    object: Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund,
    secret: string,
    copies?: number,
  ): Promise<void> {
    if (this.url === '') return;
    // All copies and attempts have the same event id, by which the receiver recognises them.
    const text = JSON.stringify(presentEvent(type, object));
    const body = () => ({
      text,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(text, secret, Math.floor(Date.now() / 1000)),
      },
    });
    const genuine = secret === stripeWebhookSecret;
    await this.notifier.send(
      { gateway: 'stripe', reference: intent.id, what: type, genuine, url: this.url, body },
      copies,
    );
  }
}
