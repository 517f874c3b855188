import { randomUUID } from 'node:crypto';
import type { AuthRecord } from '@casamaestra/contract/customers/session.operations.ts';
import type { Caller } from '../../contract-http/caller.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { endSessionOfCookie } from './log-out.usecase.ts';
import { markDevice } from './known-device.ts';
import { isSameOrigin } from './same-origin.ts';
import { firstToken } from './refresh-token.ts';
import { setSessionCookie } from './session-cookie.ts';
import { CLIENT_SESSION_MS, SESSIONS_MAX, ttlOf } from './session-ttl.ts';
import { endOldestSessions, insertSession } from './sessions.queries.ts';
import type { SessionOwner } from './sessions.queries.ts';

const USER_AGENT_CHARACTERS_MAX = 300;

/** What the browser stores under `auth`: a fresh access token with the customer's name. */
export async function authRecord(
  { accessTokens }: Pick<CustomerDependencies, 'accessTokens'>,
  owner: SessionOwner,
  sessionId: string,
  ttlMs?: number,
): Promise<AuthRecord> {
  const { email } = owner;
  const { jwt, expiresAt } = await accessTokens.sign({ customerId: owner.id, sessionId, email }, ttlMs);
  return {
    jwt,
    expires_at: expiresAt.toISOString(),
    first_name: owner.first_name,
    last_name: owner.last_name,
    email,
  };
}

const userAgentOf = ({ header }: Caller): string =>
  (header('user-agent') ?? '').slice(0, USER_AGENT_CHARACTERS_MAX);

/**
 * For clients that are not pages of the shop and have no refresh cookie: one token for the whole session. It
 * is valid as long as the session's row and for shopping only.
 */
async function openClientSession(
  deps: CustomerDependencies,
  database: Database,
  caller: Caller,
  owner: SessionOwner,
): Promise<AuthRecord> {
  const now = deps.clock.now();
  const { sessionId, hash } = firstToken(randomUUID());
  await insertSession(database, {
    id: sessionId,
    customerId: owner.id,
    tokenHash: hash,
    remember: true,
    renewable: false,
    userAgent: userAgentOf(caller),
    now: new Date(now),
    expiresAt: new Date(now + CLIENT_SESSION_MS),
  });
  await endOldestSessions(database, owner.id, { kept: SESSIONS_MAX, now: new Date(now) });
  return authRecord(deps, owner, sessionId, CLIENT_SESSION_MS);
}

/** Opens a session for an authenticated customer: database row, cookie, access token. */
export async function openSession(
  deps: CustomerDependencies,
  database: Database,
  caller: Caller,
  { owner, remember }: { readonly owner: SessionOwner; readonly remember: boolean },
): Promise<AuthRecord> {
  if (!isSameOrigin(caller, deps.publicUrl())) return openClientSession(deps, database, caller, owner);
  const now = deps.clock.now();
  // The cookie is replaced, so nobody could use or end its old session.
  await endSessionOfCookie(database, caller, new Date(now));
  const life = ttlOf(remember);
  const token = firstToken(randomUUID());
  await insertSession(database, {
    id: token.sessionId,
    customerId: owner.id,
    tokenHash: token.hash,
    remember,
    renewable: true,
    userAgent: userAgentOf(caller),
    now: new Date(now),
    expiresAt: new Date(now + life.absoluteMs),
  });
  await endOldestSessions(database, owner.id, { kept: SESSIONS_MAX, now: new Date(now) });
  await markDevice(deps, caller, owner.email);
  setSessionCookie(caller, token.token, remember ? Math.min(life.idleMs, life.absoluteMs) : undefined);
  return authRecord(deps, owner, token.sessionId);
}
