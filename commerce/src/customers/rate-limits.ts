import { createHash } from 'node:crypto';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { emailKey } from '@casamaestra/rules/checkout/email-address.ts';
import { hours, minutes, withinLimits } from '../platform/limits/too-many-requests.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import type { Bucket } from '../platform/limits/rate-limiter.ts';
import type { RateLimits } from '../platform/limits/too-many-requests.ts';

/** Counts hold no address of a person: 128 bits of a hash are enough to tell accounts apart. */
export const accountOf = (email: string): string =>
  createHash('sha256').update(emailKey(email)).digest('base64url').slice(0, 22);

/** New accounts from one place. */
export function withinRegistrations(limits: RateLimits, address: string): Promise<Outcome<undefined>> {
  return withinLimits(limits, [
    [`register:${networkOf(address)}`, { requests: 10, windowMs: hours(1) }],
    [`register:${networkOf(address)}`, { requests: 30, windowMs: hours(24) }],
  ]);
}

/** Mails asked for with a login, to an address that is not proved yet. */
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

/** Links that anybody may have us mail to an address, by the purpose of the link: what one network may ask for. */
export function withinLinkRequests(limits: RateLimits, address: string): Promise<Outcome<undefined>> {
  return withinLimits(limits, [[`link:${networkOf(address)}`, { requests: 10, windowMs: hours(1) }]]);
}

/** How many such links go to one address: over it no further mail goes while the last link is good. */
export const linkBuckets = (purpose: string, account: string): readonly Bucket[] => [
  [`link:${purpose}:${account}`, { requests: 3, windowMs: hours(1) }],
  [`link:${purpose}:${account}`, { requests: 10, windowMs: hours(24) }],
];

/** Keys are not to be guessed: 256 bits. The limit keeps the work down. */
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

/** Passkeys cannot be guessed. The limit keeps the work and the open challenges down. */
export function withinPasskeys(limits: RateLimits, address: string): Promise<Outcome<undefined>> {
  return withinLimits(limits, [[`passkey:${networkOf(address)}`, { requests: 120, windowMs: minutes(15) }]]);
}

/** Exports read everything about a customer. */
export function withinExports(limits: RateLimits, customerId: number): Promise<Outcome<undefined>> {
  return withinLimits(limits, [[`export:${customerId}`, { requests: 5, windowMs: hours(1) }]]);
}
