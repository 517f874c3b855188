import type { PaymentStep } from '@casamaestra/contract/checkout/place-order.ts';
import { urls } from '../../platform/urls.ts';

export type StripeStep = Extract<PaymentStep, { kind: 'stripe' }>;

/** The card form of an order just placed; a page opened later asks for a new one. */
const cardForms = new Map<string, StripeStep>();

/** Hands over the card form kept for an order, once. */
export function takeCardForm(token: string): StripeStep | undefined {
  const step = cardForms.get(token);
  cardForms.delete(token);
  return step;
}

/** Goes where the payment goes on: the bank's page, the card form, or the end of the order. */
export function followPayment(step: PaymentStep, token: string, go: (address: string) => void): void {
  switch (step.kind) {
    case 'redirect':
      return window.location.assign(step.url);
    case 'stripe':
      cardForms.set(token, step);
      return go(urls.payStripe(token));
    case 'unreachable':
      return go(urls.paymentFailed(token));
    case 'transfer':
    case 'none':
      return go(urls.paymentSuccess(token));
  }
}
