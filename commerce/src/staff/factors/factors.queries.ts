import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Limit of open challenges; beyond it the oldest are deleted. */
const CHALLENGES_MAX = 1_000;

export async function insertStaffChallenge(
  database: Database,
  { challenge, staffId }: { readonly challenge: Buffer; readonly staffId: number | null },
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await database
    .insertInto('staff_challenge')
    .values({ challenge, staff_id: staffId, expires_at: expiresAt })
    .execute();
  await database
    .deleteFrom('staff_challenge')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('expires_at', '<=', now),
        eb(
          'challenge',
          'in',
          selectFrom('staff_challenge')
            .select('challenge')
            .orderBy('expires_at', 'desc')
            .offset(CHALLENGES_MAX),
        ),
      ]),
    )
    .execute();
}

/** Consumes a challenge; of concurrent answers exactly one gets true. */
export async function consumeStaffChallenge(
  database: Database,
  { challenge, staffId }: { readonly challenge: Buffer; readonly staffId: number | null },
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('staff_challenge')
    .where('challenge', '=', challenge)
    .where(sql<boolean>`staff_id is not distinct from ${staffId}::integer`)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Passkeys and the app of a person that count, newest first. */
export async function factorsOf(database: Database, staffId: number) {
  return database
    .selectFrom('staff_credential')
    .select(['id', 'kind', 'name', 'transports', 'credential_id as credentialId'])
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('staff_id', '=', staffId)
    .where('kind', 'in', ['passkey', 'app'])
    .where('confirmed', '=', true)
    .orderBy('created_at', 'desc')
    .execute();
}
export type FactorRow = Awaited<ReturnType<typeof factorsOf>>[number];

export interface NewStaffPasskey {
  readonly staffId: number;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly now: Date;
}

/** The number of the new passkey; undefined when there is one with its id. */
export async function insertStaffPasskey(
  database: Database,
  passkey: NewStaffPasskey,
): Promise<number | undefined> {
  const row = await database
    .insertInto('staff_credential')
    .values({
      staff_id: passkey.staffId,
      kind: 'passkey',
      name: passkey.name,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      transports: [...passkey.transports],
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A passkey with its owner, who is not disabled. */
export async function staffPasskey(database: Database, credentialId: Buffer) {
  return database
    .selectFrom('staff_credential')
    .innerJoin('staff', 'staff.id', 'staff_credential.staff_id')
    .select(['staff.id as staffId', 'email', 'public_key as publicKey', 'transports'])
    .select(sql<number>`sign_count::float8`.as('signCount'))
    .where('credential_id', '=', credentialId)
    .where('disabled', '=', false)
    .executeTakeFirst();
}

export async function noteStaffPasskeyUse(
  database: Database,
  credentialId: Buffer,
  { signCount, now }: { readonly signCount: number; readonly now: Date },
): Promise<void> {
  await database
    .updateTable('staff_credential')
    .set({ sign_count: signCount, last_used_at: now })
    .where('credential_id', '=', credentialId)
    .execute();
}

/** Replaces the app that is being added. */
export async function putNewApp(
  database: Database,
  { staffId, sealed, now }: { readonly staffId: number; readonly sealed: Buffer; readonly now: Date },
): Promise<void> {
  await deleteApps(database, staffId, false);
  await database
    .insertInto('staff_credential')
    .values({ staff_id: staffId, kind: 'app', sealed_secret: sealed, confirmed: false, created_at: now })
    .execute();
}

async function deleteApps(database: Database, staffId: number, confirmed: boolean): Promise<void> {
  await database
    .deleteFrom('staff_credential')
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'app')
    .where('confirmed', '=', confirmed)
    .execute();
}

/** The app of a person: the one that counts, or the one being added. */
export async function appOf(database: Database, staffId: number, confirmed: boolean) {
  return database
    .selectFrom('staff_credential')
    .select(['id', 'sealed_secret as sealed'])
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'app')
    .where('confirmed', '=', confirmed)
    .executeTakeFirst();
}

/** The new app counts from now on, in place of a former one; its first code is used. */
export async function confirmApp(
  database: Database,
  { staffId, id, step, now }: { staffId: number; id: number; step: number; now: Date },
): Promise<void> {
  await deleteApps(database, staffId, true);
  await database
    .updateTable('staff_credential')
    .set({ confirmed: true, last_step: step, last_used_at: now })
    .where('id', '=', id)
    .execute();
}

/** Uses the code of a time step; false when that one or a later one was used before. */
export async function consumeStep(
  database: Database,
  { id, step, now }: { readonly id: number; readonly step: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('staff_credential')
    .set({ last_step: step, last_used_at: now })
    .where('id', '=', id)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Replaces all recovery codes of a person. */
export async function putRecoveryCodes(
  database: Database,
  staffId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await database
    .deleteFrom('staff_credential')
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'recovery_code')
    .execute();
  await database
    .insertInto('staff_credential')
    .values(hashes.map((hash) => ({ staff_id: staffId, kind: 'recovery_code' as const, code_hash: hash })))
    .execute();
}

/** Uses up a recovery code; false when the person has none like it. */
export async function consumeRecoveryCode(
  database: Database,
  staffId: number,
  hash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('staff_credential')
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'recovery_code')
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function countRecoveryCodes(database: Database, staffId: number): Promise<number> {
  const { left } = await database
    .selectFrom('staff_credential')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'recovery_code')
    .executeTakeFirstOrThrow();
  return left;
}

/** Removes a passkey or the app; false when the person has none of that number. */
export async function deleteFactor(database: Database, staffId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('staff_credential')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .where('kind', 'in', ['passkey', 'app'])
    .where('confirmed', '=', true)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
