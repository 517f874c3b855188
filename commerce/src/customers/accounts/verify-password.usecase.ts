import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../../contract-http/caller.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import type { Identity } from '../../identity/identity.ts';
import { isPassword } from '../passwords/password-hash.ts';
import { tryPasswordAgain } from '../passwords/password-tries.ts';
import { customerById } from './customers.queries.ts';
import type { Customer } from './customers.queries.ts';

/**
 * Verifies the password of a logged-in customer before a sensitive change. A wrong one is refused as a field
 * error, not as a missing login: the session stays valid.
 */
export async function verifyPassword(
  deps: CustomerDependencies,
  caller: Caller,
  identity: Identity,
  proof: { readonly password: string; readonly field: string },
): Promise<Outcome<Customer>> {
  const { email, sessionId, customerId } = identity;
  return tryPasswordAgain(deps, { caller, email, sessionId }, async () => {
    const customer = await customerById(deps.database, customerId);
    return (await isPassword(proof.password, customer.password_hash))
      ? accepted(customer)
      : refused('password_wrong', {}, proof.field);
  });
}
