import { emailKey } from '@casamaestra/rules/checkout/email-address.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { endLogins, setClosed } from '../sessions/revoke-logins.queries.ts';

type Parts = Pick<CustomerDependencies, 'database' | 'clock'>;

/** Ends all sessions of the account of an address, or of all accounts (undefined). Returns their number. */
export async function endLoginsOf({ database, clock }: Parts, email: string | undefined): Promise<number> {
  const key = email === undefined ? undefined : emailKey(email);
  return endLogins(database, { emailKey: key, now: new Date(clock.now()) });
}

/**
 * Blocks all logins of the account of an address, or allows them again; false when there is no such account.
 */
export async function closeAccount(
  { database }: Pick<Parts, 'database'>,
  email: string,
  closed: boolean,
): Promise<boolean> {
  return setClosed(database, emailKey(email), closed);
}
