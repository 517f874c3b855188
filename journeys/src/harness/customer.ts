import { registerOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import { ask } from './ask.ts';
import { freshEmail } from './buyer.ts';

export const password = 'una frase lunga e sicura';

/** A customer with an account, and what the browser of somebody logged in holds (A02). */
export async function newCustomer(orderToken?: string, email = freshEmail()) {
  const { message: auth } = await ask(registerOperation, {
    email,
    first_name: 'Anna',
    last_name: 'Rossi',
    password,
    ...(orderToken === undefined ? {} : { order_token: orderToken }),
  });
  const { jwt, expires_at, first_name, last_name } = auth;
  return { email, jwt, stored: { auth: { jwt, expires_at, first_name, last_name, email } } };
}
