import type { Database } from '../../platform/database/connection.ts';

/** A customer's addresses without deleted ones, the default delivery address first. */
export async function addressesOf(database: Database, customerId: number) {
  return database
    .selectFrom('customer_address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('disabled', '=', false)
    .orderBy('is_default_shipping', 'desc')
    .orderBy('is_default_billing', 'desc')
    .orderBy('id')
    .execute();
}

export type StoredAddress = Awaited<ReturnType<typeof addressesOf>>[number];
export type AddressValues = Omit<
  StoredAddress,
  'id' | 'customer_id' | 'disabled' | 'created_at' | 'updated_at'
>;

/** Locks the customer, so that only one call at a time changes their addresses. */
export async function lockCustomer(database: Database, customerId: number): Promise<void> {
  await database.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
}

/** Clears the default flags of the other addresses: there is one default of each kind. */
export async function clearDefaults(
  database: Database,
  customerId: number,
  kinds: { readonly shipping: boolean; readonly billing: boolean },
): Promise<void> {
  if (!kinds.shipping && !kinds.billing) return;
  await database
    .updateTable('customer_address')
    .set({
      ...(kinds.shipping ? { is_default_shipping: false } : {}),
      ...(kinds.billing ? { is_default_billing: false } : {}),
    })
    .where('customer_id', '=', customerId)
    .execute();
}

export async function insertAddress(
  database: Database,
  customerId: number,
  values: AddressValues,
): Promise<StoredAddress> {
  return database
    .insertInto('customer_address')
    .values({ customer_id: customerId, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined when the customer has no such address. */
export async function updateAddress(
  database: Database,
  customerId: number,
  address: { readonly id: number; readonly values: AddressValues; readonly now: Date },
): Promise<StoredAddress | undefined> {
  return database
    .updateTable('customer_address')
    .set({ ...address.values, updated_at: address.now })
    .where('id', '=', address.id)
    .where('customer_id', '=', customerId)
    .where('disabled', '=', false)
    .returningAll()
    .executeTakeFirst();
}

/** False when the customer has no such address. Orders hold a copy, so the row can be deleted. */
export async function removeAddress(database: Database, customerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('customer_address')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** After a removal, makes the oldest remaining address the default where one is missing. */
export async function fillDefaults(database: Database, customerId: number): Promise<void> {
  const rest = await addressesOf(database, customerId);
  const oldest = rest.toSorted((a, b) => a.id - b.id)[0];
  if (oldest === undefined) return;
  const shipping = rest.some((each) => each.is_default_shipping);
  const billing = rest.some((each) => each.is_default_billing);
  if (shipping && billing) return;
  await database
    .updateTable('customer_address')
    .set({
      ...(shipping ? {} : { is_default_shipping: true }),
      ...(billing ? {} : { is_default_billing: true }),
    })
    .where('id', '=', oldest.id)
    .execute();
}
