import type { AreaDependencies } from '../area.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { hours } from '../platform/limits/too-many-requests.ts';
import { forgetChoices } from './consent.queries.ts';

export function forgetChoicesJob({ database, clock }: AreaDependencies, keptMs: number): Job {
  return {
    name: 'consent-forget',
    everyMs: hours(6),
    async run() {
      await forgetChoices(database, new Date(clock.now() - keptMs));
      return 0;
    },
  };
}
