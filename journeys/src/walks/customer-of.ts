import { registerOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import { freshEmail } from '../harness/buyer.ts';
import { password } from '../harness/customer.ts';
import type { Walk } from './walk.ts';

/** A customer with an account in the marked shop, and the browser storage of a login. */
export async function customerOf({ shop, language }: Walk) {
  const email = freshEmail();
  shop.known.add(email);
  const person = { email, first_name: 'Anna', last_name: 'Rossi', password };
  const { jwt, expires_at, first_name, last_name } = await shop.ask(registerOperation, person, language);
  return { email, jwt, stored: { auth: { jwt, expires_at, first_name, last_name, email } } };
}
