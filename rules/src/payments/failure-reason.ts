/** Why an online payment failed, as far as it helps the shopper. */
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
