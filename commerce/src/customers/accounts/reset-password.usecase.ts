import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { queueMail } from '../../mail/queue-mail.queries.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { accountOf, withinKeyTries, withinMails } from '../rate-limits.ts';
import { revokeSessions } from '../sessions/sessions.queries.ts';
import { customerByEmail, updatePasswordHash } from './customers.queries.ts';
import { deleteKeys, insertKey, ownerOfKey, useKey } from './customer-keys.queries.ts';
import { inEvenTime } from './even-time.ts';
import { KEY_MS, hashOfKey, newKey } from './mailed-key.ts';
import { emailWords } from './register.usecase.ts';

async function mailKey({ database, clock, publicUrl }: CustomerParts, email: string): Promise<void> {
  const now = clock.now();
  const { key, hash } = newKey();
  const link = `${publicUrl()}/pages/update-password?key=${key}`;
  await database.transaction().execute(async (transaction) => {
    const customer = await customerByEmail(transaction, email);
    if (customer === undefined || customer.disabled) return;
    await insertKey(transaction, {
      keyHash: hash,
      customerId: customer.id,
      purpose: 'password',
      now: new Date(now),
      expiresAt: new Date(now + KEY_MS),
    });
    await queueMail(transaction, {
      kind: 'password_reset',
      recipient: customer.email,
      language: customer.language,
      payload: { firstName: customer.first_name, link },
      dedupeKey: `password_reset:${hash.toString('base64url')}`,
    });
  });
}

/** Mails a link to choose another password. Whether the address has an account shows neither in words nor in time. */
export async function askPasswordReset(
  parts: CustomerParts,
  caller: Caller,
  email: string,
): Promise<Outcome<undefined>> {
  if (!isEmailAddress(email)) return refused('invalid_input', emailWords, 'user');
  const within = await withinMails(parts, { address: caller.address, account: accountOf(email) });
  if (!within.ok) return within;
  await inEvenTime(mailKey(parts, email));
  return accepted(undefined);
}

const keyWords = 'Questo collegamento è scaduto o è già stato usato: chiedine uno nuovo.';

/** Sets the password by a mailed key, once: of several tries at once one wins. Every session ends. */
export async function setPasswordByKey(
  parts: CustomerParts,
  caller: Caller,
  { key, new_password: password }: { readonly key: string; readonly new_password: string },
): Promise<Outcome<undefined>> {
  const within = await withinKeyTries(parts, caller.address);
  if (!within.ok) return within;
  const now = new Date(parts.clock.now());
  const keyHash = hashOfKey(key);
  const owner = await ownerOfKey(parts.database, { keyHash, purpose: 'password', now });
  if (owner === undefined) return refused('invalid_input', keyWords, 'key');
  const about = [owner.email, owner.first_name, owner.last_name];
  const checked = await checkPassword(password, 'new_password', about);
  if (!checked.ok) return checked;
  const passwordHash = await hashPassword(password);
  return parts.database.transaction().execute(async (database) => {
    if (!(await useKey(database, keyHash, now))) return refused('invalid_input', keyWords, 'key');
    await updatePasswordHash(database, owner.id, passwordHash);
    await revokeSessions(database, owner.id, { now });
    // Who was logged in as the owner may have asked for another address.
    await deleteKeys(database, owner.id, 'email');
    await queueMail(database, {
      kind: 'password_changed',
      recipient: owner.email,
      language: owner.language,
      payload: { firstName: owner.first_name },
      dedupeKey: `password_changed:${keyHash.toString('base64url')}`,
    });
    return accepted(undefined);
  });
}
