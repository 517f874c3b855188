import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import { purgeReviewsOf } from '../../reviews/purge-reviews.usecase.ts';
import { verifyPassword } from '../accounts/verify-password.usecase.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import type { Identity } from '../../identity/identity.ts';
import { logLogin } from '../login-log.ts';
import { removeSessionCookie } from '../sessions/session-cookie.ts';
import { deleteCustomer } from './personal-data.queries.ts';

/** Deletes the account after the password was given again; a mail confirms it (GDPR art. 17 and 12(3)). */
export async function deleteAccount(
  deps: CustomerDependencies,
  caller: Caller,
  identity: Identity,
  password: string,
): Promise<Outcome<undefined>> {
  const proved = await verifyPassword(deps, caller, identity, { password, field: 'password' });
  if (!proved.ok) return proved;
  const { id, email, first_name: firstName, language } = proved.value;
  await commitTogether(deps.database, async (database) => {
    await purgeReviewsOf(database, id);
    await deleteCustomer(database, id, email);
    await queueMail(database, {
      kind: 'account_deleted',
      recipient: email,
      language,
      payload: { firstName },
      dedupeKey: `account_deleted:${id}`,
    });
  });
  removeSessionCookie(caller);
  await logLogin(deps, caller, { email, event: 'account_deleted' });
  return accepted(undefined);
}
