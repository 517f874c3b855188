import type { PaymentStep } from '@casamaestra/contract/checkout/place-order.ts';
import { urls } from '@casamaestra/contract/pages.ts';

export type StripeStep = Extract<PaymentStep, { kind: 'stripe' }>;

/** The card form of an order just placed; a page opened later requests a new one. Contains no card data. */
const cardFormKey = 'card-form';

/** Returns the stored card form of an order and removes it. */
export function claimCardForm(token: string): StripeStep | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(cardFormKey) ?? 'null');
    sessionStorage.removeItem(cardFormKey);
    const form = kept as { token?: string; step?: StripeStep } | null;
    return form?.token === token ? form.step : undefined;
  } catch {
    return undefined;
  }
}

function keepCardForm(token: string, step: StripeStep): void {
  try {
    sessionStorage.setItem(cardFormKey, JSON.stringify({ token, step }));
  } catch (error) {
    console.warn('the card form is asked for again', error);
  }
}

/** Continues the payment: on the bank's page, the card form, or the page of the order. */
export function followPayment(step: PaymentStep, token: string, go: (address: string) => void): void {
  switch (step.kind) {
    case 'redirect':
      return window.location.assign(step.url);
    case 'stripe':
      keepCardForm(token, step);
      // A full page load: only that page's Content-Security-Policy allows the gateway's script.
      return window.location.assign(urls.payStripe(token));
    case 'unreachable':
      return go(urls.paymentFailed(token));
    case 'transfer':
    case 'none':
      return go(urls.paymentSuccess(token));
  }
}
