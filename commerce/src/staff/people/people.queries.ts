import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { StillOpenSince } from '../sessions/staff-sessions.queries.ts';

const roles = sql<
  StaffRole[]
>`array(select role from staff_role r where r.staff_id = staff.id order by role)`;
const isEnrolled = sql<boolean>`exists (select from staff_credential c
  where c.staff_id = staff.id and c.kind in ('passkey', 'app') and c.confirmed)`;

const people = (database: Database) =>
  database
    .selectFrom('staff')
    .select(['id', 'email', 'name', 'language', 'disabled', 'version', 'password_hash as passwordHash'])
    .select([roles.as('roles'), isEnrolled.as('isEnrolled')]);

export type PersonRow = NonNullable<Awaited<ReturnType<typeof personById>>>;

export const personById = (database: Database, id: number) =>
  people(database).where('id', '=', id).executeTakeFirst();

export const personByEmail = (database: Database, email: string) =>
  people(database)
    .where('email_key', '=', sql<string>`lower(${email})`)
    .executeTakeFirst();

export const everyPerson = (database: Database) => people(database).orderBy('name').orderBy('id').execute();

/** Names by id, of those who are there. */
export async function namesOfPeople(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Locks all people: roles and states of several of them decide together who is the last owner. */
export async function lockPeople(database: Database): Promise<void> {
  await sql`lock table staff in share row exclusive mode`.execute(database);
}

/** How many may still use a session, and when one was used last, by person. */
export async function sessionsOfPeople(
  database: Database,
  { now, usedSince, handheldUsedSince }: StillOpenSince,
) {
  const isOpen = sql`ended_at is null and expires_at > ${now}::timestamptz and last_used_at >
    case when handheld then ${handheldUsedSince}::timestamptz else ${usedSince}::timestamptz end`;
  return database
    .selectFrom('staff_session')
    .select(({ fn }) => ['staff_id as staffId', fn.max('last_used_at').as('lastSeenAt')])
    .select([
      sql<number>`(count(*) filter (where ${isOpen}))::int`.as('sessions'),
      sql<number>`(count(*) filter (where handheld and ${isOpen}))::int`.as('handheldSessions'),
    ])
    .groupBy('staff_id')
    .execute();
}

export async function insertPerson(
  database: Database,
  { email, name, language }: { readonly email: string; readonly name: string; readonly language: string },
): Promise<number> {
  const { id } = await database
    .insertInto('staff')
    .values({ email, name, language })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function putRoles(
  database: Database,
  staffId: number,
  wanted: readonly StaffRole[],
): Promise<void> {
  await database.deleteFrom('staff_role').where('staff_id', '=', staffId).execute();
  await database
    .insertInto('staff_role')
    .values([...new Set(wanted)].map((role) => ({ staff_id: staffId, role })))
    .execute();
}

/** Writes the name and the state of a person; its version grows. */
export async function savePersonRow(
  database: Database,
  id: number,
  { name, disabled }: { readonly name: string; readonly disabled: boolean },
): Promise<void> {
  await database
    .updateTable('staff')
    .set(({ eb }) => ({ name, disabled, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function setPasswordHash(database: Database, id: number, passwordHash: string): Promise<void> {
  await database.updateTable('staff').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export type LinkKind = 'invitation' | 'recovery' | 'demo';

/** Stores a link that signs in once; a person has one of a kind. */
export async function putLink(
  database: Database,
  link: {
    readonly keyHash: Buffer;
    readonly staffId: number;
    readonly kind: LinkKind;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { keyHash, staffId, kind, now, expiresAt } = link;
  await database
    .deleteFrom('staff_invitation')
    .where('staff_id', '=', staffId)
    .where('kind', '=', kind)
    .execute();
  await database
    .insertInto('staff_invitation')
    .values({ key_hash: keyHash, staff_id: staffId, kind, created_at: now, expires_at: expiresAt })
    .execute();
}

/** Uses up a link; undefined when there is none, it has expired, or its person is disabled. */
export async function consumeLink(
  database: Database,
  keyHash: Buffer,
  now: Date,
): Promise<{ readonly staffId: number; readonly kind: LinkKind } | undefined> {
  return database
    .deleteFrom('staff_invitation')
    .using('staff')
    .whereRef('staff.id', '=', 'staff_invitation.staff_id')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .where('disabled', '=', false)
    .returning(['staff_invitation.staff_id as staffId', 'kind'])
    .executeTakeFirst();
}
