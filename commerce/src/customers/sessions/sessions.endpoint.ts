import {
  logoutOperation,
  refreshOperation,
  revokeSessionOperation,
  sessionsOperation,
} from '@casamaestra/contract/customers/session.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { guestEndpoint } from '../../contract-http/endpoint-of.ts';
import { customerEndpoint } from '../customer-endpoint.ts';
import { endSessions, listSessions } from './list-sessions.usecase.ts';
import { logOut } from './log-out.usecase.ts';
import { refreshSession } from './refresh-session.usecase.ts';

/** Sessions: refresh, list, end, log out. */
export function sessionEndpoints(deps: CustomerDependencies): readonly Endpoint[] {
  return [
    guestEndpoint(refreshOperation, async (_, caller) => refreshSession(deps, caller)),
    guestEndpoint(logoutOperation, async (_, caller) => {
      await logOut(deps, caller);
      return accepted({ status: 'success' as const });
    }),
    customerEndpoint(deps, sessionsOperation, async (_, identity, { language }) =>
      accepted(await listSessions(deps, identity, language)),
    ),
    customerEndpoint(deps, revokeSessionOperation, async (input, identity, caller) => {
      const ended = await endSessions(deps, caller, identity, input);
      return ended.ok ? accepted({ status: 'success' as const, ended: ended.value }) : ended;
    }),
  ];
}
