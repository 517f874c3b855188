import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { sessionsOperation } from '@casamaestra/contract/customers/session.operations.ts';
import type { CustomerParts } from '../customer-parts.ts';
import type { Identity } from '../identity.ts';
import { deviceName } from './device-name.ts';
import { isSessionId } from './session-id.ts';
import { lifeOf } from './session-life.ts';
import { revokeSessions, standingSessions } from './sessions.queries.ts';

/** Devices that are logged in; sessions that were idle too long are no longer. */
export async function listSessions(
  { database, clock }: CustomerParts,
  { customerId, sessionId }: Identity,
): Promise<OperationOutput<typeof sessionsOperation>> {
  const now = clock.now();
  const rows = await standingSessions(database, customerId, new Date(now));
  return rows
    .filter((row) => row.last_used_at.getTime() + lifeOf(row.remember).idleMs > now)
    .map((row) => ({
      id: row.id,
      device: deviceName(row.user_agent),
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
      current: row.id === sessionId,
    }));
}

/** Ends one session by its id, or all others. Answers how many ended. */
export async function endSessions(
  { database, clock }: CustomerParts,
  { customerId, sessionId }: Identity,
  { id, others = false }: { readonly id?: string | undefined; readonly others?: boolean | undefined },
): Promise<Outcome<number>> {
  const now = new Date(clock.now());
  if (others) return accepted(await revokeSessions(database, customerId, { except: sessionId, now }));
  if (id === undefined)
    return refused('invalid_input', 'Indica quale accesso chiudere: «id» oppure «others».', 'id');
  const ended = isSessionId(id) ? await revokeSessions(database, customerId, { only: id, now }) : 0;
  return ended === 0 ? refused('not_found', 'Questo accesso è già chiuso.', 'id') : accepted(ended);
}
