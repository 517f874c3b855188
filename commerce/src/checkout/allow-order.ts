import type { Caller } from '../contract-http/caller.ts';
import type { AllowRequest, RateLimit } from '../platform/limits/rate-limiter.ts';

/** Whether a guest at this network address may ask for one more order. */
export type AllowOrder = (caller: Caller) => Promise<boolean>;

/** Generous: whole offices and mobile networks share an address. */
const guestOrders: RateLimit = { requests: 120, windowMs: 60_000 };

/** From the shop's own machine: a proxy without TRUST_PROXY gives everyone this address. */
const ownMachine = /^(?:local|unknown|(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;

export function createOrderLimit(allow: AllowRequest): AllowOrder {
  return async ({ address }) => ownMachine.test(address) || allow(`order:${address}`, guestOrders);
}
