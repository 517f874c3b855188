import type { ShopDependencies } from '../area.ts';
import { type ListedRecall, type RecallMailed, selectMailed, selectRecalls } from './recalls.queries.ts';

type Reading = Pick<ShopDependencies, 'database'>;

/** All recalls, the latest first. */
export const listRecalls = ({ database }: Reading): Promise<readonly ListedRecall[]> =>
  selectRecalls(database);

/** One recall; undefined: there is none of this number. */
export const findRecall = async ({ database }: Reading, id: number): Promise<ListedRecall | undefined> =>
  (await selectRecalls(database, id))[0];

/** Whom a recall was mailed to, by address. */
export const reachedBy = (
  { database }: Reading,
  recall: number,
  limit = 2_147_483_647,
): Promise<readonly RecallMailed[]> => selectMailed(database, recall, limit);

export type { ListedRecall, RecallMailed };
