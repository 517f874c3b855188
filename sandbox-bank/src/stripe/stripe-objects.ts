import type Stripe from 'stripe';
import type { Intent, StoredRefund } from './stripe-store.ts';
import { newId, nowSeconds } from './stripe-store.ts';

/** The API version of the installed package's types. */
const apiVersion = '2026-10-28.endive';

function nextAction(intent: Intent, origin: string): Stripe.PaymentIntent.NextAction | null {
  if (intent.status !== 'requires_action') return null;
  const url = `${origin}/stripe/verifica?client_secret=${intent.clientSecret}`;
  return { type: 'redirect_to_url', redirect_to_url: { url, return_url: intent.returnUrl } };
}

/** A payment intent as Stripe shows it. */
export function presentIntent(intent: Intent, origin: string) {
  const capturable = intent.status === 'requires_capture' ? intent.amount : 0;
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: intent.amount,
    amount_capturable: capturable,
    amount_received: intent.capturedCents,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { enabled: true },
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.cancellationReason,
    capture_method: intent.captureMethod,
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: intent.createdAt,
    currency: intent.currency,
    customer: null,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: intent.lastError as Stripe.PaymentIntent.LastPaymentError | null,
    latest_charge: intent.charge,
    livemode: false,
    managed_payments: null,
    metadata: intent.metadata,
    next_action: nextAction(intent, origin),
    on_behalf_of: null,
    payment_method: intent.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: intent.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
}

/** A refund as Stripe shows it. */
export function presentRefund(refund: StoredRefund) {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: null,
    charge: refund.intent.charge,
    created: refund.createdAt,
    currency: refund.intent.currency,
    customer: null,
    customer_account: null,
    metadata: refund.metadata,
    payment_intent: refund.intent.id,
    payment_method: null,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } satisfies Stripe.Refund;
}

const noAddress: Stripe.Charge.BillingDetails = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

/** The charge of a payment, for webhooks and expanded answers. */
export function presentCharge(intent: Intent) {
  return {
    id: intent.charge ?? '',
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.capturedCents,
    amount_refunded: intent.refundedCents,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: noAddress,
    calculated_statement_descriptor: null,
    captured: intent.capturedCents > 0,
    created: intent.createdAt,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: intent.charge !== null,
    payment_intent: intent.id,
    payment_method: intent.paymentMethod,
    payment_method_details: null,
    receipt_email: intent.receiptEmail,
    receipt_number: null,
    receipt_url: null,
    refunded: intent.capturedCents > 0 && intent.refundedCents === intent.capturedCents,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
}

/** The events the bank sends. */
export type EventType =
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.canceled'
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.requires_action'
  | 'charge.refunded'
  | 'refund.created'
  | 'refund.updated';

/** An event around an object, with a name of its own. */
export function presentEvent(type: EventType, object: Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund) {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: nowSeconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}
