import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome, OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  endStaffSessionOperation,
  staffSessionsOperation,
} from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { deviceName } from '../../customers/sessions/device-name.ts';
import type { StaffDependencies } from '../staff-dependencies.ts';
import type { StaffIdentity } from '../staff-identity.ts';
import { identifyStaff } from './identify-staff.usecase.ts';
import { stillOpenSince } from './staff-session-limits.ts';
import { endStaffSessions, openStaffSessions } from './staff-sessions.queries.ts';
import { removeStaffCookie } from './staff-token.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock'>;

/** The sessions of a person that may still be used. */
export async function listStaffSessions(
  { database, clock }: Parts,
  { staffId, sessionId }: StaffIdentity,
  caller: Caller,
): Promise<OperationOutput<typeof staffSessionsOperation>> {
  const sessions = await openStaffSessions(database, staffId, stillOpenSince(clock.now()));
  return sessions.map(({ id, userAgent, createdAt, lastUsedAt, handheld }) => ({
    id,
    device: deviceName(userAgent, caller.language),
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    current: id === sessionId,
    handheld,
  }));
}

/** Ends one of a person's own sessions, or all but this one. */
export async function endOwnSessions(
  { database, clock }: Parts,
  { staffId, sessionId }: StaffIdentity,
  input: OperationInput<typeof endStaffSessionOperation>,
): Promise<Outcome<{ ended: number }>> {
  const which = 'id' in input ? { only: input.id } : { except: sessionId };
  const ended = await endStaffSessions(database, staffId, new Date(clock.now()), which);
  return ended === 0 && 'id' in input ? refused('staff_session_unknown', {}, 'id') : accepted({ ended });
}

/** Ends the session of the cookie, if it has one, and removes it. */
export async function signOut(
  deps: Parts & Pick<StaffDependencies, 'secrets'>,
  caller: Caller,
): Promise<void> {
  const who = await identifyStaff(deps, caller);
  if (who !== null)
    await endStaffSessions(deps.database, who.staffId, new Date(deps.clock.now()), { only: who.sessionId });
  removeStaffCookie(caller);
}
