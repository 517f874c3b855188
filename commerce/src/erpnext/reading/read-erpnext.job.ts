import type { Job } from '../../platform/jobs/job-runner.ts';
import type { ErpnextParts } from '../connection/open-erpnext.ts';
import { readErpnext } from './read-erpnext.usecase.ts';
import { purgeRuns } from './runs.queries.ts';

const KEPT_MS = 30 * 24 * 3_600_000;

/** Reads the owner's ERPNext by its plan, or when somebody asks. */
export const readErpnextJob = (deps: ErpnextParts): Job => ({
  name: 'read-erpnext',
  everyMs: 2000,
  run: () => readErpnext(deps),
});

/** Runs are kept as long as their imports can be taken back. */
export const purgeErpnextJob = ({ database, clock }: ErpnextParts): Job => ({
  name: 'purge-erpnext',
  everyMs: 6 * 3_600_000,
  async run() {
    await purgeRuns(database, new Date(clock.now() - KEPT_MS));
    return 0;
  },
});
