import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { Identify } from '../identity/identity.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { hours, minutes, withinLimits } from '../platform/limits/too-many-requests.ts';
import type { RateLimits } from '../platform/limits/too-many-requests.ts';
import type { OrderFacts } from './new-order.ts';

export type Ordering = Pick<OrderFacts, 'buyer' | 'network'>;

/** What a caller wants: each is counted apart. Orders write mails, quotations are kept for a week. */
export type Purpose = 'order' | 'quotation' | 'look';

/** Who orders, and from where. Refused when a token no longer holds, or a customer or the guests of a network ask too often. */
export type FindBuyer = (caller: Caller, purpose: Purpose) => Promise<Outcome<Ordering>>;

const limits = {
  order: { requests: 60, windowMs: hours(1) },
  quotation: { requests: 60, windowMs: hours(1) },
  look: { requests: 120, windowMs: minutes(1) },
};

export function createFindBuyer(identify: Identify, { allow, clock }: RateLimits, times: number): FindBuyer {
  return async (caller, purpose) => {
    const customer = caller.jwt === undefined ? undefined : await identify(caller);
    if (customer === null) return refused('login_ended', { purpose: 'order' });
    const network = networkOf(caller.address);
    const who = customer === undefined ? network : `customer ${customer.customerId}`;
    const { requests, windowMs } = limits[purpose];
    const limit = { requests: requests * times, windowMs };
    const within = await withinLimits({ allow, clock }, [[`${purpose}:${who}`, limit]]);
    return within.ok ? accepted({ buyer: customer ?? null, network }) : within;
  };
}
