import type { Database } from '../../platform/database/connection.ts';

/** An account that is open. */
export const selectAccount = (database: Database, id: number) =>
  database
    .selectFrom('customer')
    .select(['first_name as firstName', 'last_name as lastName', 'company_name as company', 'email', 'phone'])
    .select(['language', 'tax_code as taxCode', 'vat_number as vatNumber', 'pec'])
    .select('recipient_code as recipientCode')
    .where('id', '=', id)
    .where('disabled', '=', false)
    .executeTakeFirst();
export type Account = NonNullable<Awaited<ReturnType<typeof selectAccount>>>;

/** Addresses in use, the default one first. */
export const selectAddresses = (database: Database, customerId: number) =>
  database
    .selectFrom('customer_address')
    .select(['first_name', 'last_name', 'company_name', 'address_line1', 'address_line2', 'city'])
    .select(['state', 'pincode', 'country', 'phone'])
    .where('customer_id', '=', customerId)
    .where('disabled', '=', false)
    .orderBy('is_default_shipping', 'desc')
    .orderBy('id')
    .execute();
