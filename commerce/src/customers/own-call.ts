import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Operation, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { z } from 'zod';
import type { Caller } from '../contract-http/caller.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { readInput } from '../contract-http/read-input.ts';
import type { CustomerParts } from './customer-parts.ts';
import type { Identity } from '../identity/identity.ts';
import { requireLogin } from './require-login.ts';

type InputOf<Op extends Operation> = z.output<Op['input']>;
type Answer<Op extends Operation> = Promise<Outcome<OperationOutput<Op>>>;

/** Own calls of the shop about an account that a token good for shopping may make; two of them ask for the password. */
const shoppingCalls: ReadonlySet<string> = new Set([
  'customers.profile',
  'customers.addresses',
  'customers.saveAddress',
  'customers.deleteAddress',
  'customers.changeEmail',
  'customers.deleteAccount',
  'customers.exportData',
]);

/** Whether a token that cannot be renewed is enough: for the provider's calls, and what is shopping or proves itself. */
function isShopping({ name, path }: Operation): boolean {
  return !path.startsWith('/api/method/casamaestra.') || shoppingCalls.has(name);
}

/** A call about the own account. Who calls is told by the token alone, never by an argument. */
export function ownCall<Op extends Operation>(
  parts: CustomerParts,
  operation: Op,
  work: (input: InputOf<Op>, identity: Identity, caller: Caller) => Answer<Op>,
): Endpoint<Op> {
  return {
    operation,
    async answer(args, caller) {
      const identity = await requireLogin(parts.identify, caller);
      if (!identity.ok) return identity;
      if (identity.value.shoppingOnly && !isShopping(operation))
        return refused('login_for_shopping_only', {});
      const input = readInput<Op['input']>(operation.input, args);
      return input.ok ? work(input.value, identity.value, caller) : input;
    },
  };
}
