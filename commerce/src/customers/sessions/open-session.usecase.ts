import { randomUUID } from 'node:crypto';
import type { AuthRecord } from '@casamaestra/contract/customers/session.operations.ts';
import type { Caller } from '../../contract-http/caller.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { endSessionOfCookie } from './log-out.usecase.ts';
import { markDevice } from './known-device.ts';
import { isFromOwnPages } from './own-pages.ts';
import { firstToken } from './refresh-token.ts';
import { setSessionCookie } from './session-cookie.ts';
import { CLIENT_SESSION_MS, SESSIONS_MAX, lifeOf } from './session-life.ts';
import { endOldestSessions, insertSession } from './sessions.queries.ts';
import type { SessionOwner } from './sessions.queries.ts';

const USER_AGENT_CHARACTERS_MAX = 300;

/** What the browser keeps under `auth`: a fresh access token with the customer's name. */
export async function authRecord(
  { accessTokens }: Pick<CustomerParts, 'accessTokens'>,
  owner: SessionOwner,
  sessionId: string,
  lifeMs?: number,
): Promise<AuthRecord> {
  const { email } = owner;
  const { jwt, expiresAt } = await accessTokens.sign({ customerId: owner.id, sessionId, email }, lifeMs);
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
 * For a client that is no page of the shop and so knows nothing of the cookie that renews: one token for the whole
 * session. It ends with the session's row, and is good for shopping alone.
 */
async function openClientSession(
  parts: CustomerParts,
  database: Database,
  caller: Caller,
  owner: SessionOwner,
): Promise<AuthRecord> {
  const now = parts.clock.now();
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
  return authRecord(parts, owner, sessionId, CLIENT_SESSION_MS);
}

/** Opens a session for a customer who has proved who they are: row, cookie, access token. */
export async function openSession(
  parts: CustomerParts,
  database: Database,
  caller: Caller,
  { owner, remember }: { readonly owner: SessionOwner; readonly remember: boolean },
): Promise<AuthRecord> {
  if (!isFromOwnPages(caller, parts.publicUrl())) return openClientSession(parts, database, caller, owner);
  const now = parts.clock.now();
  // The cookie is replaced: nobody could use or end its old session any more.
  await endSessionOfCookie(database, caller, new Date(now));
  const life = lifeOf(remember);
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
  await markDevice(parts, caller, owner.email);
  setSessionCookie(caller, token.token, remember ? Math.min(life.idleMs, life.absoluteMs) : undefined);
  return authRecord(parts, owner, token.sessionId);
}
