import { randomUUID } from 'node:crypto';
import type { AuthRecord } from '@casamaestra/contract/customers/session.operations.ts';
import type { Caller } from '../../contract-http/caller.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { endSessionOfCookie } from './log-out.usecase.ts';
import { markDevice } from './known-device.ts';
import { firstToken } from './refresh-token.ts';
import { setSessionCookie } from './session-cookie.ts';
import { lifeOf } from './session-life.ts';
import { insertSession } from './sessions.queries.ts';
import type { SessionOwner } from './sessions.queries.ts';

const USER_AGENT_CHARACTERS_MAX = 300;

/** What the browser keeps under `auth`: a fresh access token with the customer's name. */
export async function authRecord(
  { accessTokens }: Pick<CustomerParts, 'accessTokens'>,
  owner: SessionOwner,
  sessionId: string,
): Promise<AuthRecord> {
  const { email } = owner;
  const { jwt, expiresAt } = await accessTokens.sign({ customerId: owner.id, sessionId, email });
  return {
    jwt,
    expires_at: expiresAt.toISOString(),
    first_name: owner.first_name,
    last_name: owner.last_name,
    email,
  };
}

/** Opens a session for a customer who has proved who they are: row, cookie, access token. */
export async function openSession(
  parts: CustomerParts,
  database: Database,
  caller: Caller,
  { owner, remember }: { readonly owner: SessionOwner; readonly remember: boolean },
): Promise<AuthRecord> {
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
    userAgent: (caller.header('user-agent') ?? '').slice(0, USER_AGENT_CHARACTERS_MAX),
    now: new Date(now),
    expiresAt: new Date(now + life.absoluteMs),
  });
  await markDevice(parts, caller, owner.email);
  setSessionCookie(caller, token.token, remember ? Math.min(life.idleMs, life.absoluteMs) : undefined);
  return authRecord(parts, owner, token.sessionId);
}
