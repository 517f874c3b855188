import type { Operation, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '@casamaestra/commerce/contract-http/caller.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { readInput } from '@casamaestra/commerce/contract-http/read-input.ts';
import type { z } from 'zod';
import type { CustomerSession, SealedSessions } from './customers/sealed-sessions.ts';
import type { FrappeDependencies } from './frappe-dependencies.ts';

type InputOf<Op extends Operation> = z.output<Op['input']>;
type Answer<Op extends Operation> = Promise<Outcome<OperationOutput<Op>>>;

export interface CustomerDependencies extends FrappeDependencies {
  readonly sessions: SealedSessions;
}

/** POST calls that also take arguments from the query. */
const readsQuery = (operation: Operation) =>
  operation.verb === 'POST' && !operation.path.includes('casamaestra');

/** An endpoint without login. */
export function guestEndpoint<Op extends Operation>(
  operation: Op,
  work: (input: InputOf<Op>, caller: Caller) => Answer<Op>,
): Endpoint<Op> {
  return {
    operation,
    readsQuery: readsQuery(operation),
    async answer(args, caller) {
      const input = readInput<Op['input']>(operation.input, args);
      return input.ok ? work(input.value, caller) : input;
    },
  };
}

/** The customer of a call, by the token alone; refused when the token is invalid or expired. */
export function customerOf(deps: CustomerDependencies, caller: Caller): Outcome<CustomerSession> {
  const session = caller.jwt === undefined ? undefined : deps.sessions.open('access', caller.jwt);
  return session === undefined
    ? refused('login_required', { purpose: 'account' })
    : { ok: true, value: session };
}

/** An endpoint that requires a login. */
export function authenticatedEndpoint<Op extends Operation>(
  deps: CustomerDependencies,
  operation: Op,
  work: (input: InputOf<Op>, session: CustomerSession, caller: Caller) => Answer<Op>,
): Endpoint<Op> {
  return {
    operation,
    readsQuery: readsQuery(operation),
    async answer(args, caller) {
      const session = customerOf(deps, caller);
      if (!session.ok) return session;
      const input = readInput<Op['input']>(operation.input, args);
      return input.ok ? work(input.value, session.value, caller) : input;
    },
  };
}

/** The context of a call for a customer. */
export const forCustomer = ({ token }: CustomerSession, { address }: Caller) => ({ jwt: token, address });
