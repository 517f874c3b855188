import type { Database } from '../platform/database/connection.ts';

/** Since when a customer wants which mails; null: not wanted. */
export async function readChoices(database: Database, customerId: number) {
  const row = await database
    .selectFrom('mail_choice')
    .select(['price_drops_since', 'cart_reminders_since'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ?? { price_drops_since: null, cart_reminders_since: null };
}

export async function writeChoices(
  database: Database,
  customerId: number,
  choices: { readonly price_drops_since: Date | null; readonly cart_reminders_since: Date | null },
): Promise<void> {
  await database
    .insertInto('mail_choice')
    .values({ customer_id: customerId, ...choices })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(choices))
    .execute();
}

/** Ends all mails a customer with this address asked for. */
export async function clearChoices(database: Database, email: string): Promise<void> {
  await database
    .deleteFrom('mail_choice')
    .where('customer_id', 'in', (by) =>
      by.selectFrom('customer').select('id').where('email_key', '=', email.toLowerCase()),
    )
    .execute();
}
