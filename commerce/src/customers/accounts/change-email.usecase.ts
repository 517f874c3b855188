import { mailedUrls } from '@casamaestra/contract/pages.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { canonicalEmail, emailKey } from '@casamaestra/rules/checkout/email-address.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { Database } from '../../platform/database/connection.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import type { Identity } from '../../identity/identity.ts';
import { logLogin } from '../login-log.ts';
import { accountOf, withinKeyTries, withinMails } from '../rate-limits.ts';
import { revokeSessions } from '../sessions/sessions.queries.ts';
import { deleteKeys, insertKey, ownerOfKey, useKey } from './customer-keys.queries.ts';
import { customerByEmail, updateEmail } from './customers.queries.ts';
import type { Customer } from './customers.queries.ts';
import { inConstantTime } from './constant-time-reply.ts';
import { KEY_MS, hashOfKey, newKey } from './mailed-key.ts';
import { verifyPassword } from './verify-password.usecase.ts';

/** Mails the key to the new address; if that has an account already, a mail that says so instead. */
export async function mailNewAddress(
  deps: Pick<CustomerDependencies, 'database' | 'clock' | 'publicUrl'>,
  customer: Pick<Customer, 'id' | 'first_name' | 'language'>,
  newEmail: string,
  finish?: (database: Database) => Promise<unknown>,
): Promise<void> {
  const now = deps.clock.now();
  const { key, hash } = newKey();
  await commitTogether(deps.database, async (database) => {
    await mailKeyTo(database);
    await finish?.(database);
  });
  async function mailKeyTo(database: Database): Promise<void> {
    const taken = await customerByEmail(database, newEmail);
    if (taken !== undefined && taken.id !== customer.id) {
      return queueMail(database, {
        kind: 'already_registered',
        recipient: taken.email,
        language: taken.language,
        payload: { firstName: taken.first_name },
        dedupeKey: `already_registered:${hash.toString('base64url')}`,
      });
    }
    const [from, to] = [new Date(now), new Date(now + KEY_MS)];
    await insertKey(database, {
      keyHash: hash,
      customerId: customer.id,
      purpose: 'email',
      newEmail,
      now: from,
      expiresAt: to,
    });
    await queueMail(database, {
      kind: 'email_change',
      recipient: newEmail,
      language: customer.language,
      payload: {
        firstName: customer.first_name,
        link: deps.publicUrl() + mailedUrls.confirmEmail(key),
      },
      dedupeKey: `email_change:${hash.toString('base64url')}`,
    });
  }
}

/**
 * Requests a change of the e-mail address. Nothing changes until the link mailed to the new address is
 * opened.
 */
export async function askEmailChange(
  deps: CustomerDependencies,
  caller: Caller,
  identity: Identity,
  { new_email: typed, password }: { readonly new_email: string; readonly password: string },
): Promise<Outcome<undefined>> {
  const newEmail = canonicalEmail(typed);
  if (newEmail === undefined) return refused('email_invalid', {}, 'new_email');
  const proved = await verifyPassword(deps, caller, identity, { password, field: 'password' });
  if (!proved.ok) return proved;
  if (emailKey(proved.value.email) === emailKey(newEmail)) return refused('email_unchanged', {}, 'new_email');
  const within = await withinMails(deps, { address: caller.address, account: accountOf(newEmail) });
  if (!within.ok) return within;
  await inConstantTime(mailNewAddress(deps, proved.value, newEmail));
  return accepted(undefined);
}

async function useEmailKey(
  { database }: CustomerDependencies,
  { key, now, stays }: { readonly key: string; readonly now: Date; readonly stays: string | undefined },
): Promise<string | undefined> {
  const keyHash = hashOfKey(key);
  return commitTogether(database, async (transaction) => {
    const owner = await ownerOfKey(transaction, { keyHash, purpose: 'email', now });
    if (owner === undefined || owner.new_email === null) return undefined;
    if (!(await useKey(transaction, keyHash, now))) return undefined;
    if (!(await updateEmail(transaction, owner.id, owner.new_email, now))) return undefined;
    await revokeSessions(transaction, owner.id, { ...(stays !== undefined && { except: stays }), now });
    // Keys in the old mailbox must no longer work.
    await deleteKeys(transaction, owner.id, ['password', 'login']);
    await queueMail(transaction, {
      kind: 'email_changed',
      recipient: owner.email,
      language: owner.language,
      payload: { firstName: owner.first_name, newEmail: owner.new_email },
      dedupeKey: `email_changed:${keyHash.toString('base64url')}`,
    });
    return owner.new_email;
  });
}

/**
 * Confirms the new e-mail address by the mailed key, unless another account took it meanwhile; the old
 * address is notified, and all other sessions end.
 */
export async function confirmEmail(
  deps: CustomerDependencies,
  caller: Caller,
  key: string,
): Promise<Outcome<undefined>> {
  const within = await withinKeyTries(deps, caller.address);
  if (!within.ok) return within;
  const stays = (await deps.identify(caller))?.sessionId;
  const now = new Date(deps.clock.now());
  const email = await useEmailKey(deps, { key, now, stays }).catch((error: unknown) => {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  });
  if (email === undefined) return refused('email_key_used', {}, 'key');
  await logLogin(deps, caller, { email, event: 'email_changed' });
  return accepted(undefined);
}
