import { join } from 'node:path';
import type { Database } from '../../../platform/database/connection.ts';
import type { Log } from '../../../platform/log/create-log.ts';
import { selectBestPictures } from '../category-pictures.queries.ts';
import { KeptAnswer } from './kept-answer.ts';
import { selectOptionColours } from './option-colours.queries.ts';

export interface KeptAnswersOptions {
  readonly database: Database;
  readonly folder: string;
  readonly log: Log;
  /** Listings show something else now. */
  readonly changed: () => void;
}

/** What listings show of the whole catalogue. */
export function createKeptAnswers({ database, folder, ...options }: KeptAnswersOptions) {
  const colours = new KeptAnswer({
    ...options,
    name: 'colours',
    ask: () => selectOptionColours(database),
  });
  const pictures = new KeptAnswer({
    ...options,
    name: 'pictures',
    ask: () => selectBestPictures(database),
    seen: ({ category_id, picture }) => [category_id, picture],
  });
  return {
    colours,
    pictures,
    /** Resolves when the colours are known, which a listing does not wait for. `of`: the database. */
    async open(of: string): Promise<void> {
      const base = join(folder, of);
      await Promise.all([colours.open(base), pictures.open(base)]);
      await colours.now();
    },
    async close(): Promise<void> {
      await Promise.all([colours.close(), pictures.close()]);
    },
  };
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;
