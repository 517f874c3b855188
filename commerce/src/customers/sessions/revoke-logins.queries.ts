import type { Database } from '../../platform/database/connection.ts';

/** Ends all sessions of one account, or of all accounts. Returns their number. */
export async function endLogins(
  database: Database,
  { customerId, now }: { readonly customerId: number | undefined; readonly now: Date },
): Promise<number> {
  let query = database
    .updateTable('customer_session')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Blocks all logins of an account, or allows them again. */
export async function setClosed(database: Database, id: number, closed: boolean): Promise<void> {
  await database.updateTable('customer').set({ disabled: closed }).where('id', '=', id).execute();
}

/** An account by the key of its address or by its number, locked until the transaction ends. */
export function lockAccount(
  database: Database,
  whose: { readonly emailKey: string } | { readonly id: number },
): Promise<{ readonly id: number; readonly disabled: boolean } | undefined> {
  const query = database.selectFrom('customer').select(['id', 'disabled']).forUpdate();
  return (
    'id' in whose ? query.where('id', '=', whose.id) : query.where('email_key', '=', whose.emailKey)
  ).executeTakeFirst();
}
