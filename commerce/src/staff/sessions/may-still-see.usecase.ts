import { grantedIn, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { Subject } from '@casamaestra/contract/staff/permissions.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import { liveSession } from './live-session.usecase.ts';

/** Whether a session has not ended, and its person may see a part of the back office: for what it has opened before. */
export async function mayStillSee(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  sessionId: string,
  subject: Subject,
): Promise<boolean> {
  const session = await liveSession(database, sessionId, clock.now());
  if (session === undefined || session.mustEnrol) return false;
  return reaches(grantedIn(session, subject), 'view');
}
