import type { Database } from '../../platform/database/connection.ts';

export type KeyPurpose = 'password' | 'email' | 'login';

export interface NewKey {
  readonly keyHash: Buffer;
  readonly customerId: number;
  readonly purpose: KeyPurpose;
  readonly newEmail?: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Stores a key; it replaces earlier ones for the same purpose. */
export async function insertKey(database: Database, key: NewKey): Promise<void> {
  await deleteKeys(database, key.customerId, [key.purpose]);
  await database
    .insertInto('customer_key')
    .values({
      key_hash: key.keyHash,
      customer_id: key.customerId,
      purpose: key.purpose,
      new_email: key.newEmail ?? null,
      created_at: key.now,
      expires_at: key.expiresAt,
    })
    .execute();
}

/** The owner of a key that is valid for its purpose now. */
export async function ownerOfKey(
  database: Database,
  { keyHash, purpose, now }: { readonly keyHash: Buffer; readonly purpose: KeyPurpose; readonly now: Date },
) {
  return database
    .selectFrom('customer_key')
    .innerJoin('customer', 'customer.id', 'customer_key.customer_id')
    .select(['customer.id', 'email', 'first_name', 'last_name', 'language', 'new_email'])
    .where('key_hash', '=', keyHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('customer_key.expires_at', '>', now)
    .where('disabled', '=', false)
    .executeTakeFirst();
}

/** Consumes a key; of concurrent calls exactly one gets true. */
export async function useKey(database: Database, keyHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('customer_key')
    .set({ used_at: now })
    .where('key_hash', '=', keyHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether a key for the purpose was created after a moment and is not used yet. */
export async function keyMadeSince(
  database: Database,
  {
    customerId,
    purpose,
    since,
  }: { readonly customerId: number; readonly purpose: KeyPurpose; readonly since: Date },
): Promise<boolean> {
  const row = await database
    .selectFrom('customer_key')
    .select('purpose')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteKeys(
  database: Database,
  customerId: number,
  purposes: readonly KeyPurpose[],
): Promise<void> {
  await database
    .deleteFrom('customer_key')
    .where('customer_id', '=', customerId)
    .where('purpose', 'in', purposes)
    .execute();
}

/** The new e-mail address that was requested and is not confirmed yet. */
export async function pendingEmail(
  database: Database,
  customerId: number,
  now: Date,
): Promise<string | null> {
  const row = await database
    .selectFrom('customer_key')
    .select('new_email')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.new_email ?? null;
}

/** Deletes keys that expired before a moment. */
export async function purgeKeys(database: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('customer_key')
    .where('expires_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
