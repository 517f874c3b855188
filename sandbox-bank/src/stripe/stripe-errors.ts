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

interface Decline {
  readonly code: string;
  readonly decline_code: string;
  readonly message: string;
}

/** Decline codes and messages of the card's bank. */
export const declines: Readonly<Record<Reason, Decline>> = {
  funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'La carta non ha disponibilità sufficiente.',
  },
  expired: { code: 'expired_card', decline_code: 'expired_card', message: 'La carta è scaduta.' },
  cvv: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: 'Il codice di sicurezza della carta non è corretto.',
  },
  generic: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'La carta è stata rifiutata.',
  },
  authentication: {
    code: 'payment_intent_authentication_failure',
    decline_code: 'authentication_required',
    message: 'La verifica dell’identità non è riuscita.',
  },
};
