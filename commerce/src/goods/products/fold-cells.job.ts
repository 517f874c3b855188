import type { Job } from '../../platform/jobs/job-runner.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { foldCells, placeFigures } from './product-facets.queries.ts';

const MINUTE_MS = 60_000;
/** Figures given their place at once. */
const BATCH = 2000;

/** Keeps what facets read short: figures of before stand in a cell, and changes are added to the cells they belong to. */
export const foldCellsJob = ({ database }: Pick<StaffDependencies, 'database'>): Job => ({
  name: 'fold-product-cells',
  everyMs: MINUTE_MS,
  async run() {
    const placed = await placeFigures(database, BATCH);
    await foldCells(database);
    return placed;
  },
});
