import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface NewStaffSession {
  readonly id: string;
  readonly staffId: number;
  readonly tokenHash: Buffer;
  readonly userAgent: string;
  readonly mustEnrol: boolean;
  readonly handheld: boolean;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertStaffSession(database: Database, session: NewStaffSession): Promise<void> {
  const { id, staffId, tokenHash, userAgent, mustEnrol, handheld, now, expiresAt } = session;
  await database
    .insertInto('staff_session')
    .values({
      id,
      staff_id: staffId,
      token_hash: tokenHash,
      user_agent: userAgent,
      must_enrol: mustEnrol,
      handheld,
      created_at: now,
      last_used_at: now,
      confirmed_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** The roles of a person, read with every call: a change counts at the next one. */
const roles = sql<
  StaffRole[]
>`array(select role from staff_role r where r.staff_id = staff.id order by role)`;

/** A session that was not ended, of a person who is not disabled, with all their roles. */
export async function findStaffSession(database: Database, id: string) {
  return database
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff.id as staffId', 'email', 'name', 'language', 'token_hash as tokenHash'])
    .select(['must_enrol as mustEnrol', 'last_used_at as lastUsedAt', 'confirmed_at as confirmedAt'])
    .select(['expires_at as expiresAt', 'handheld as isHandheld', roles.as('ownRoles')])
    .where('staff_session.id', '=', id)
    .where('ended_at', 'is', null)
    .where('disabled', '=', false)
    .executeTakeFirst();
}

export async function noteStaffUse(database: Database, id: string, now: Date): Promise<void> {
  await database.updateTable('staff_session').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** The person has proved again who they are: another token, and what needs a confirmation may be done. */
export async function confirmStaffSession(
  database: Database,
  id: string,
  { tokenHash, now }: { readonly tokenHash: Buffer; readonly now: Date },
): Promise<void> {
  await database
    .updateTable('staff_session')
    .set({ token_hash: tokenHash, confirmed_at: now, last_used_at: now })
    .where('id', '=', id)
    .execute();
}

/** A passkey or an app was added: the session is a whole one. */
export async function enrolStaffSession(database: Database, id: string): Promise<void> {
  await database.updateTable('staff_session').set({ must_enrol: false }).where('id', '=', id).execute();
}

interface Which {
  readonly only?: string;
  readonly except?: string;
}

/** Ends sessions of a person; returns how many. */
export async function endStaffSessions(
  database: Database,
  staffId: number,
  now: Date,
  { only, except }: Which = {},
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('staff_session')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Moments that tell which sessions are still open. */
export interface StillOpenSince {
  readonly now: Date;
  readonly usedSince: Date;
  readonly handheldUsedSince: Date;
}

/** Sessions of a person that may still be used, the last used first. */
export async function openStaffSessions(
  database: Database,
  staffId: number,
  { now, usedSince, handheldUsedSince }: StillOpenSince,
) {
  return database
    .selectFrom('staff_session')
    .select(['id', 'user_agent as userAgent', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .select('handheld')
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where((is) =>
      is.or([
        is('last_used_at', '>', usedSince),
        is.and([is('handheld', '=', true), is('last_used_at', '>', handheldUsedSince)]),
      ]),
    )
    .orderBy('last_used_at', 'desc')
    .execute();
}

/** Deletes sessions, links and challenges that ended before a moment. */
export async function purgeStaffSessions(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('staff_session').where('expires_at', '<', before).execute();
  await database.deleteFrom('staff_invitation').where('expires_at', '<', before).execute();
  await database.deleteFrom('staff_challenge').where('expires_at', '<', before).execute();
}
