import {
  logoutOperation,
  refreshOperation,
  revokeSessionOperation,
  sessionsOperation,
} from '@casamaestra/contract/customers/session.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { guestCall } from '../../contract-http/guest-call.ts';
import { ownCall } from '../own-call.ts';
import { endSessions, listSessions } from './list-sessions.usecase.ts';
import { logOut } from './log-out.usecase.ts';
import { refreshSession } from './refresh-session.usecase.ts';

/** How long a login lasts and where. */
export function sessionEndpoints(parts: CustomerParts): readonly Endpoint[] {
  return [
    guestCall(refreshOperation, async (_, caller) => refreshSession(parts, caller)),
    guestCall(logoutOperation, async (_, caller) => {
      await logOut(parts, caller);
      return accepted({ status: 'success' as const });
    }),
    ownCall(parts, sessionsOperation, async (_, identity) => accepted(await listSessions(parts, identity))),
    ownCall(parts, revokeSessionOperation, async (input, identity, caller) => {
      const ended = await endSessions(parts, caller, identity, input);
      return ended.ok ? accepted({ status: 'success' as const, ended: ended.value }) : ended;
    }),
  ];
}
