import type { AreaDependencies } from '../area.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { countBoughtTogether } from './bought-together.queries.ts';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

/** Counts what was bought together in the last year: products and numbers, nobody's order. */
export const boughtTogetherJob = ({ database, clock }: AreaDependencies): Job => ({
  name: 'bought-together',
  everyMs: 6 * HOUR_MS,
  run: () => countBoughtTogether(database, new Date(clock.now() - YEAR_MS)),
});
