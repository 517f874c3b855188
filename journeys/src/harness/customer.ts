import { registerOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import type { Page } from 'playwright-core';
import { ask } from './ask.ts';
import { freshEmail } from './buyer.ts';

export const password = 'una frase lunga e sicura';

/** A customer with an account, and the browser storage of a login (A02). */
export async function newCustomer() {
  const email = freshEmail();
  const { message: auth } = await ask(registerOperation, {
    email,
    first_name: 'Anna',
    last_name: 'Rossi',
    password,
  });
  const { jwt, expires_at, first_name, last_name } = auth;
  return { email, jwt, stored: { auth: { jwt, expires_at, first_name, last_name, email } } };
}

export const loginForm = (page: Page) => page.getByRole('form', { name: 'Accedi' });

/** Logs in on the login page, which then redirects. */
export async function logIn(page: Page, email: string, word = password, remember = false): Promise<void> {
  const form = loginForm(page);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(word);
  if (remember) await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Accedi' }).click();
}
