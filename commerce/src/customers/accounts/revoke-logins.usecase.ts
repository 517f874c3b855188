import { emailKey } from '@casamaestra/rules/checkout/email-address.ts';
import type { Author } from '../../change-sets/author.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { commitTogether, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { endLogins, lockAccount, setClosed } from '../sessions/revoke-logins.queries.ts';

type Acting = Pick<CustomerDependencies, 'database' | 'clock'> & { readonly author: Author };

/** Whose account: commands name the address, the back office the number of the customer. */
export type Whose = { readonly email: string } | { readonly customerId: number };

const locked = (transaction: Database, whose: Whose) =>
  lockAccount(transaction, 'email' in whose ? { emailKey: emailKey(whose.email) } : { id: whose.customerId });

/**
 * Ends all sessions of one account, or of all accounts (`everybody`); the log keeps the reason. Returns their number;
 * undefined when there is no such account.
 */
export function endLoginsOf(
  { database, clock, author }: Acting,
  whose: Whose | 'everybody',
  reason?: string,
): Promise<number | undefined> {
  const now = new Date(clock.now());
  return commitTogether(database, async (transaction) => {
    const customer = whose === 'everybody' ? undefined : await locked(transaction, whose);
    if (customer === undefined && whose !== 'everybody') return undefined;
    const ended = await endLogins(transaction, { customerId: customer?.id, now });
    await recordChange(transaction, {
      author,
      at: now,
      kind: 'customers.end_logins',
      record: customer === undefined ? 'customers' : `customer ${customer.id}`,
      reason,
      rows: [{ field: 'sessions', from: ended, to: 0 }],
    });
    return ended;
  });
}

/**
 * Blocks all logins of an account, or allows them again; false when there is no such account. One that is already so
 * stays as it is, and nothing is logged.
 */
export function closeAccount(
  { database, clock, author }: Acting,
  whose: Whose,
  closed: boolean,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const customer = await locked(transaction, whose);
    if (customer === undefined || customer.disabled === closed)
      return { keep: false, value: customer !== undefined };
    await setClosed(transaction, customer.id, closed);
    await recordChange(transaction, {
      author,
      at: new Date(clock.now()),
      kind: closed ? 'customers.close' : 'customers.reopen',
      record: `customer ${customer.id}`,
      rows: [{ field: 'disabled', from: !closed, to: closed }],
    });
    return { keep: true, value: true };
  });
}
