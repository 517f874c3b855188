import type { Database } from '../platform/database/connection.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { countSales, passOnStockMoves } from './stock-moves.queries.ts';

const MOVES_AT_ONCE = 5000;
const MOVES_EVERY_MS = 300;
const ORDERS_AT_ONCE = 500;
const SALES_EVERY_MS = 5000;

/**
 * A batch that is not full is all there was: the next one waits for its pause even while orders keep coming, so
 * that search index and pages are woken three times a second at most.
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

/** Best sellers follow paid orders. */
export function salesJob(database: Database): Job {
  return {
    name: 'sales',
    everyMs: SALES_EVERY_MS,
    run: async () => fullOnly(await countSales(database, ORDERS_AT_ONCE), ORDERS_AT_ONCE),
  };
}
