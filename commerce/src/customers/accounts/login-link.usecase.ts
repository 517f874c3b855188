import { urls } from '@casamaestra/contract/pages.ts';
import type { AuthRecord } from '@casamaestra/contract/customers/session.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { noteLogin } from '../login-notes.ts';
import { forgetTries } from '../passwords/password-tries.ts';
import { withinKeyTries, withinLinkRequests } from '../rate-limits.ts';
import { openSession } from '../sessions/open-session.usecase.ts';
import { ownerOfKey, useKey } from './customer-keys.queries.ts';
import { inEvenTime } from './even-time.ts';
import { forgetLinkRequests, mailLink } from './mail-link.ts';
import { LOGIN_KEY_MS, hashOfKey } from './mailed-key.ts';

/** Mails a link that logs in. Whether the address has an account shows neither in words nor in time. */
export async function askLoginLink(
  parts: CustomerParts,
  caller: Caller,
  email: string,
): Promise<Outcome<undefined>> {
  if (!isEmailAddress(email)) return refused('email_invalid', {}, 'email');
  const within = await withinLinkRequests(parts, caller.address);
  if (!within.ok) return within;
  await noteLogin(parts, caller, { email, event: 'link_requested' });
  const mailed = mailLink(parts, {
    email,
    purpose: 'login',
    lifeMs: LOGIN_KEY_MS,
    mail: (database, { customer, key, id }) =>
      queueMail(database, {
        kind: 'login_link',
        recipient: customer.email,
        language: customer.language,
        // Behind the "#": it reaches no server's log on the way.
        payload: { firstName: customer.first_name, link: `${parts.publicUrl()}${urls.loginLink()}#${key}` },
        dedupeKey: `login_link:${id}`,
      }),
  });
  await inEvenTime(mailed);
  return accepted(undefined);
}

/** Logs in by a mailed key, once: of several tries at once one wins. */
export async function logInByLink(
  parts: CustomerParts,
  caller: Caller,
  { key, remember }: { readonly key: string; readonly remember: boolean },
): Promise<Outcome<AuthRecord>> {
  const within = await withinKeyTries(parts, caller.address);
  if (!within.ok) return within;
  const now = new Date(parts.clock.now());
  const keyHash = hashOfKey(key);
  const record = await parts.database.transaction().execute(async (database) => {
    const owner = await ownerOfKey(database, { keyHash, purpose: 'login', now });
    if (owner === undefined || !(await useKey(database, keyHash, now))) return undefined;
    return openSession(parts, database, caller, { owner, remember });
  });
  if (record === undefined) return refused('login_link_used', {}, 'key');
  await forgetTries(parts, { address: caller.address, email: record.email });
  await forgetLinkRequests(parts, record.email);
  await noteLogin(parts, caller, { email: record.email, event: 'login', by: 'mailed link' });
  return accepted(record);
}
