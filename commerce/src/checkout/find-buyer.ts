import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { Identify } from '../customers/identity.ts';
import type { AllowRequest, RateLimit } from '../platform/limits/rate-limiter.ts';
import type { Buyer } from './new-order.ts';

/** Who orders: null for a guest. Refused when a token no longer holds, or guests of a network ask too often. */
export type FindBuyer = (caller: Caller) => Promise<Outcome<Buyer | null>>;

/** Generous: whole offices and mobile networks share an address. */
const guestOrders: RateLimit = { requests: 120, windowMs: 60_000 };

/** From the shop's own machine: behind a proxy without TRUST_PROXY everyone has this address. */
const ownMachine = /^(?:local|unknown|(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;

export function createFindBuyer(identify: Identify, allow: AllowRequest): FindBuyer {
  return async (caller) => {
    if (caller.jwt !== undefined) {
      const customer = await identify(caller);
      return customer === null
        ? refused('login_required', 'Il tuo accesso è scaduto: accedi di nuovo, poi ripeti l’ordine.')
        : accepted(customer);
    }
    const { address } = caller;
    if (ownMachine.test(address) || (await allow(`order:${address}`, guestOrders))) return accepted(null);
    return refused(
      'too_many_requests',
      'Troppe richieste in poco tempo da questa rete: riprova tra un minuto.',
    );
  };
}
