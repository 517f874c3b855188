import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Operation } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { authenticatedEndpoint } from '../contract-http/endpoint-of.ts';
import type { AnswerOf, InputOf } from '../contract-http/endpoint-of.ts';
import type { CustomerDependencies } from './customer-dependencies.ts';
import type { Identity } from '../identity/identity.ts';
import { requireLogin } from './require-login.ts';

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

/** An endpoint that needs a login. The customer is identified by the token only, never by an argument. */
export const customerEndpoint = <Op extends Operation>(
  { identify }: CustomerDependencies,
  operation: Op,
  work: (input: InputOf<Op>, identity: Identity, caller: Caller) => AnswerOf<Op>,
): Endpoint<Op> =>
  authenticatedEndpoint(
    operation,
    async (caller) => {
      const identity = await requireLogin(identify, caller);
      return identity.ok && identity.value.shoppingOnly && !isShopping(operation)
        ? refused('login_for_shopping_only', {})
        : identity;
    },
    work,
  );
