import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { Identify } from '../identity/identity.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { hours, minutes, withinLimits } from '../platform/limits/too-many-requests.ts';
import type { RateLimits } from '../platform/limits/too-many-requests.ts';
import type { OrderFacts } from './new-order.ts';

export type Ordering = Pick<OrderFacts, 'buyer' | 'network'>;

/** Each purpose has a rate limit of its own. */
export type Purpose = 'order' | 'quotation' | 'look';

/**
 * Authenticates the caller of an order and applies the rate limits. Refused when the token is invalid or a
 * customer or network is over its limit.
 */
export type AuthenticateOrder = (caller: Caller, purpose: Purpose) => Promise<Outcome<Ordering>>;

const limits = {
  order: { requests: 60, windowMs: hours(1) },
  quotation: { requests: 60, windowMs: hours(1) },
  look: { requests: 120, windowMs: minutes(1) },
};

export function createAuthenticateOrder(
  identify: Identify,
  { allow, clock }: RateLimits,
  times: number,
): AuthenticateOrder {
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
