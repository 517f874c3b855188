import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { minutes, withinLimits } from '../../platform/limits/too-many-requests.ts';
import type { StaffDependencies } from '../staff-dependencies.ts';
import type { StaffIdentity } from '../staff-identity.ts';
import { NOTED_MS } from '../sessions/staff-session-limits.ts';
import { hashOfSecret } from './program-secret.ts';
import { noteTokenUse, tokenByHash } from './program-tokens.queries.ts';

/** Calls of one network in a minute, right or wrong. */
const CALLS = { requests: 1_200, windowMs: minutes(1) };
/** Calls of one network with a token that is none. */
const FAILURES = { requests: 30, windowMs: minutes(10) };

/** The program that calls, as its maker with less rights: read with every call, so that an end counts at once. */
export async function identifyProgram(
  deps: Pick<StaffDependencies, 'database' | 'clock' | 'allow'>,
  caller: Caller,
  secret: string,
): Promise<Outcome<StaffIdentity>> {
  const network = networkOf(caller.address);
  const within = await withinLimits(deps, [[`program:${network}`, CALLS]]);
  if (!within.ok) return within;
  const token = await tokenByHash(deps.database, hashOfSecret(secret));
  const now = deps.clock.now();
  const isOver = token?.expiresAt !== null && (token?.expiresAt.getTime() ?? 0) <= now;
  if (token === undefined || token.endedAt !== null || token.disabled || isOver) {
    const failed = await withinLimits(deps, [[`program-refused:${network}`, FAILURES]]);
    return failed.ok ? refused('staff_token_refused', {}) : failed;
  }
  if (now - (token.lastUsedAt?.getTime() ?? 0) >= NOTED_MS)
    await noteTokenUse(deps.database, token.id, new Date(now));
  const { id, name, scopes, staffId, email, language, roles } = token;
  return accepted({
    staffId,
    sessionId: '',
    email,
    name,
    language,
    roles,
    mustEnrol: false,
    confirmedAt: new Date(0),
    expiresAt: token.expiresAt ?? new Date(now),
    program: { id, scopes },
  });
}
