import { createHash } from 'node:crypto';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { emailKey } from '@casamaestra/rules/checkout/email-address.ts';
import { hours, minutes, withinLimits } from '../platform/limits/too-many-requests.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import type { Bucket } from '../platform/limits/rate-limiter.ts';
import type { RateLimits } from '../platform/limits/too-many-requests.ts';

/** Pseudonym of an account: counters hold no e-mail address; 128 bits of a hash distinguish accounts. */
export const accountOf = (email: string): string =>
  createHash('sha256').update(emailKey(email)).digest('base64url').slice(0, 22);

/** New accounts from one network address. */
export function withinRegistrations(limits: RateLimits, address: string): Promise<Outcome<undefined>> {
  return withinLimits(limits, [
    [`register:${networkOf(address)}`, { requests: 10, windowMs: hours(1) }],
    [`register:${networkOf(address)}`, { requests: 30, windowMs: hours(24) }],
  ]);
}

/** Mails requested by a logged-in customer to an address that is not verified yet. */
export function withinMails(
  limits: RateLimits,
  { address, account }: { readonly address: string; readonly account: string },
): Promise<Outcome<undefined>> {
  return withinLimits(limits, [
    [`mail:${networkOf(address)}`, { requests: 10, windowMs: hours(1) }],
    [`mail::${account}`, { requests: 3, windowMs: hours(1) }],
    [`mail::${account}`, { requests: 10, windowMs: hours(24) }],
  ]);
}

/** Mailed links that anybody may request for any address: the limit of one network. */
export function withinLinkRequests(limits: RateLimits, address: string): Promise<Outcome<undefined>> {
  return withinLimits(limits, [[`link:${networkOf(address)}`, { requests: 10, windowMs: hours(1) }]]);
}

/** How many such links are sent to one address: beyond that, no further mail while the last link is valid. */
export const linkBuckets = (purpose: string, account: string): readonly Bucket[] => [
  [`link:${purpose}:${account}`, { requests: 3, windowMs: hours(1) }],
  [`link:${purpose}:${account}`, { requests: 10, windowMs: hours(24) }],
];

/** Keys have 256 bits and cannot be guessed. The limit only bounds the load. */
export function withinKeyTries(limits: RateLimits, address: string): Promise<Outcome<undefined>> {
  return withinLimits(limits, [[`key:${networkOf(address)}`, { requests: 20, windowMs: minutes(15) }]]);
}

export function withinRefreshes(
  limits: RateLimits,
  { address, sessionId }: { readonly address: string; readonly sessionId: string },
): Promise<Outcome<undefined>> {
  return withinLimits(limits, [
    [`refresh:${sessionId}`, { requests: 30, windowMs: minutes(5) }],
    [`refresh:${networkOf(address)}`, { requests: 600, windowMs: minutes(5) }],
  ]);
}

/** Passkeys cannot be guessed. The limit only bounds the load and the open challenges. */
export function withinPasskeys(limits: RateLimits, address: string): Promise<Outcome<undefined>> {
  return withinLimits(limits, [[`passkey:${networkOf(address)}`, { requests: 120, windowMs: minutes(15) }]]);
}

/** Limited because an export reads everything about a customer. */
export function withinExports(limits: RateLimits, customerId: number): Promise<Outcome<undefined>> {
  return withinLimits(limits, [[`export:${customerId}`, { requests: 5, windowMs: hours(1) }]]);
}
