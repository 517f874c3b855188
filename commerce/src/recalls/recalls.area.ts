import type { Area, ShopDependencies } from '../area.ts';
import { writeToLateBuyers } from './write-to-buyers.usecase.ts';

/** Safety recalls: what of them goes on by itself. */
export const createRecallsArea = (deps: ShopDependencies): Area => ({
  endpoints: [],
  jobs: [{ name: 'late-recall-mails', everyMs: 60_000, run: () => writeToLateBuyers(deps) }],
});
