import type { Database } from '../database/connection.ts';

/** A key with the one before it, which is read until a moment. */
export interface StoredSecret {
  readonly value: Buffer;
  readonly previous: Buffer | null;
  readonly replaced_at: Date | null;
  readonly previous_until: Date | null;
}

/** The stored secret of that name; the candidate is stored when there is none yet. */
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

/** Puts another key in the place of one; false when there is none of that name. */
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

/** Names of all keys, with when each was made or last replaced; never the keys. */
export async function listSecrets(database: Database) {
  return database
    .selectFrom('secret')
    .select(['name', 'created_at', 'replaced_at', 'previous_until'])
    .orderBy('name')
    .execute();
}
