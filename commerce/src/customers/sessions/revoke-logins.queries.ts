import type { Database } from '../../platform/database/connection.ts';

/** Ends all sessions of one account, by the key of its address, or of all accounts. Returns their number. */
export async function endLogins(
  database: Database,
  { emailKey, now }: { readonly emailKey: string | undefined; readonly now: Date },
): Promise<number> {
  let query = database
    .updateTable('customer_session')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
  if (emailKey !== undefined)
    query = query.where('customer_id', 'in', (customers) =>
      customers.selectFrom('customer').select('customer.id').where('email_key', '=', emailKey),
    );
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Blocks all logins of an account, or allows them again; its id, undefined when no account has that address.
 */
export async function setClosed(
  database: Database,
  emailKey: string,
  closed: boolean,
): Promise<number | undefined> {
  const row = await database
    .updateTable('customer')
    .set({ disabled: closed })
    .where('email_key', '=', emailKey)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The account of an address, by its key. */
export async function customerOfKey(database: Database, emailKey: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('customer')
    .select('id')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return row?.id;
}
