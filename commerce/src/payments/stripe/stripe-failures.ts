import type { FailureReason } from '@casamaestra/rules/payments/failure-reason.ts';

const byCode: Readonly<Record<string, FailureReason>> = {
  insufficient_funds: 'funds',
  expired_card: 'expired',
  incorrect_cvc: 'cvv',
  invalid_cvc: 'cvv',
  authentication_required: 'authentication',
  payment_intent_authentication_failure: 'authentication',
  card_declined: 'denied',
  generic_decline: 'denied',
  do_not_honor: 'denied',
  lost_card: 'blocked',
  stolen_card: 'blocked',
  restricted_card: 'blocked',
  card_velocity_exceeded: 'amount',
  amount_too_large: 'amount',
  amount_too_small: 'amount',
  abandoned: 'abandoned',
  requested_by_customer: 'abandoned',
};

/** The reason for a decline or error code of Stripe; null when there is none that helps the shopper. */
export const stripeFailure = (code: string): FailureReason | null =>
  Object.hasOwn(byCode, code) ? (byCode[code] ?? null) : null;
