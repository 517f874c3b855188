import type Stripe from 'stripe';
import type { StripeForm } from './form-body.ts';
import { refuse } from './stripe-errors.ts';
import { newId, nowSeconds, type StoredRefund, type StripeStore } from './stripe-store.ts';

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;
const refundParameters = new Set(['payment_intent', 'charge', 'amount', 'reason', 'metadata', 'expand']);

/** Refunds everything left or a part; never more than was captured. */
export function createRefund(store: StripeStore, form: StripeForm): StoredRefund {
  const unknown = [...form.names].find((name) => !refundParameters.has(name));
  if (unknown !== undefined) {
    refuse({ message: `Received unknown parameter: ${unknown}`, code: 'parameter_unknown', param: unknown });
  }
  const [id, charge] = [form.text('payment_intent'), form.text('charge')];
  if (id === undefined && charge === undefined) {
    refuse({
      message: 'One of the following params should be provided: payment_intent or charge.',
      code: 'parameter_missing',
    });
  }
  const intent =
    id === undefined
      ? [...store.intents.values()].find((known) => known.charge === charge)
      : store.intents.get(id);
  if (intent === undefined) {
    refuse({
      status: 404,
      message: `No such payment_intent: '${id ?? charge}'`,
      code: 'resource_missing',
      param: 'payment_intent',
    });
  }
  if (intent.capturedCents === 0) {
    refuse({
      message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      param: 'payment_intent',
    });
  }
  const left = intent.capturedCents - intent.refundedCents;
  if (left === 0) {
    refuse({
      message: `Charge ${intent.charge} has already been refunded.`,
      code: 'charge_already_refunded',
    });
  }
  const amount = form.integer('amount') ?? left;
  if (amount < 1)
    refuse({ message: 'Invalid positive integer', code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left) {
    refuse({
      message: `Refund amount (€${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge (€${(left / 100).toFixed(2)})`,
      param: 'amount',
    });
  }
  intent.refundedCents += amount;
  const refund: StoredRefund = {
    id: newId('re'),
    intent,
    amount,
    reason:
      reasons.find(
        (known): known is (typeof reasons)[number] & Stripe.Refund.Reason => known === form.text('reason'),
      ) ?? null,
    metadata: form.record('metadata'),
    createdAt: nowSeconds(),
  };
  store.refunds.set(refund.id, refund);
  return refund;
}
