import type { Stripe } from 'stripe';
import { ok } from '../../platform/gateways/payment-gateway.ts';
import type {
  GatewayAnswer,
  GatewayAttempt,
  GatewayStatusUpdate,
  GatewayRefund,
  GatewayStart,
  GatewayStep,
  PaymentGateway,
  RefundAnswer,
  WebhookInbox,
  WebhookMessage,
  WebhookReceipt,
} from '../../platform/gateways/payment-gateway.ts';
import { askStripe } from './stripe-client.ts';
import type { LoadStripe, StripeAccount } from './stripe-client.ts';
import type { GatewayLog } from '../../platform/gateways/gateway.ts';
import type { ReadStripeEvent } from './stripe-events.ts';
import { readIntent } from './stripe-status.ts';

function refundAnswer({ id, status, failure_reason: reason }: Stripe.Refund): RefundAnswer {
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', reference: id, message: reason ?? status };
  return { state: status === 'succeeded' ? 'done' : 'sent', reference: id, message: '' };
}

interface StripeDependencies {
  readonly load: LoadStripe;
  readonly payPage: () => string;
  readonly readEvent: ReadStripeEvent;
  readonly log: GatewayLog;
}

/** Events about payments and refunds. */
const wanted = /^(payment_intent\.|charge\.refunded$|refund\.|charge\.refund\.)/;
const aboutRefund = /^(refund|charge\.refund)/;

const unknown = { kind: 'refused', code: 'resource_missing', message: '' } as const;

/**
 * Stripe through its SDK: a PaymentIntent per attempt, paid in the browser with the Payment Element. Our
 * transaction id is the idempotency key, so that a repeated start returns the same intent.
 */
export class StripeGateway implements PaymentGateway {
  readonly merchant = null;
  readonly startIsIdempotent = true;
  readonly #account: StripeAccount;
  readonly #load: LoadStripe;
  readonly #payPage: () => string;
  readonly #readEvent: ReadStripeEvent;
  readonly #log: GatewayLog;

  constructor(account: StripeAccount, { load, payPage, readEvent, log }: StripeDependencies) {
    this.#account = account;
    this.#load = load;
    this.#payPage = payPage;
    this.#readEvent = readEvent;
    this.#log = log;
  }

  async start(attempt: GatewayAttempt): Promise<GatewayAnswer<GatewayStart>> {
    const { transactionId, orderNumber, amountCents, currency } = attempt;
    const answer = await askStripe(async () => {
      const { paymentIntents } = await this.#load();
      return paymentIntents.create(
        {
          amount: amountCents,
          currency: currency.toLowerCase(),
          automatic_payment_methods: { enabled: true },
          description: orderNumber,
          metadata: { order: orderNumber, transaction_id: transactionId },
        },
        { idempotencyKey: transactionId },
      );
    });
    if (answer.kind !== 'ok') return answer;
    const { id, client_secret: secret } = answer.value;
    if (secret === null) return { kind: 'unreachable', message: 'no client secret', sent: true };
    return ok({ reference: id, secret, redirectUrl: this.#payPage() });
  }

  async read({ reference }: GatewayAttempt): Promise<GatewayAnswer<GatewayStatusUpdate | null>> {
    // Without a reference the attempt cannot have been paid: the client secret was in the lost answer.
    if (reference === null) return ok(null);
    const answer = await askStripe(async () => {
      const { paymentIntents } = await this.#load();
      return paymentIntents.retrieve(reference, { expand: ['latest_charge'] });
    });
    if (answer.kind === 'refused' && answer.code === 'resource_missing') return ok(null);
    return answer.kind === 'ok' ? ok(readIntent(answer.value)) : answer;
  }

  async capture({ reference, transactionId, amountCents }: GatewayAttempt): Promise<GatewayAnswer<null>> {
    if (reference === null) return unknown;
    const answer = await askStripe(async () => {
      const { paymentIntents } = await this.#load();
      const key = { idempotencyKey: `${transactionId}-capture` };
      return paymentIntents.capture(reference, { amount_to_capture: amountCents }, key);
    });
    return answer.kind === 'ok' ? ok(null) : answer;
  }

  async cancel({ reference, transactionId }: GatewayAttempt): Promise<GatewayAnswer<null>> {
    if (reference === null) return ok(null);
    const answer = await askStripe(async () => {
      const { paymentIntents } = await this.#load();
      const key = { idempotencyKey: `${transactionId}-cancel` };
      return paymentIntents.cancel(reference, { cancellation_reason: 'abandoned' }, key);
    });
    return answer.kind === 'ok' ? ok(null) : answer;
  }

  async refund(
    { reference }: GatewayAttempt,
    { key, amountCents, reason, repeated, reference: known }: GatewayRefund,
  ): Promise<GatewayAnswer<RefundAnswer>> {
    if (reference === null) return unknown;
    const answer = await askStripe(async () => {
      const { refunds } = await this.#load();
      if (known !== null) return refunds.retrieve(known);
      if (repeated) {
        // Stripe drops idempotency keys after a day; the refund's metadata stays.
        const { data } = await refunds.list({ payment_intent: reference, limit: 100 });
        const made = data.find(({ metadata }) => metadata?.['key'] === key);
        if (made !== undefined) return made;
      }
      return refunds.create(
        { payment_intent: reference, amount: amountCents, metadata: { reason, key } },
        { idempotencyKey: key },
      );
    });
    return answer.kind === 'ok' ? ok(refundAnswer(answer.value)) : answer;
  }

  /** 'forged': the signature is invalid or its time out of tolerance. */
  async receive({ body, header }: WebhookMessage, inbox: WebhookInbox): Promise<WebhookReceipt> {
    const event = await this.#readEvent(body, header('stripe-signature'));
    if (event === null) return 'forged';
    const { id, type, intent, transactionId } = event;
    if (type.startsWith('charge.dispute.'))
      this.#log.error({ eventId: id, type, intent }, 'ALERT: a payment is disputed');
    if (type === 'refund.failed') this.#log.error({ eventId: id, intent }, 'ALERT: a refund came back');
    if (intent === null || !wanted.test(type)) return 'ignored';
    return inbox.event({ id, reference: intent, transactionId, refund: aboutRefund.test(type) });
  }

  step({ secret }: Pick<GatewayStart, 'secret'>): GatewayStep {
    const { publishableKey, scriptUrl } = this.#account;
    return {
      kind: 'stripe',
      client_secret: secret,
      publishable_key: publishableKey,
      script_url: scriptUrl,
    };
  }
}
