import type { Area } from '../area.ts';
import { logFailures } from './access/note-access.usecase.ts';
import { guardsEndpoints } from './guards/guards.endpoint.ts';
import { undoGuards } from './guards/undo-guards.ts';
import { purgeStaffSessions } from './sessions/staff-sessions.queries.ts';
import { programTokenEndpoints } from './programs/program-tokens.endpoint.ts';
import { undoPerson } from './people/undo-person.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { ownEndpoints, peopleEndpoints, signInEndpoints } from './staff.endpoint.ts';

/** Ended sessions and links are kept this long. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** The people of the back office: who they are, how they sign in, what they may do. */
export function createStaffArea(deps: StaffDependencies): Area {
  return {
    endpoints: [
      ...signInEndpoints(deps),
      ...ownEndpoints(deps),
      ...peopleEndpoints(deps),
      ...programTokenEndpoints(deps),
      ...guardsEndpoints(deps),
    ],
    undo: [undoPerson, undoGuards],
    jobs: [
      { name: 'log-failed-sign-ins', everyMs: 10 * 60_000, run: () => logFailures(deps) },
      {
        name: 'purge-staff-sessions',
        everyMs: 6 * 3_600_000,
        run: async () => {
          await purgeStaffSessions(deps.database, new Date(deps.clock.now() - KEPT_MS));
          return 0;
        },
      },
    ],
  };
}
