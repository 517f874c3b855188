import type { Stripe } from 'stripe';
import type { GatewayStatusUpdate } from '../../platform/gateways/payment-gateway.ts';

type Intent = Stripe.PaymentIntent;

function stateOf({ status, last_payment_error: failure }: Intent): GatewayStatusUpdate['state'] {
  switch (status) {
    case 'succeeded':
      return 'captured';
    case 'requires_capture':
      return 'authorised';
    case 'processing':
      return 'pending';
    case 'canceled':
      return 'cancelled';
    case 'requires_payment_method':
      return failure === null ? 'started' : 'failed';
    default:
      return 'started';
  }
}

function amountOf({
  status,
  amount,
  amount_received: received,
  amount_capturable: capturable,
}: Intent): number {
  if (status === 'succeeded') return received;
  return status === 'requires_capture' ? capturable : amount;
}

function failureOf({ status, last_payment_error: failure, cancellation_reason: reason }: Intent) {
  if (status === 'canceled') return { code: reason ?? 'canceled', message: '' };
  if (failure === null || status !== 'requires_payment_method') return null;
  return { code: failure.decline_code ?? failure.code ?? failure.type, message: failure.message ?? '' };
}

/** The status update from a payment intent with its latest charge expanded. */
export function readIntent(intent: Intent): GatewayStatusUpdate {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const refundedCents = charge?.amount_refunded ?? 0;
  const transactionId = intent.metadata['transaction_id'] ?? null;
  return {
    state: stateOf(intent),
    reference: intent.id,
    eventId: [intent.id, intent.status, charge?.id, refundedCents].join(':'),
    amountCents: amountOf(intent),
    currency: intent.currency.toUpperCase(),
    transactionId,
    // After a declined card the intent stays open for another one.
    open: intent.status !== 'succeeded' && intent.status !== 'canceled',
    failure: failureOf(intent),
  };
}
