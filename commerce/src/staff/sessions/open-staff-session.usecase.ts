import { grantedIn, subjects } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffMe } from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { noteAccess } from '../access/note-access.usecase.ts';
import type { StaffDependencies } from '../staff-dependencies.ts';
import type { StaffIdentity } from '../staff-identity.ts';
import { identifyStaff } from './identify-staff.usecase.ts';
import { liveSession } from './live-session.usecase.ts';
import { ABSOLUTE_MS, CONFIRMED_MS, HANDHELD_IDLE_MINUTES, IDLE_MINUTES } from './staff-session-limits.ts';
import { confirmStaffSession, endStaffSessions, insertStaffSession } from './staff-sessions.queries.ts';
import { newStaffToken, setStaffCookie } from './staff-token.ts';

const USER_AGENT_CHARACTERS = 300;

/** A person as the back office shows who is signed in. */
export function presentMe(who: Omit<StaffIdentity, 'sessionId'>, now: number): StaffMe {
  const confirmedUntil = who.confirmedAt.getTime() + CONFIRMED_MS;
  const permissions = subjects.map((subject) => {
    const { grant, limits } = grantedIn(who, subject);
    return [subject, { grant, limits: limits.map(String) }] as const;
  });
  return {
    id: who.staffId,
    email: who.email,
    name: who.name,
    roles: [...who.roles],
    permissions: Object.fromEntries(permissions),
    must_enrol: who.mustEnrol,
    // Nothing that needs a confirmation is done on a handheld.
    confirmed_until:
      who.handheld === undefined && confirmedUntil > now ? new Date(confirmedUntil).toISOString() : null,
    ends_at: who.expiresAt.toISOString(),
    idle_minutes: who.handheld === undefined ? IDLE_MINUTES : HANDHELD_IDLE_MINUTES,
    handheld: who.handheld !== undefined,
  };
}

async function presentSession(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  sessionId: string,
): Promise<StaffMe> {
  const session = await liveSession(database, sessionId, clock.now());
  if (session === undefined) throw new Error('a session of staff ended while it was opened');
  return presentMe(session, clock.now());
}

interface Opened {
  readonly staffId: number;
  readonly mustEnrol: boolean;
  /** How they proved it. */
  readonly by: 'passkey' | 'app' | 'invitation' | 'recovery' | 'demo';
  readonly handheld?: boolean;
}

/** Opens a session for somebody who has proved who they are, and ends the one their cookie had. */
export async function openStaffSession(
  deps: Pick<StaffDependencies, 'database' | 'secrets' | 'clock'>,
  caller: Caller,
  { staffId, mustEnrol, by, handheld = false }: Opened,
): Promise<StaffMe> {
  const { database, secrets, clock } = deps;
  const now = new Date(clock.now());
  const former = await identifyStaff(deps, caller);
  const { sessionId, token, hash } = await newStaffToken(secrets);
  const me = await commitTogether(database, async (transaction) => {
    if (former !== null) await endStaffSessions(transaction, former.staffId, now, { only: former.sessionId });
    await insertStaffSession(transaction, {
      id: sessionId,
      staffId,
      tokenHash: hash,
      userAgent: (caller.header('user-agent') ?? '').slice(0, USER_AGENT_CHARACTERS),
      mustEnrol,
      handheld,
      now,
      expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
    });
    const opened = await presentSession({ database: transaction, clock }, sessionId);
    await noteAccess(deps, transaction, caller, {
      person: { staffId, name: opened.name },
      act: `sign_in_${by}`,
      rows: handheld ? [{ field: 'handheld', from: null, to: true }] : [],
    });
    return opened;
  });
  setStaffCookie(caller, token);
  return me;
}

/** The person has proved again who they are: the session goes on under another token (OWASP ASVS 7.2.4). */
export async function renewStaffSession(
  deps: Pick<StaffDependencies, 'database' | 'secrets' | 'clock'>,
  caller: Caller,
  { sessionId, staffId, name }: StaffIdentity,
  way: 'passkey' | 'app',
): Promise<StaffMe> {
  const { token, hash } = await newStaffToken(deps.secrets, sessionId);
  const now = new Date(deps.clock.now());
  await commitTogether(deps.database, async (transaction) => {
    await confirmStaffSession(transaction, sessionId, { tokenHash: hash, now });
    await noteAccess(deps, transaction, caller, { person: { staffId, name }, act: `confirm_${way}` });
  });
  setStaffCookie(caller, token);
  return presentSession(deps, sessionId);
}
