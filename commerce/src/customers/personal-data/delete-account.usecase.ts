import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import { forgetReviewsOf } from '../../reviews/forget-reviews.usecase.ts';
import { provePassword } from '../accounts/prove-password.usecase.ts';
import type { CustomerParts } from '../customer-parts.ts';
import type { Identity } from '../../identity/identity.ts';
import { noteLogin } from '../login-notes.ts';
import { removeSessionCookie } from '../sessions/session-cookie.ts';
import { deleteCustomer } from './personal-data.queries.ts';

/** Deletes the account once the password is given again; a mail says that it is done (GDPR art. 17 and 12(3)). */
export async function deleteAccount(
  parts: CustomerParts,
  caller: Caller,
  identity: Identity,
  password: string,
): Promise<Outcome<undefined>> {
  const proved = await provePassword(parts, caller, identity, { password, field: 'password' });
  if (!proved.ok) return proved;
  const { id, email, first_name: firstName, language } = proved.value;
  await parts.database.transaction().execute(async (database) => {
    await forgetReviewsOf(database, id);
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
  await noteLogin(parts, caller, { email, event: 'account_deleted' });
  return accepted(undefined);
}
