import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Limit of open challenges; beyond it the oldest are deleted. */
const CHALLENGES_MAX = 10_000;

export interface Challenge {
  readonly challenge: Buffer;
  /** The customer who adds a passkey; null for a login. */
  readonly customerId: number | null;
}

export async function insertChallenge(
  database: Database,
  { challenge, customerId }: Challenge,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await database
    .insertInto('passkey_challenge')
    .values({ challenge, customer_id: customerId, expires_at: expiresAt })
    .execute();
  await database
    .deleteFrom('passkey_challenge')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('expires_at', '<=', now),
        eb(
          'challenge',
          'in',
          selectFrom('passkey_challenge')
            .select('challenge')
            .orderBy('expires_at', 'desc')
            .offset(CHALLENGES_MAX),
        ),
      ]),
    )
    .execute();
}

/** Consumes a challenge; of concurrent answers exactly one gets true. */
export async function consumeChallenge(
  database: Database,
  { challenge, customerId }: Challenge,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where(sql<boolean>`customer_id is not distinct from ${customerId}`)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function passkeysOf(database: Database, customerId: number) {
  return database
    .selectFrom('customer_passkey')
    .select(['credential_id', 'name', 'transports', 'created_at', 'last_used_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .execute();
}

export interface NewPasskey {
  readonly credentialId: Buffer;
  readonly customerId: number;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly now: Date;
}

/** False when the credential id exists already. */
export async function insertPasskey(database: Database, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('customer_passkey')
    .values({
      credential_id: passkey.credentialId,
      customer_id: passkey.customerId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The owner of a passkey, with public key and signature counter. */
export async function passkeyOwner(database: Database, credentialId: Buffer) {
  return database
    .selectFrom('customer_passkey')
    .innerJoin('customer', 'customer.id', 'customer_passkey.customer_id')
    .select([
      'customer.id',
      'email',
      'first_name',
      'last_name',
      'public_key',
      'transports',
      sql<number>`sign_count::float8`.as('sign_count'),
    ])
    .where('credential_id', '=', credentialId)
    .where('disabled', '=', false)
    .executeTakeFirst();
}

export async function notePasskeyUse(
  database: Database,
  credentialId: Buffer,
  { signCount, now }: { readonly signCount: number; readonly now: Date },
): Promise<void> {
  await database
    .updateTable('customer_passkey')
    .set({ sign_count: signCount, last_used_at: now })
    .where('credential_id', '=', credentialId)
    .execute();
}

/** Removes one passkey of a customer, or all. Returns their number. */
export async function deletePasskeys(database: Database, customerId: number, only?: Buffer): Promise<number> {
  let query = database.deleteFrom('customer_passkey').where('customer_id', '=', customerId);
  if (only !== undefined) query = query.where('credential_id', '=', only);
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}
