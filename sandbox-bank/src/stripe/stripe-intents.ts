import { setTimeout as wait } from 'node:timers/promises';
import type { Choice } from '../outcome.ts';
import { declined, refuse } from './stripe-errors.ts';
import type { StripeForm } from './form-body.ts';
import { type Intent, newId, nowSeconds, type StripeStore } from './stripe-store.ts';
import type { StripeWebhooks } from './stripe-webhooks.ts';

/** Dependencies of payments. */
export interface StripeTill {
  readonly store: StripeStore;
  readonly webhooks: StripeWebhooks;
  readonly slowMs: () => number;
  readonly stopping: AbortSignal;
}

const createParameters = new Set([
  'amount',
  'currency',
  'metadata',
  'description',
  'receipt_email',
  'capture_method',
  'automatic_payment_methods',
  'allowed_payment_method_types',
  'expand',
]);
const smallestCents = 50;
const largestCents = 99_999_999;

function checkAmount(amount: number | undefined, param: string): number {
  if (amount === undefined)
    refuse({ message: `Missing required param: ${param}.`, code: 'parameter_missing', param });
  if (amount < 1) {
    refuse({ message: 'Invalid positive integer', code: 'parameter_invalid_integer', param });
  }
  return amount;
}

/** Creates a payment intent from a form. @throws StripeRefusal as Stripe would refuse */
export function createIntent(store: StripeStore, form: StripeForm): Intent {
  const unknown = [...form.names].find((name) => !createParameters.has(name));
  if (unknown !== undefined) {
    refuse({ message: `Received unknown parameter: ${unknown}`, code: 'parameter_unknown', param: unknown });
  }
  const amount = checkAmount(form.integer('amount'), 'amount');
  if (amount < smallestCents) {
    refuse({ message: 'Amount must be at least €0.50 eur', code: 'amount_too_small', param: 'amount' });
  }
  if (amount > largestCents) {
    refuse({ message: 'Amount must be no more than €999,999.99', code: 'amount_too_large', param: 'amount' });
  }
  const currency = form.text('currency') ?? '';
  if (currency === '')
    refuse({ message: 'Missing required param: currency.', code: 'parameter_missing', param: 'currency' });
  if (currency.toLowerCase() !== 'eur') {
    refuse({ message: `Invalid currency: ${currency}. The sandbox bank knows: eur`, param: 'currency' });
  }
  const id = newId('pi');
  const intent: Intent = {
    id,
    clientSecret: `${id}_${newId('secret')}`,
    amount,
    currency: 'eur',
    captureMethod: form.text('capture_method') === 'manual' ? 'manual' : 'automatic',
    createdAt: nowSeconds(),
    status: 'requires_payment_method',
    metadata: form.record('metadata'),
    description: form.text('description') ?? null,
    receiptEmail: form.text('receipt_email') ?? null,
    paymentMethod: null,
    charge: null,
    capturedCents: 0,
    refundedCents: 0,
    canceledAt: null,
    cancellationReason: null,
    lastError: null,
    returnUrl: null,
    language: undefined,
  };
  store.intents.set(id, intent);
  return intent;
}

/** Refuses operations that the intent's status does not allow. */
export function mustBe(intent: Intent, states: readonly Intent['status'][], what: string): void {
  if (states.includes(intent.status)) return;
  refuse({
    message: `You cannot ${what} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be used: ${states.join(', ')}.`,
    code: 'payment_intent_unexpected_state',
    param: 'intent',
  });
}

async function succeed(
  { webhooks }: StripeTill,
  intent: Intent,
  origin: string,
  choice: Choice,
): Promise<void> {
  intent.charge ??= newId('ch');
  intent.lastError = null;
  if (intent.captureMethod === 'manual') intent.status = 'requires_capture';
  else {
    intent.status = 'succeeded';
    intent.capturedCents = intent.amount;
  }
  if (choice.outcome === 'unheard') return;
  const type =
    intent.status === 'succeeded' ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated';
  await webhooks.intent(type, intent, origin, choice.outcome === 'doubled' ? 2 : undefined);
}

async function decline(
  { webhooks }: StripeTill,
  intent: Intent,
  origin: string,
  choice: Choice,
): Promise<void> {
  intent.status = 'requires_payment_method';
  intent.lastError = declined(choice.reason ?? 'generic', intent.language ?? 'it');
  await webhooks.intent('payment_intent.payment_failed', intent, origin);
}

/** Settles a payment that is being processed. */
export async function settleIntent(
  till: StripeTill,
  intent: Intent,
  origin: string,
  to: 'approved' | 'refused',
) {
  mustBe(intent, ['processing'], 'settle');
  if (to === 'approved') await succeed(till, intent, origin, { outcome: 'approved' });
  else await decline(till, intent, origin, { outcome: 'refused' });
}

/** Attempts the payment with the chosen outcome, which changes the intent. */
export async function attemptPayment(
  till: StripeTill,
  intent: Intent,
  choice: Choice,
  origin: string,
): Promise<void> {
  mustBe(intent, ['requires_payment_method', 'requires_confirmation', 'requires_action'], 'confirm');
  intent.paymentMethod ??= newId('pm');
  if (choice.outcome === 'abandoned') return;
  if (choice.outcome === 'refused') return decline(till, intent, origin, choice);
  if (choice.outcome === 'challenge') {
    intent.status = 'requires_action';
    return till.webhooks.intent('payment_intent.requires_action', intent, origin);
  }
  if (choice.outcome === 'pending') {
    intent.status = 'processing';
    if (choice.settleAfterMs !== undefined) settleLater(till, intent, choice, origin, choice.settleAfterMs);
    return till.webhooks.intent('payment_intent.processing', intent, origin);
  }
  if (choice.outcome === 'slow') {
    await wait(till.slowMs(), undefined, { signal: till.stopping, ref: false }).catch(() => undefined);
    mustBe(intent, ['requires_payment_method', 'requires_action'], 'confirm');
  }
  if (choice.outcome === 'forged') await till.webhooks.forge(intent, origin);
  return succeed(till, intent, origin, choice);
}

function settleLater(till: StripeTill, intent: Intent, choice: Choice, origin: string, ms: number): void {
  void wait(ms, undefined, { signal: till.stopping, ref: false })
    .then(() => settleIntent(till, intent, origin, choice.settleTo ?? 'approved'))
    // It was settled by hand meanwhile, or the bank is closing.
    .catch(() => undefined);
}

/** Captures an authorised payment, in full or in part. */
export async function captureIntent(till: StripeTill, intent: Intent, form: StripeForm, origin: string) {
  mustBe(intent, ['requires_capture'], 'capture');
  const amount = checkAmount(form.integer('amount_to_capture') ?? intent.amount, 'amount_to_capture');
  if (amount > intent.amount) {
    refuse({
      message: 'The requested capture amount is greater than the amount you can capture.',
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
  }
  intent.status = 'succeeded';
  intent.capturedCents = amount;
  await till.webhooks.intent('payment_intent.succeeded', intent, origin);
}

const cancelReasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** Cancels a payment that was not captured. */
export async function cancelIntent(till: StripeTill, intent: Intent, form: StripeForm, origin: string) {
  mustBe(
    intent,
    ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action', 'processing'],
    'cancel',
  );
  intent.status = 'canceled';
  intent.canceledAt = nowSeconds();
  intent.cancellationReason =
    cancelReasons.find((known) => known === form.text('cancellation_reason')) ?? null;
  await till.webhooks.intent('payment_intent.canceled', intent, origin);
}
