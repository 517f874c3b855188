import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome, OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  endStaffSessionOperation,
  staffSessionsOperation,
} from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { deviceName } from '../../customers/sessions/device-name.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { noteAccess } from '../access/note-access.usecase.ts';
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

/** Ends sessions of a person and writes it into the log; what was ended before leaves no trace. */
const endAndNote = (
  deps: Parts,
  caller: Caller,
  who: StaffIdentity,
  which: Parameters<typeof endStaffSessions>[3],
): Promise<number> =>
  commitTogether(deps.database, async (transaction) => {
    const at = new Date(deps.clock.now());
    const ended = await endStaffSessions(transaction, who.staffId, at, which);
    if (ended > 0)
      await noteAccess(deps, transaction, caller, {
        person: who,
        act: which?.only === who.sessionId ? 'sign_out' : 'end_sessions',
        rows: [{ field: 'sessions', from: ended, to: 0 }],
      });
    return ended;
  });

/** Ends one of a person's own sessions, or all but this one. */
export async function endOwnSessions(
  deps: Parts,
  caller: Caller,
  who: StaffIdentity,
  input: OperationInput<typeof endStaffSessionOperation>,
): Promise<Outcome<{ ended: number }>> {
  const which = 'id' in input ? { only: input.id } : { except: who.sessionId };
  const ended = await endAndNote(deps, caller, who, which);
  return ended === 0 && 'id' in input ? refused('staff_session_unknown', {}, 'id') : accepted({ ended });
}

/** Ends the session of the cookie, if it has one, and removes it. */
export async function signOut(
  deps: Parts & Pick<StaffDependencies, 'secrets'>,
  caller: Caller,
): Promise<void> {
  const who = await identifyStaff(deps, caller);
  if (who !== null) await endAndNote(deps, caller, who, { only: who.sessionId });
  removeStaffCookie(caller);
}
