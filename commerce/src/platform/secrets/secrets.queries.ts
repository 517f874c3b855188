import type { Database } from '../database/connection.ts';

/** A key and its predecessor, which stays valid until a moment. */
export interface StoredSecret {
  readonly value: Buffer;
  readonly previous: Buffer | null;
  readonly replaced_at: Date | null;
  readonly previous_until: Date | null;
}

/** The stored secret of a name; stores the candidate if there is none. */
export async function secretOrStore(
  database: Database,
  name: string,
  candidate: Buffer,
): Promise<StoredSecret> {
  await database
    .insertInto('secret')
    .values({ name, value: candidate })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return database
    .selectFrom('secret')
    .select(['value', 'previous', 'replaced_at', 'previous_until'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
}

/** Replaces a secret; false when there is none of that name. */
export async function replaceSecret(
  database: Database,
  {
    name,
    value,
    now,
    until,
  }: { readonly name: string; readonly value: Buffer; readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('secret')
    .set((row) => ({ previous: row.ref('value'), value, replaced_at: now, previous_until: until }))
    .where('name', '=', name)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Names of all keys with the time each was created or last replaced; never the keys. */
export async function listSecrets(database: Database) {
  return database
    .selectFrom('secret')
    .select(['name', 'created_at', 'replaced_at', 'previous_until'])
    .orderBy('name')
    .execute();
}
