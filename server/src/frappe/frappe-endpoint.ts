import type { Operation, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '@casamaestra/commerce/contract-http/caller.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { authenticatedEndpoint, guestEndpoint } from '@casamaestra/commerce/contract-http/endpoint-of.ts';
import type { AnswerOf, InputOf } from '@casamaestra/commerce/contract-http/endpoint-of.ts';
import type { CustomerSession, SealedSessions } from './customers/sealed-sessions.ts';
import type { FrappeDependencies } from './frappe-dependencies.ts';

export interface SealedCustomerDependencies extends FrappeDependencies {
  readonly sessions: SealedSessions;
}

/** POST calls that also take arguments from the query. */
const readsQuery = (operation: Operation) =>
  operation.verb === 'POST' && !operation.path.includes('casamaestra');

/** An endpoint without login. */
export const frappeEndpoint = <Op extends Operation>(
  operation: Op,
  work: (input: InputOf<Op>, caller: Caller) => AnswerOf<Op>,
): Endpoint<Op> => guestEndpoint(operation, work, { readsQuery: readsQuery(operation) });

/** The customer of a call, by the token alone; refused when the token is invalid or expired. */
export function customerOf(deps: SealedCustomerDependencies, caller: Caller): Outcome<CustomerSession> {
  const session = caller.jwt === undefined ? undefined : deps.sessions.open('access', caller.jwt);
  return session === undefined
    ? refused('login_required', { purpose: 'account' })
    : { ok: true, value: session };
}

/** An endpoint about the customer's own things. */
export const frappeCustomerEndpoint = <Op extends Operation>(
  deps: SealedCustomerDependencies,
  operation: Op,
  work: (input: InputOf<Op>, session: CustomerSession, caller: Caller) => AnswerOf<Op>,
): Endpoint<Op> =>
  authenticatedEndpoint(operation, (caller) => customerOf(deps, caller), work, {
    readsQuery: readsQuery(operation),
  });

/** The context of a call for a customer. */
export const forCustomer = ({ token }: CustomerSession, { address }: Caller) => ({ jwt: token, address });
