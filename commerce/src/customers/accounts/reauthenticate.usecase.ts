import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../../contract-http/caller.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import type { Identity } from '../../identity/identity.ts';
import { FRESH_LOGIN_MS } from '../sessions/session-ttl.ts';
import { sessionOpenedAt } from '../sessions/sessions.queries.ts';
import { verifyPassword } from './verify-password.usecase.ts';

/**
 * Re-authentication: a login within the last ten minutes suffices, after that the password is required, so
 * that somebody with a borrowed device cannot end the owner's other sessions.
 */
export async function reauthenticate(
  deps: CustomerDependencies,
  caller: Caller,
  identity: Identity,
  password: string | undefined,
): Promise<Outcome<unknown>> {
  const openedAt = await sessionOpenedAt(deps.database, identity.sessionId);
  if (openedAt.getTime() + FRESH_LOGIN_MS > deps.clock.now()) return accepted(undefined);
  if (password === undefined || password === '') return refused('password_needed', {}, 'password');
  return verifyPassword(deps, caller, identity, { password, field: 'password' });
}
