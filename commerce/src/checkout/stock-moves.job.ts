import type { Database } from '../platform/database/connection.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { countSales, passOnStockMoves } from './stock-moves.queries.ts';

const MOVES_AT_ONCE = 5000;
const MOVES_EVERY_MS = 300;
const ORDERS_AT_ONCE = 500;
const SALES_EVERY_MS = 5000;

/**
 * A batch that is not full was the last for now: the job then pauses even while orders keep coming, so that
 * search index and pages are updated at most three times a second.
 */
const fullOnly = (done: number, limit: number) => (done < limit ? 0 : done);

/** Propagates stock changes of orders to search index, cards and cached pages. */
export function stockMovesJob(database: Database): Job {
  return {
    name: 'stock-moves',
    everyMs: MOVES_EVERY_MS,
    run: async () => fullOnly(await passOnStockMoves(database, MOVES_AT_ONCE), MOVES_AT_ONCE),
  };
}

/** Counts paid orders for the best sellers. */
export function salesJob(database: Database): Job {
  return {
    name: 'sales',
    everyMs: SALES_EVERY_MS,
    run: async () => fullOnly(await countSales(database, ORDERS_AT_ONCE), ORDERS_AT_ONCE),
  };
}
