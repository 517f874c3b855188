import { sessionCookie } from '@casamaestra/contract/customers/session.operations.ts';
import type { AuthRecord } from '@casamaestra/contract/customers/session.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { Caller } from '../../contract-http/caller.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { withinRefreshes } from '../rate-limits.ts';
import { authRecord } from './open-session.usecase.ts';
import { isSameOrigin } from './same-origin.ts';
import { nextToken, readRefreshToken, sameHash } from './refresh-token.ts';
import type { RefreshToken } from './refresh-token.ts';
import { removeSessionCookie, setSessionCookie } from './session-cookie.ts';
import { GRACE_MS, ttlOf } from './session-ttl.ts';
import { lockSession, revokeSessions, rotateSession } from './sessions.queries.ts';
import type { LockedSession } from './sessions.queries.ts';

/** The state of the session a refresh token belongs to. */
type Status = 'current' | 'just_replaced' | 'reused' | 'ended';

function statusOf(session: LockedSession, { hash }: RefreshToken, now: number): Status {
  const { idleMs } = ttlOf(session.remember);
  const rotated = session.rotated_at.getTime();
  if (session.revoked_at !== null || session.disabled) return 'ended';
  if (session.expires_at.getTime() <= now || rotated + idleMs <= now) return 'ended';
  if (sameHash(hash, session.token_hash)) return 'current';
  return sameHash(hash, session.previous_hash) && now - rotated <= GRACE_MS ? 'just_replaced' : 'reused';
}

function loggedOut(caller: Caller): Outcome<never> {
  removeSessionCookie(caller);
  return refused('session_ended', {});
}

/**
 * Issues a new access token for the refresh cookie, and replaces the cookie. A refresh token that was already
 * used has been copied: the session ends for both parties (RFC 9700, 4.14.2).
 */
export async function refreshSession(
  deps: CustomerDependencies,
  caller: Caller,
): Promise<Outcome<AuthRecord>> {
  if (!isSameOrigin(caller, deps.publicUrl())) return refused('call_of_pages_only', {});
  const token = readRefreshToken(caller.cookie(sessionCookie));
  if (token === null) return loggedOut(caller);
  const { sessionId } = token;
  const within = await withinRefreshes(deps, { address: caller.address, sessionId });
  if (!within.ok) return within;
  const next = await nextToken(deps.secrets, token);
  const now = deps.clock.now();
  const session = await commitTogether(deps.database, async (database) => {
    const found = await lockSession(database, sessionId);
    const status = found === undefined ? 'ended' : statusOf(found, token, now);
    if (found === undefined || status === 'ended') return undefined;
    if (status === 'reused') {
      await revokeSessions(database, found.customer_id, { only: sessionId, now: new Date(now) });
      deps.log.warn(
        { sessionId, requestId: caller.requestId },
        'a refresh token was used again: session ended',
      );
      return undefined;
    }
    if (status === 'current') {
      const rotation = { tokenHash: next.hash, previousHash: token.hash, now: new Date(now) };
      await rotateSession(database, { id: sessionId, ...rotation });
    }
    return found;
  });
  if (session === undefined) return loggedOut(caller);
  const { remember, expires_at: end } = session;
  const age = Math.min(ttlOf(remember).idleMs, end.getTime() - now);
  setSessionCookie(caller, next.token, remember ? age : undefined);
  return accepted(await authRecord(deps, { ...session, id: session.customer_id }, sessionId));
}
