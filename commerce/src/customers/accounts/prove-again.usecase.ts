import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../../contract-http/caller.ts';
import type { CustomerParts } from '../customer-parts.ts';
import type { Identity } from '../../identity/identity.ts';
import { FRESH_MS } from '../sessions/session-life.ts';
import { sessionOpenedAt } from '../sessions/sessions.queries.ts';
import { provePassword } from './prove-password.usecase.ts';

/** A login of the last minutes is proof enough; later a borrowed device must not throw the owner's others out. */
export async function proveAgain(
  parts: CustomerParts,
  caller: Caller,
  identity: Identity,
  password: string | undefined,
): Promise<Outcome<unknown>> {
  const openedAt = await sessionOpenedAt(parts.database, identity.sessionId);
  if (openedAt.getTime() + FRESH_MS > parts.clock.now()) return accepted(undefined);
  if (password === undefined || password === '') return refused('password_needed', {}, 'password');
  return provePassword(parts, caller, identity, { password, field: 'password' });
}
