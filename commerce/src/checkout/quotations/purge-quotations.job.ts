import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import { deleteExpiredQuotations } from './quotation.queries.ts';

const HOUR_MS = 3_600_000;
/** Expired quotations are kept this long, to answer that they have expired. */
const KEEP_MS = 24 * HOUR_MS;

/** Purges expired quotations: personal data is not kept longer than needed (GDPR, art. 5). */
export function purgeQuotationsJob(database: Database, clock: Clock): Job {
  return {
    name: 'purge-quotations',
    everyMs: HOUR_MS,
    run: async () => {
      await deleteExpiredQuotations(database, new Date(clock.now() - KEEP_MS));
      return 0;
    },
  };
}
