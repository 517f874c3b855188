import { unattendedHeader } from '@casamaestra/contract/staff/staff-operation.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { sameBytes } from '../../platform/secrets/same-secret.ts';
import type { StaffDependencies } from '../staff-dependencies.ts';
import type { StaffIdentity } from '../staff-identity.ts';
import { liveSession } from './live-session.usecase.ts';
import { NOTED_MS } from './staff-session-limits.ts';
import { noteStaffUse } from './staff-sessions.queries.ts';
import { readStaffToken } from './staff-token.ts';

/**
 * Who calls, by the cookie alone; null for none and for a session that was idle too long, reached its end or was
 * ended, and for a disabled person. Notes that the session is used, unless a page asked by itself.
 */
export async function identifyStaff(
  { database, secrets, clock }: Pick<StaffDependencies, 'database' | 'secrets' | 'clock'>,
  caller: Caller,
): Promise<StaffIdentity | null> {
  const token = await readStaffToken(secrets, caller);
  if (token === null) return null;
  const now = clock.now();
  const session = await liveSession(database, token.sessionId, now);
  if (session === undefined) return null;
  const used = session.lastUsedAt.getTime();
  if (!token.hashes.some((hash) => sameBytes(hash, session.tokenHash))) return null;
  const isUse = caller.header(unattendedHeader) === undefined;
  if (isUse && now - used >= NOTED_MS) await noteStaffUse(database, token.sessionId, new Date(now));
  const { tokenHash: _, lastUsedAt: __, ...who } = session;
  return { ...who, sessionId: token.sessionId };
}
