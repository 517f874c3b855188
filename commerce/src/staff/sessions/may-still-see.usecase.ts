import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { Subject } from '@casamaestra/contract/staff/permissions.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import { IDLE_MS } from './staff-session-limits.ts';
import { findStaffSession } from './staff-sessions.queries.ts';

/** Whether a session has not ended, and its person may see a part of the back office: for what it has opened before. */
export async function mayStillSee(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  sessionId: string,
  subject: Subject,
): Promise<boolean> {
  const session = await findStaffSession(database, sessionId);
  if (session === undefined || session.mustEnrol) return false;
  const now = clock.now();
  if (session.expiresAt.getTime() <= now || session.lastUsedAt.getTime() + IDLE_MS <= now) return false;
  return reaches(grantedTo(session.roles, subject), 'view');
}
