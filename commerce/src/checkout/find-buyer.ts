import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { Identify } from '../customers/identity.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import type { AllowRequest, RateLimit } from '../platform/limits/rate-limiter.ts';
import type { Buyer } from './new-order.ts';

/** Who orders: null for a guest. Refused when a token no longer holds, or a customer or the guests of a network ask too often. */
export type FindBuyer = (caller: Caller) => Promise<Outcome<Buyer | null>>;

/** Generous: whole offices and mobile networks share an address. */
const orders: RateLimit = { requests: 120, windowMs: 60_000 };

/** From the shop's own machine: behind a proxy without TRUST_PROXY everyone has this address. */
const ownMachine = /^(?:local|unknown|(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;

export function createFindBuyer(identify: Identify, allow: AllowRequest): FindBuyer {
  return async (caller) => {
    const customer = caller.jwt === undefined ? undefined : await identify(caller);
    if (customer === null)
      return refused('login_required', 'Il tuo accesso è scaduto: accedi di nuovo, poi ripeti l’ordine.');
    const { address } = caller;
    const who = customer === undefined ? networkOf(address) : `customer ${customer.customerId}`;
    if (ownMachine.test(address) || (await allow(`order:${who}`, orders))) return accepted(customer ?? null);
    const whence = customer === undefined ? ' da questa rete' : '';
    return refused('too_many_requests', `Troppe richieste in poco tempo${whence}: riprova tra un minuto.`);
  };
}
