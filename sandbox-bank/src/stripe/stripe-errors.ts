import type { Language } from '@casamaestra/texts/languages.ts';
import { bankTexts } from '@casamaestra/texts/service/bank-texts.ts';
import { type BankAnswer, json } from '../http/exchange.ts';
import type { Reason } from '../outcome.ts';

/** A refusal in Stripe's shape. */
export interface StripeError {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly payment_intent?: object;
}

/** Thrown for a refused call. */
export class StripeRefusal extends Error {
  readonly error: StripeError;

  constructor(error: StripeError) {
    super(error.message);
    this.error = error;
  }
}

export function refuse(error: Omit<StripeError, 'status' | 'type'> & Partial<StripeError>): never {
  throw new StripeRefusal({ status: 400, type: 'invalid_request_error', ...error });
}

export function errorAnswer({ status, ...error }: StripeError): BankAnswer {
  return json(status, { error });
}

/** Decline codes of the card's bank. */
const declineCodes: Readonly<Record<Reason, { readonly code: string; readonly decline_code: string }>> = {
  funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired: { code: 'expired_card', decline_code: 'expired_card' },
  cvv: { code: 'incorrect_cvc', decline_code: 'incorrect_cvc' },
  generic: { code: 'card_declined', decline_code: 'generic_decline' },
  authentication: {
    code: 'payment_intent_authentication_failure',
    decline_code: 'authentication_required',
  },
};

/** A declined card as an error of its payment, in the language of who pays. */
export const declined = (reason: Reason, language: Language) => ({
  type: 'card_error' as const,
  ...declineCodes[reason],
  message: bankTexts(language).declines[reason],
});
