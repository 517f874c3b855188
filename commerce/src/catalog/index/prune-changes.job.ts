import type { Database } from '../../platform/database/connection.ts';
import { waitUnlessAborted } from '../../platform/jobs/wait-unless-aborted.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import { deleteOldChanges } from './change-log.queries.ts';

const HOUR_MS = 3_600_000;
/** A node that was away longer builds its index anew. */
const KEEP_CHANGES_DAYS = 7;

/** Forgets old rows of the change log, once this node's own index has read them. */
export function pruneChangesJob(database: Database, ready: Promise<void>): Job {
  return {
    name: 'purge-changes',
    everyMs: HOUR_MS,
    async run(signal) {
      if (await waitUnlessAborted(ready, signal)) await deleteOldChanges(database, KEEP_CHANGES_DAYS);
      return 0;
    },
  };
}
