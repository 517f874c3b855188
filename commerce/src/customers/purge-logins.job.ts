import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/connection.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { purgeKeys } from './accounts/customer-keys.queries.ts';
import { purgeSessions } from './sessions/sessions.queries.ts';

/** Ended sessions and keys are kept this long, to distinguish a reused token from an unknown one. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Deletes sessions and mailed keys that ended long ago. */
export function purgeLoginsJob(database: Database, clock: Clock): Job {
  return {
    name: 'purge-logins',
    everyMs: 6 * 3_600_000,
    run: async () => {
      const before = new Date(clock.now() - KEPT_MS);
      await purgeSessions(database, before);
      await purgeKeys(database, before);
      return 0;
    },
  };
}
