import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { mailsOf } from './personal-data.queries.ts';

const orderMails = sql`(kind like 'order\\_%' or kind in ('payment_received', 'transfer_reminder', 'withdrawal_received'))`;

/**
 * Deletes the account with everything that depends on it. Orders keep the address they were placed with
 * (Codice civile, art. 2220) but no longer refer to the account; mails about them that are still due are
 * sent.
 */
export async function deleteCustomer(database: Database, customerId: number, email: string): Promise<void> {
  await database
    .deleteFrom('mail_outbox')
    .where(mailsOf(customerId, email))
    .where((where) => where.or([where('sent_at', 'is not', null), sql<boolean>`not ${orderMails}`]))
    .execute();
  await database.deleteFrom('back_in_stock_request').where('email_key', '=', email.toLowerCase()).execute();
  await database
    .updateTable('product_question')
    .set({ email: null })
    .where('email_key', '=', email.toLowerCase())
    .execute();
  // A newsletter that was wanted ends; that it was wanted stays as proof for as long as of others who left.
  await database
    .deleteFrom('newsletter_subscriber')
    .where('email_key', '=', email.toLowerCase())
    .where('state', '=', 'waiting')
    .execute();
  await database
    .updateTable('newsletter_subscriber')
    .set({ state: 'left', left_at: sql`now()`, link_key: null })
    .where('email_key', '=', email.toLowerCase())
    .where('state', '=', 'subscribed')
    .execute();
  // A quotation that became an order is kept with it.
  await database
    .updateTable('quotation')
    .set({ customer_id: null })
    .where('customer_id', '=', customerId)
    .where('order_id', 'is not', null)
    .execute();
  await database.deleteFrom('customer').where('id', '=', customerId).execute();
}
