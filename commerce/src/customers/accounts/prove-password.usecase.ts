import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../../contract-http/caller.ts';
import type { CustomerParts } from '../customer-parts.ts';
import type { Identity } from '../../identity/identity.ts';
import { isPassword } from '../passwords/password-hash.ts';
import { tryPasswordAgain } from '../passwords/password-tries.ts';
import { customerById } from './customers.queries.ts';
import type { Customer } from './customers.queries.ts';

/**
 * The customer, once the password is given again: for what a borrowed device must not be able to do. A wrong one
 * is refused as a field, not as a missing login: the login still stands.
 */
export async function provePassword(
  parts: CustomerParts,
  caller: Caller,
  identity: Identity,
  proof: { readonly password: string; readonly field: string },
): Promise<Outcome<Customer>> {
  const { email, sessionId, customerId } = identity;
  return tryPasswordAgain(parts, { caller, email, sessionId }, async () => {
    const customer = await customerById(parts.database, customerId);
    return (await isPassword(proof.password, customer.password_hash))
      ? accepted(customer)
      : refused('password_wrong', {}, proof.field);
  });
}
