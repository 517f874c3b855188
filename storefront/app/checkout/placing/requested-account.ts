import type { registerOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import { saveAuth } from '../../login/auth-store.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { callService } from '../../platform/service-call.ts';
import type { CheckoutDraft } from '../../draft/checkout-draft.ts';

/** Kept in memory only, never stored. */
let password = '';

export const requestedPassword = (): string => password;
export const requestPassword = (typed: string): void => {
  password = typed;
};

/** Maximum delay of the payment while the account is created, in milliseconds. */
const withinMs = 4000;

/**
 * Creates the account that a guest requested with the order, and assigns the order to it. A failure does not
 * affect the order: the page after the payment offers the account again.
 */
export async function createRequestedAccount(
  { email, shipping: { first_name, last_name } }: CheckoutDraft,
  { orderToken, language }: { readonly orderToken: string; readonly language: Language },
): Promise<void> {
  if (password === '') return;
  const input = {
    email: email.trim(),
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    password,
    order_token: orderToken,
    language,
  };
  password = '';
  try {
    const outcome = await callService<typeof registerOperation>(
      'mymb_ecommerce.utils.auth.create_customer_and_user',
      input,
      AbortSignal.timeout(withinMs),
      { anonymous: true },
    );
    if (outcome.ok) saveAuth(outcome.value);
    else console.warn('the account was not made', outcome.refusal.name);
  } catch (error) {
    console.warn('the account was not made', error);
  }
}
