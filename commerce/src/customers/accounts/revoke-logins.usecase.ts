import { emailKey } from '@casamaestra/rules/checkout/email-address.ts';
import type { Author } from '../../change-sets/author.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { commitTogether, inTransaction } from '../../platform/database/in-transaction.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { customerOfKey, endLogins, setClosed } from '../sessions/revoke-logins.queries.ts';

type Acting = Pick<CustomerDependencies, 'database' | 'clock'> & { readonly author: Author };

/** Ends all sessions of the account of an address, or of all accounts (undefined). Returns their number. */
export function endLoginsOf({ database, clock, author }: Acting, email: string | undefined): Promise<number> {
  const key = email === undefined ? undefined : emailKey(email);
  const now = new Date(clock.now());
  return commitTogether(database, async (transaction) => {
    const ended = await endLogins(transaction, { emailKey: key, now });
    const customerId = key === undefined ? undefined : await customerOfKey(transaction, key);
    await recordChange(transaction, {
      author,
      at: now,
      kind: 'customers.end_logins',
      record: customerId === undefined ? 'customers' : `customer ${customerId}`,
      rows: [{ field: 'sessions', from: ended, to: 0 }],
    });
    return ended;
  });
}

/**
 * Blocks all logins of the account of an address, or allows them again; false when there is no such account.
 */
export function closeAccount(
  { database, clock, author }: Acting,
  email: string,
  closed: boolean,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const customerId = await setClosed(transaction, emailKey(email), closed);
    if (customerId === undefined) return { keep: false, value: false };
    await recordChange(transaction, {
      author,
      at: new Date(clock.now()),
      kind: closed ? 'customers.close' : 'customers.reopen',
      record: `customer ${customerId}`,
      rows: [{ field: 'disabled', from: !closed, to: closed }],
    });
    return { keep: true, value: true };
  });
}
