import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { accountOf, linkBuckets } from '../rate-limits.ts';
import { insertKey, keyMadeSince } from './customer-keys.queries.ts';
import type { KeyPurpose } from './customer-keys.queries.ts';
import { customerByEmail } from './customers.queries.ts';
import type { KnownCustomer } from './customers.queries.ts';
import { KEY_MS, newKey } from './mailed-key.ts';

/** A link to mail: recipient and key. `id` is unique to this mail. */
export interface LinkToMail {
  readonly customer: KnownCustomer;
  readonly key: string;
  readonly id: string;
}

interface LinkPlan {
  readonly email: string;
  readonly purpose: Exclude<KeyPurpose, 'email'>;
  /** How long the link is valid. */
  readonly ttlMs: number;
  readonly mail: (database: Database, link: LinkToMail) => Promise<void>;
  /** The last step of its transaction, when a link was mailed. */
  readonly finish?: (database: Database) => Promise<unknown>;
}

/**
 * Mails a link that opens an account, if the address has one. Over the rate limit of an address, one more
 * mail is sent an hour after the last, unless that link was used: a stranger can neither flood the mailbox
 * nor lock the owner out. False when none was mailed.
 */
export async function mailLink(deps: CustomerDependencies, plan: LinkPlan): Promise<boolean> {
  const { email, purpose, ttlMs } = plan;
  const buckets = linkBuckets(purpose, accountOf(email));
  const counted = await Promise.all(
    buckets.map(async (bucket) => (await deps.counts.add(bucket)) <= bucket[1].requests),
  );
  const now = deps.clock.now();
  const { key, hash } = newKey();
  return commitTogether(deps.database, async (database) => {
    const customer = await customerByEmail(database, email);
    if (customer === undefined || customer.disabled) return false;
    const holder = { customerId: customer.id, purpose };
    const lately = { ...holder, since: new Date(now - KEY_MS) };
    if (counted.includes(false) && (await keyMadeSince(database, lately))) return false;
    const [from, to] = [new Date(now), new Date(now + ttlMs)];
    await insertKey(database, { ...holder, keyHash: hash, now: from, expiresAt: to });
    await plan.mail(database, { customer, key, id: hash.toString('base64url') });
    await plan.finish?.(database);
    return true;
  });
}

/** Resets the rate limit of mailed links after one was used. */
export async function resetLinkRequests({ counts }: CustomerDependencies, email: string): Promise<void> {
  for (const purpose of ['password', 'login']) await counts.clear(linkBuckets(purpose, accountOf(email)));
}
