import type { AreaDependencies } from '../area.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import type { VisitCounter } from './count-visits.ts';
import { addCounts, forgetCounts } from './visits.queries.ts';

const DAY_MS = 86_400_000;
/** Two years and a month: a month can be compared with that of the year before. */
const KEPT_DAYS = 760;

/** Writes what this node counted, in one statement a minute. */
export function writeVisitsJob(
  { database, clock }: Pick<AreaDependencies, 'database' | 'clock'>,
  counter: VisitCounter,
): Job {
  return {
    name: 'visits',
    of: 'node',
    everyMs: 60_000,
    async run() {
      const counts = counter.take();
      if (counts.length === 0) return 0;
      await addCounts(database, counts);
      const before = new Date(clock.now() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
      await forgetCounts(database, before);
      return 0;
    },
  };
}
