/** Why a payment failed or cannot begin, whoever carries it out. Codes without facts. */
export const paymentNotices = {
  payment_funds: {},
  payment_expired: {},
  payment_cvv: {},
  payment_authentication: {},
  payment_abandoned: {},
  payment_denied: {},
  payment_blocked: {},
  payment_amount: {},
  payment_generic: {},
  /** What the gateway recorded is not what was asked for. */
  payment_mismatch: {},
  /** The gateway does not answer; nothing was charged. */
  payment_unreachable: {},
  payment_not_started: {},
  /** A service behind this one says that it failed, and no more. */
  payment_not_authorised: {},
  /** The same names no page to pay on. */
  payment_page_missing: {},
} as const;

export type PaymentFailureCode = keyof typeof paymentNotices;
