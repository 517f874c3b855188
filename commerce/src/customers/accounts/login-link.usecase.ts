import { urls } from '@casamaestra/contract/pages.ts';
import type { AuthRecord } from '@casamaestra/contract/customers/session.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { logLogin } from '../login-log.ts';
import { resetTries } from '../passwords/password-tries.ts';
import { withinKeyTries, withinLinkRequests } from '../rate-limits.ts';
import { openSession } from '../sessions/open-session.usecase.ts';
import { ownerOfKey, useKey } from './customer-keys.queries.ts';
import { inConstantTime } from './constant-time-reply.ts';
import { resetLinkRequests, mailLink } from './mail-link.ts';
import { LOGIN_KEY_MS, hashOfKey } from './mailed-key.ts';

/** Mails a link that logs in. Neither the answer nor its time reveals whether the address has an account. */
export async function askLoginLink(
  deps: CustomerDependencies,
  caller: Caller,
  email: string,
): Promise<Outcome<undefined>> {
  if (!isEmailAddress(email)) return refused('email_invalid', {}, 'email');
  const within = await withinLinkRequests(deps, caller.address);
  if (!within.ok) return within;
  await logLogin(deps, caller, { email, event: 'link_requested' });
  await inConstantTime(mailLoginLink(deps, email));
  return accepted(undefined);
}

/** Mails a link that logs in; false when the limits hold it back, or no open account has the address. */
export function mailLoginLink(
  deps: CustomerDependencies,
  email: string,
  finish?: (database: Database) => Promise<unknown>,
): Promise<boolean> {
  return mailLink(deps, {
    email,
    purpose: 'login',
    ttlMs: LOGIN_KEY_MS,
    ...(finish && { finish }),
    mail: (database, { customer, key, id }) =>
      queueMail(database, {
        kind: 'login_link',
        recipient: customer.email,
        language: customer.language,
        // In the fragment (#), so that it is not logged by any server on the way.
        payload: { firstName: customer.first_name, link: `${deps.publicUrl()}${urls.loginLink()}#${key}` },
        dedupeKey: `login_link:${id}`,
      }),
  });
}

/** Logs in by a mailed key, which works once: of concurrent calls exactly one succeeds. */
export async function logInByLink(
  deps: CustomerDependencies,
  caller: Caller,
  { key, remember }: { readonly key: string; readonly remember: boolean },
): Promise<Outcome<AuthRecord>> {
  const within = await withinKeyTries(deps, caller.address);
  if (!within.ok) return within;
  const now = new Date(deps.clock.now());
  const keyHash = hashOfKey(key);
  const record = await commitTogether(deps.database, async (database) => {
    const owner = await ownerOfKey(database, { keyHash, purpose: 'login', now });
    if (owner === undefined || !(await useKey(database, keyHash, now))) return undefined;
    return openSession(deps, database, caller, { owner, remember });
  });
  if (record === undefined) return refused('login_link_used', {}, 'key');
  await resetTries(deps, { address: caller.address, email: record.email });
  await resetLinkRequests(deps, record.email);
  await logLogin(deps, caller, { email: record.email, event: 'login', by: 'mailed link' });
  return accepted(record);
}
