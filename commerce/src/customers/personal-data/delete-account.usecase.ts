import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { verifyPassword } from '../accounts/verify-password.usecase.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import type { Identity } from '../../identity/identity.ts';
import { logLogin } from '../login-log.ts';
import { removeSessionCookie } from '../sessions/session-cookie.ts';
import { eraseAccount } from './erase-account.usecase.ts';

/** Deletes the account after the password was given again. */
export async function deleteAccount(
  deps: CustomerDependencies,
  caller: Caller,
  identity: Identity,
  password: string,
): Promise<Outcome<undefined>> {
  const proved = await verifyPassword(deps, caller, identity, { password, field: 'password' });
  if (!proved.ok) return proved;
  const { id, email, first_name: firstName, language } = proved.value;
  const erased = { id, email, firstName, language, proved: false };
  await commitTogether(deps.database, (transaction) => eraseAccount(transaction, erased));
  removeSessionCookie(caller);
  await logLogin(deps, caller, { email, event: 'account_deleted' });
  return accepted(undefined);
}
