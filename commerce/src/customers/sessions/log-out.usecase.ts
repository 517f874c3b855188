import { sessionCookie } from '@casamaestra/contract/customers/session.operations.ts';
import type { Caller } from '../../contract-http/caller.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { readRefreshToken, sameHash } from './refresh-token.ts';
import { removeSessionCookie } from './session-cookie.ts';
import { lockSession, revokeSessions } from './sessions.queries.ts';

/** Ends the session of the caller's cookie, if it is valid. */
export async function endSessionOfCookie(database: Database, caller: Caller, now: Date): Promise<void> {
  const token = readRefreshToken(caller.cookie(sessionCookie));
  const session = token === null ? undefined : await lockSession(database, token.sessionId);
  if (token === null || session === undefined) return;
  const genuine = sameHash(token.hash, session.token_hash) || sameHash(token.hash, session.previous_hash);
  if (genuine) await revokeSessions(database, session.customer_id, { only: token.sessionId, now });
}

/** Ends the session of the token and that of the cookie; they differ only when one of them is old. */
export async function logOut(deps: CustomerDependencies, caller: Caller): Promise<void> {
  const { database } = deps;
  const now = new Date(deps.clock.now());
  const identity = await deps.identify(caller);
  if (identity !== null)
    await revokeSessions(database, identity.customerId, { only: identity.sessionId, now });
  await endSessionOfCookie(database, caller, now);
  removeSessionCookie(caller);
}
