import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** So many of the newest orders stand beside the customer; the list of orders has the rest. */
const ORDERS_SHOWN = 10;

/** One account with what its row in the list says. */
export const accountRowOf = (database: Database, id: number) =>
  database
    .selectFrom('customer')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'company_name as company', 'email'])
    .select(['phone', 'disabled', 'created_at as createdAt', 'language', 'tax_code as taxCode'])
    .select([
      'vat_number as vatNumber',
      'pec',
      'recipient_code as recipientCode',
      'review_mail as reviewMail',
    ])
    .select([
      sql<number>`(select count(*)::int from shop_order where customer_id = customer.id)`.as('orders'),
      sql<number>`(select count(*)::int from customer_passkey where customer_id = customer.id)`.as(
        'passkeys',
      ),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
export type CustomerRecord = NonNullable<Awaited<ReturnType<typeof accountRowOf>>>;

/** Addresses in use, the default ones first. */
export const savedAddressesOf = (database: Database, customerId: number) =>
  database
    .selectFrom('customer_address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('disabled', '=', false)
    .orderBy('is_default_shipping', 'desc')
    .orderBy('is_default_billing', 'desc')
    .orderBy('id')
    .execute();
export type AddressRecord = Awaited<ReturnType<typeof savedAddressesOf>>[number];

/** The newest orders of an account. */
export const ordersOf = (database: Database, customerId: number) =>
  database
    .selectFrom('shop_order')
    .select(['number', 'state', 'placed_at as placedAt', 'total_cents as totalCents'])
    .where('customer_id', '=', customerId)
    .orderBy('placed_at', 'desc')
    .limit(ORDERS_SHOWN)
    .execute();

/** The newsletter as it was asked for with an address, with the sentence agreed to. */
export const newsletterOf = (database: Database, email: string) =>
  database
    .selectFrom('newsletter_subscriber')
    .innerJoin('newsletter_sentence', 'newsletter_sentence.version', 'newsletter_subscriber.sentence')
    .select(['state', 'origin', 'newsletter_sentence.sentence', 'asked_at as askedAt'])
    .select(['confirmed_at as confirmedAt', 'left_at as leftAt'])
    .where('email_key', '=', email.toLowerCase())
    .executeTakeFirst();
export type NewsletterRecord = Awaited<ReturnType<typeof newsletterOf>>;

/** Mails the customer switched on in the account. */
export const mailChoicesOf = (database: Database, customerId: number) =>
  database
    .selectFrom('mail_choice')
    .select(['price_drops_since as priceDropsSince', 'cart_reminders_since as cartRemindersSince'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
export type ChosenMails = Awaited<ReturnType<typeof mailChoicesOf>>;
