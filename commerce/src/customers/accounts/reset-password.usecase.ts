import { mailedUrls } from '@casamaestra/contract/pages.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome, Refusal } from '@casamaestra/contract/platform/operation.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { logLogin } from '../login-log.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { resetTries } from '../passwords/password-tries.ts';
import { withinKeyTries, withinLinkRequests } from '../rate-limits.ts';
import { deletePasskeys } from '../passkeys/passkeys.queries.ts';
import { markDevice } from '../sessions/known-device.ts';
import { revokeSessions } from '../sessions/sessions.queries.ts';
import { updatePasswordHash } from './customers.queries.ts';
import { deleteKeys, ownerOfKey, useKey } from './customer-keys.queries.ts';
import { inConstantTime } from './constant-time-reply.ts';
import { resetLinkRequests, mailLink } from './mail-link.ts';
import { KEY_MS, hashOfKey } from './mailed-key.ts';

/** Mails a link to choose a new password; false when the limits hold it back, or no open account has the address. */
export function mailPasswordLink(
  deps: CustomerDependencies,
  email: string,
  finish?: (database: Database) => Promise<unknown>,
): Promise<boolean> {
  return mailLink(deps, {
    email,
    purpose: 'password',
    ttlMs: KEY_MS,
    ...(finish && { finish }),
    mail: (database, { customer, key, id }) =>
      queueMail(database, {
        kind: 'password_reset',
        recipient: customer.email,
        language: customer.language,
        payload: {
          firstName: customer.first_name,
          link: deps.publicUrl() + mailedUrls.updatePassword(key),
        },
        dedupeKey: `password_reset:${id}`,
      }),
  });
}

/**
 * Mails a link to choose a new password. Neither the answer nor its time reveals whether the address has an
 * account.
 */
export async function askPasswordReset(
  deps: CustomerDependencies,
  caller: Caller,
  email: string,
): Promise<Outcome<undefined>> {
  if (!isEmailAddress(email)) return refused('email_invalid', {}, 'user');
  const within = await withinLinkRequests(deps, caller.address);
  if (!within.ok) return within;
  await inConstantTime(mailPasswordLink(deps, email));
  return accepted(undefined);
}

/** A weak new password is refused under a status of its own in this call. */
function asWeak(refusal: Refusal): Outcome<never> {
  switch (refusal.code) {
    case 'password_too_short':
      return refused('new_password_too_short', refusal.facts, refusal.field);
    case 'password_too_long':
      return refused('new_password_too_long', refusal.facts, refusal.field);
    default:
      return refused('new_password_guessable', {}, refusal.field);
  }
}

/** Whoever reads the mailbox is the owner: resets the failure counts and remembers the browser. */
async function welcomeBack(deps: CustomerDependencies, caller: Caller, email: string): Promise<void> {
  await resetTries(deps, { address: caller.address, email });
  await resetLinkRequests(deps, email);
  await markDevice(deps, caller, email);
  await logLogin(deps, caller, { email, event: 'password_changed', by: 'mailed key' });
}

/**
 * Sets the password by a mailed key, which works once: of concurrent calls exactly one succeeds. All sessions
 * end.
 */
export async function setPasswordByKey(
  deps: CustomerDependencies,
  caller: Caller,
  { key, new_password: password }: { readonly key: string; readonly new_password: string },
): Promise<Outcome<undefined>> {
  const within = await withinKeyTries(deps, caller.address);
  if (!within.ok) return within;
  const now = new Date(deps.clock.now());
  const keyHash = hashOfKey(key);
  const owner = await ownerOfKey(deps.database, { keyHash, purpose: 'password', now });
  if (owner === undefined) return refused('password_key_used', {}, 'key');
  const about = [deps.config.shop.name, owner.email, owner.first_name, owner.last_name];
  const checked = await checkPassword(password, 'new_password', about);
  if (!checked.ok) return asWeak(checked.refusal);
  const passwordHash = await hashPassword(password);
  const set = await commitTogether(deps.database, async (database) => {
    if (!(await useKey(database, keyHash, now))) return refused('password_key_used', {}, 'key');
    await updatePasswordHash(database, owner.id, passwordHash);
    await revokeSessions(database, owner.id, { now });
    // An intruder may have added a passkey.
    await deletePasskeys(database, owner.id);
    // An intruder may have requested another e-mail address.
    await deleteKeys(database, owner.id, ['email', 'login']);
    await queueMail(database, {
      kind: 'password_changed',
      recipient: owner.email,
      language: owner.language,
      payload: { firstName: owner.first_name },
      dedupeKey: `password_changed:${keyHash.toString('base64url')}`,
    });
    return accepted(undefined);
  });
  if (set.ok) await welcomeBack(deps, caller, owner.email);
  return set;
}
