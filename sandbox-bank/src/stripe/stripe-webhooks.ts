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

/** Header Stripe-Signature for a body: HMAC-SHA256 over "<seconds>.<body>" with the whole secret. */
function signatureHeader(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Tells the shop what happened, signed. */
export class StripeWebhooks {
  /** Where events go; empty: nowhere. */
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

  /** An event that says the payment went well, signed by somebody without the secret. */
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
    // One event, whatever the number of its copies and attempts: the receiver knows it by its id.
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
