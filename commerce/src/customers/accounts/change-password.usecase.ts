import { randomUUID } from 'node:crypto';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome, Refusal } from '@casamaestra/contract/platform/operation.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import type { Identity } from '../../identity/identity.ts';
import { logLogin } from '../login-log.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { revokeSessions } from '../sessions/sessions.queries.ts';
import { deleteKeys } from './customer-keys.queries.ts';
import { updatePasswordHash } from './customers.queries.ts';
import { verifyPassword } from './verify-password.usecase.ts';

/**
 * A wrong old password is refused as AuthenticationError, as in the Frappe API; other refusals are unchanged.
 */
const asAuthentication = (refusal: Refusal): Outcome<never> =>
  refusal.code === 'password_wrong'
    ? refused('old_password_wrong', {}, refusal.field)
    : { ok: false, refusal };

/** Changes the password. All other sessions and mailed keys are revoked; the customer is notified by mail. */
export async function changePassword(
  deps: CustomerDependencies,
  caller: Caller,
  identity: Identity,
  passwords: { readonly old_password: string; readonly new_password: string },
): Promise<Outcome<undefined>> {
  const about = [deps.config.shop.name, identity.email, identity.firstName, identity.lastName];
  const checked = await checkPassword(passwords.new_password, 'new_password', about);
  if (!checked.ok) return checked;
  const proof = { password: passwords.old_password, field: 'old_password' };
  const proved = await verifyPassword(deps, caller, identity, proof);
  if (!proved.ok) return asAuthentication(proved.refusal);
  const { id, email, first_name: firstName, language } = proved.value;
  const passwordHash = await hashPassword(checked.value);
  const now = new Date(deps.clock.now());
  await commitTogether(deps.database, async (database) => {
    await updatePasswordHash(database, id, passwordHash);
    await revokeSessions(database, id, { except: identity.sessionId, now });
    await deleteKeys(database, id, ['password', 'email', 'login']);
    await queueMail(database, {
      kind: 'password_changed',
      recipient: email,
      language,
      payload: { firstName },
      dedupeKey: `password_changed:${randomUUID()}`,
    });
  });
  await logLogin(deps, caller, { email, event: 'password_changed', by: 'password' });
  return accepted(undefined);
}
