import type { signInOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import type { AuthRecord } from '@casamaestra/contract/customers/session.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { z } from 'zod';
import type { Caller } from '../../contract-http/caller.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { logLogin } from '../login-log.ts';
import { hashPassword, isOutdated, isPassword } from '../passwords/password-hash.ts';
import { tryPassword } from '../passwords/password-tries.ts';
import { openSession } from '../sessions/open-session.usecase.ts';
import { customerByEmail, updatePasswordHash } from './customers.queries.ts';
import type { KnownCustomer } from './customers.queries.ts';

/** The customer with this e-mail address and password, or undefined; both take the same time. */
async function customerByPassword(
  { database }: Pick<CustomerDependencies, 'database'>,
  email: string,
  password: string,
): Promise<KnownCustomer | undefined> {
  const customer = await customerByEmail(database, email);
  const proved = await isPassword(password, customer?.password_hash);
  if (!proved || customer === undefined || customer.disabled) return undefined;
  if (isOutdated(customer.password_hash))
    await updatePasswordHash(database, customer.id, await hashPassword(password));
  return customer;
}

/** Logs in by e-mail address and password and opens a session. */
export async function logIn(
  deps: CustomerDependencies,
  caller: Caller,
  { usr, pwd, remember }: z.output<typeof signInOperation.input>,
): Promise<Outcome<AuthRecord>> {
  const proved = await tryPassword(deps, { caller, email: usr }, async () => {
    const owner = await customerByPassword(deps, usr, pwd);
    return owner === undefined ? refused('credentials_wrong', {}) : accepted(owner);
  });
  if (!proved.ok) return proved;
  const record = await openSession(deps, deps.database, caller, { owner: proved.value, remember });
  await logLogin(deps, caller, { email: usr, event: 'login', by: 'password' });
  return accepted(record);
}
