import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { SearchEngine } from '@casamaestra/search/search-engine.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import { addSearchOrders, selectOrderedProducts, settleSearchOrders } from './bought.queries.ts';
import type { SearchOrder } from './bought.queries.ts';
import type { OrderedIntake } from './ordered-intake.ts';

const DAY_MS = 24 * 3_600_000;
/** Longest that a query is kept beside an order. */
const KEPT_DAYS = 30;
const KEPT_ROWS = 20_000;

interface Ordered {
  readonly database: Database;
  readonly engine: Pick<SearchEngine, 'search'>;
  readonly ordered: OrderedIntake;
}

/** Stores the queries behind orders where the order has the product and the query finds it. Returns their number. */
export async function storeOrdered({ database, engine, ordered }: Ordered): Promise<number> {
  const waiting = ordered.take();
  if (waiting.length === 0) return 0;
  const lines = await selectOrderedProducts(database, [
    ...new Set(waiting.map(({ orderNumber }) => orderNumber)),
  ]);
  const found: SearchOrder[] = [];
  for (const { orderNumber, sku, typed, term } of waiting) {
    const line = lines.find((one) => one.number === orderNumber && one.sku === sku);
    if (line === undefined) continue;
    await yieldToOthers();
    const { total } = await engine.search({ text: typed, ids: [line.product], limit: 0, counts: false });
    if (total > 0) found.push({ order: line.order, product: line.product, term });
  }
  await addSearchOrders(database, found, KEPT_ROWS);
  return found.length;
}

/**
 * Counts what was bought after a query once the goods have left, and forgets the order's query then, or when the order
 * ended otherwise or is thirty days old. Returns the number of queries forgotten.
 */
export const countBought = (database: Database, clock: Clock): Promise<number> =>
  settleSearchOrders(database, new Date(clock.now() - KEPT_DAYS * DAY_MS));
