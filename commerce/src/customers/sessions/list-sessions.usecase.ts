import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { sessionsOperation } from '@casamaestra/contract/customers/session.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { reauthenticate } from '../accounts/reauthenticate.usecase.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import type { Identity } from '../../identity/identity.ts';
import { logLogin } from '../login-log.ts';
import { deviceName } from './device-name.ts';
import { isSessionId } from './session-id.ts';
import { ttlOf } from './session-ttl.ts';
import { revokeSessions, activeSessions } from './sessions.queries.ts';

/** The active sessions of an account, devices named in the language; idle ones that expired are not listed. */
export async function openSessionsOf(
  { database, clock }: Pick<CustomerDependencies, 'database' | 'clock'>,
  customerId: number,
  language: Language,
) {
  const now = clock.now();
  const rows = await activeSessions(database, customerId, new Date(now));
  return rows
    .filter((row) => row.last_used_at.getTime() + ttlOf(row.remember).idleMs > now)
    .map((row) => ({
      id: row.id,
      device: deviceName(row.user_agent, language),
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
    }));
}

/** The customer's own active sessions. */
export async function listSessions(
  deps: CustomerDependencies,
  { customerId, sessionId }: Identity,
  language: Language,
): Promise<OperationOutput<typeof sessionsOperation>> {
  const sessions = await openSessionsOf(deps, customerId, language);
  return sessions.map((session) => ({ ...session, current: session.id === sessionId }));
}

interface Ending {
  readonly id?: string | undefined;
  readonly others?: boolean | undefined;
  readonly password?: string | undefined;
}

/** Ends one session by its id, or all others, after re-authentication. Returns the number ended. */
export async function endSessions(
  deps: CustomerDependencies,
  caller: Caller,
  identity: Identity,
  { id, others = false, password }: Ending,
): Promise<Outcome<number>> {
  if (!others && id === undefined) return refused('session_unnamed', {}, 'id');
  const { database, clock } = deps;
  const { customerId, sessionId } = identity;
  const proved = await reauthenticate(deps, caller, identity, password);
  if (!proved.ok) return proved;
  const now = new Date(clock.now());
  const only = id !== undefined && isSessionId(id) ? id : undefined;
  if (!others && only === undefined) return alreadyClosed();
  const which = others || only === undefined ? { except: sessionId } : { only };
  const ended = await revokeSessions(database, customerId, { ...which, now });
  await logLogin(deps, caller, { email: identity.email, event: 'sessions_ended' });
  return ended === 0 && !others ? alreadyClosed() : accepted(ended);
}

const alreadyClosed = (): Outcome<never> => refused('session_unknown', {}, 'id');
