/** Why a card payment failed, as far as it helps the shopper. */
export type FailureReason =
  | 'funds'
  | 'expired'
  | 'cvv'
  | 'authentication'
  | 'abandoned'
  | 'denied'
  | 'blocked'
  | 'amount'
  | 'generic';

const byAxerveCode: Readonly<Record<string, FailureReason>> = {
  57: 'blocked',
  74: 'denied',
  97: 'denied',
  251: 'funds',
  417: 'denied',
  433: 'expired',
  451: 'funds',
  454: 'expired',
  1140: 'abandoned',
  1143: 'abandoned',
  1146: 'amount',
  1147: 'amount',
  1149: 'cvv',
  7400: 'denied',
  8006: 'authentication',
  8026: 'authentication',
};

const byStripeCode: Readonly<Record<string, FailureReason>> = {
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

/** 8027 to 8038: the 3-D Secure check was not passed. */
const isAuthentication = (code: string): boolean => /^80(2[7-9]|3[0-8])$/.test(code);

/** The reason behind a gateway's code: Axerve's error codes, Stripe's decline and error codes. */
export function failureReason(code: string | null): FailureReason {
  if (code === null) return 'generic';
  if (isAuthentication(code)) return 'authentication';
  const known = Object.hasOwn(byAxerveCode, code) ? byAxerveCode : byStripeCode;
  return Object.hasOwn(known, code) ? (known[code] ?? 'generic') : 'generic';
}
