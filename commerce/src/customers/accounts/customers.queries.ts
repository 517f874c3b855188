import type { Language } from '@casamaestra/texts/languages.ts';
import { emailKey } from '@casamaestra/rules/checkout/email-address.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** The key the database computes from a stored address: the same for all spellings of one mailbox. */
const storedKey = (email: string) => sql<string>`lower(${emailKey(email)})`;

/** What a login needs to know of the customer with an e-mail address; case is ignored. */
export async function customerByEmail(database: Database, email: string) {
  return database
    .selectFrom('customer')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash', 'disabled', 'language'])
    .where('email_key', '=', storedKey(email))
    .executeTakeFirst();
}

export type KnownCustomer = NonNullable<Awaited<ReturnType<typeof customerByEmail>>>;

export async function customerById(database: Database, id: number) {
  return database.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export type Customer = Awaited<ReturnType<typeof customerById>>;

export interface NewCustomer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly language: Language;
}

/** Undefined when the address already has an account. */
export async function insertCustomer(
  database: Database,
  { email, firstName, lastName, passwordHash, language }: NewCustomer,
): Promise<{ readonly id: number } | undefined> {
  return database
    .insertInto('customer')
    .values({ email, first_name: firstName, last_name: lastName, password_hash: passwordHash, language })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export type CustomerChanges = Partial<
  Pick<
    Customer,
    | 'first_name'
    | 'last_name'
    | 'phone'
    | 'company_name'
    | 'tax_code'
    | 'vat_number'
    | 'pec'
    | 'recipient_code'
    | 'language'
    | 'review_mail'
  >
>;

/** Changes the given fields; returns the customer after the change. */
export async function updateCustomer(
  database: Database,
  id: number,
  changes: CustomerChanges,
  now: Date,
): Promise<Customer> {
  return database
    .updateTable('customer')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updatePasswordHash(
  database: Database,
  id: number,
  passwordHash: string,
): Promise<void> {
  await database.updateTable('customer').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/** False when another account took the address meanwhile. */
export async function updateEmail(
  database: Database,
  id: number,
  email: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('customer')
    .set({ email, updated_at: now })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customer').select('id').where('email_key', '=', storedKey(email)).where('id', '!=', id),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Assigns a guest's order to the account created with the same address. */
export async function adoptOrder(
  database: Database,
  {
    customerId,
    orderNumber,
    email,
  }: { readonly customerId: number; readonly orderNumber: string; readonly email: string },
): Promise<void> {
  await database
    .updateTable('shop_order')
    .set({ customer_id: customerId })
    .where('number', '=', orderNumber)
    .where('customer_id', 'is', null)
    .where('email_key', '=', storedKey(email))
    .execute();
}
