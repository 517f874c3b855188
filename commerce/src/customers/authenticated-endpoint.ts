import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Operation, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { z } from 'zod';
import type { Caller } from '../contract-http/caller.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { readInput } from '../contract-http/read-input.ts';
import type { CustomerDependencies } from './customer-dependencies.ts';
import type { Identity } from '../identity/identity.ts';
import { requireLogin } from './require-login.ts';

type InputOf<Op extends Operation> = z.output<Op['input']>;
type Answer<Op extends Operation> = Promise<Outcome<OperationOutput<Op>>>;

/** Account calls allowed with a long-lived shopping token; two of them also require the password. */
const shoppingCalls: ReadonlySet<string> = new Set([
  'customers.profile',
  'customers.addresses',
  'customers.saveAddress',
  'customers.deleteAddress',
  'customers.changeEmail',
  'customers.deleteAccount',
  'customers.exportData',
]);

/** Whether a long-lived shopping token suffices: for the Frappe API and the calls listed above. */
function isShopping({ name, path }: Operation): boolean {
  return !path.startsWith('/api/method/casamaestra.') || shoppingCalls.has(name);
}

/** An endpoint that requires a login. The customer is identified by the token only, never by an argument. */
export function authenticatedEndpoint<Op extends Operation>(
  deps: CustomerDependencies,
  operation: Op,
  work: (input: InputOf<Op>, identity: Identity, caller: Caller) => Answer<Op>,
): Endpoint<Op> {
  return {
    operation,
    async answer(args, caller) {
      const identity = await requireLogin(deps.identify, caller);
      if (!identity.ok) return identity;
      if (identity.value.shoppingOnly && !isShopping(operation))
        return refused('login_for_shopping_only', {});
      const input = readInput<Op['input']>(operation.input, args);
      return input.ok ? work(input.value, identity.value, caller) : input;
    },
  };
}
