import type { Job } from '../../platform/jobs/job-runner.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { foldCells } from './product-facets.queries.ts';

const MINUTE_MS = 60_000;

/** Keeps what facets read short: changes are added to the cells they belong to. */
export const foldCellsJob = ({ database }: Pick<StaffDependencies, 'database'>): Job => ({
  name: 'fold-product-cells',
  everyMs: MINUTE_MS,
  async run() {
    await foldCells(database);
    return 0;
  },
});
