import { handheldRole } from '@casamaestra/contract/staff/permissions.ts';
import type { HandheldSession, StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { Database } from '../../platform/database/connection.ts';
import { idleMs } from './staff-session-limits.ts';
import { findStaffSession } from './staff-sessions.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findStaffSession>>>;

/** A session as everything that decides about rights reads it: one on a handheld has the role of the warehouse alone. */
export interface LiveSession extends Omit<Row, 'ownRoles' | 'isHandheld'> {
  readonly roles: readonly StaffRole[];
  readonly handheld?: HandheldSession;
}

/** A session that was not idle too long, has not reached its end and was not ended, of a person who is not disabled. */
export async function liveSession(
  database: Database,
  id: string,
  now: number,
): Promise<LiveSession | undefined> {
  const found = await findStaffSession(database, id);
  if (found === undefined) return undefined;
  const { ownRoles, isHandheld, ...session } = found;
  const idleEnd = session.lastUsedAt.getTime() + idleMs(isHandheld);
  if (session.expiresAt.getTime() <= now || idleEnd <= now) return undefined;
  return isHandheld
    ? { ...session, roles: [handheldRole], handheld: { own: ownRoles } }
    : { ...session, roles: ownRoles };
}
