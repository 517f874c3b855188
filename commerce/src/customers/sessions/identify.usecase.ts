import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Identify } from '../../identity/identity.ts';
import type { AccessTokens } from './access-token.ts';
import { ownerOfSession } from './sessions.queries.ts';

/**
 * Identifies the caller by a verified token of an active session. Each call reads one row from the database,
 * so that a session ended on one node is ended on all at once.
 */
export function createIdentify(database: Database, clock: Clock, tokens: AccessTokens): Identify {
  return async ({ jwt }) => {
    const claims = jwt === undefined ? null : await tokens.read(jwt);
    if (claims === null) return null;
    const owner = await ownerOfSession(database, claims, new Date(clock.now()));
    if (owner === undefined) return null;
    return {
      customerId: owner.id,
      email: owner.email,
      firstName: owner.first_name,
      lastName: owner.last_name,
      sessionId: claims.sessionId,
      shoppingOnly: !owner.renewable,
    };
  };
}
