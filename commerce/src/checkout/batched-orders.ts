import { batchCalls } from '../platform/database/batch-calls.ts';
import type { Database } from '../platform/database/connection.ts';
import { repeatWhenInterrupted } from '../platform/database/in-transaction.ts';
import type { Log } from '../platform/log/create-log.ts';
import type { OpenOrderLimits, OpenOrders } from './open-order-limits.ts';
import { selectOpenOrders } from './open-orders.queries.ts';
import type { OpenOrdersQuestion } from './open-orders.queries.ts';
import { writeOrders } from './place-order.queries.ts';
import type { NewOrder, WrittenOrder } from './place-order.queries.ts';

/** Concurrent orders share statements: a plan, a round trip and a commit cost more than writing one of them. */
const MOST = 16;
const AT_ONCE = 2;

export type ReadOpenOrders = (question: OpenOrdersQuestion) => Promise<OpenOrders>;

export const createReadOpenOrders = (database: Database, limits: OpenOrderLimits): ReadOpenOrders =>
  batchCalls({
    run: (questions: readonly OpenOrdersQuestion[]) => selectOpenOrders(database, questions, limits),
    most: MOST,
    atOnce: AT_ONCE,
  });

/** Writes an order without coupons. */
export type WriteOrder = (order: NewOrder) => Promise<WrittenOrder>;

async function writeAlone(database: Database, order: NewOrder): Promise<WrittenOrder> {
  const [written] = await repeatWhenInterrupted(() => writeOrders(database, [order]));
  if (written === undefined) throw new Error('writing an order answered nothing');
  return written;
}

type Settled = { readonly written: WrittenOrder } | { readonly error: unknown };

const settled = (writing: Promise<WrittenOrder>): Promise<Settled> =>
  writing.then(
    (written) => ({ written }),
    (error: unknown) => ({ error }),
  );

/**
 * Orders written together fail together, and one that lacks pieces may have lost them to one that failed: both are
 * then written alone, so that nobody's order depends on whose came at the same moment. At the same time: while the
 * database is away, nobody waits for the timeouts of others.
 */
async function writeBatch(
  database: Database,
  log: Log,
  orders: readonly NewOrder[],
): Promise<readonly Settled[]> {
  const [first] = orders;
  if (first !== undefined && orders.length === 1) return [await settled(writeAlone(database, first))];
  const together = await repeatWhenInterrupted(() => writeOrders(database, orders)).catch((err: unknown) => {
    log.warn({ err, orders: orders.length }, 'orders could not be written together');
    return [];
  });
  return Promise.all(
    orders.map((order, nth): Settled | Promise<Settled> => {
      const written = together[nth];
      const isFinal = written !== undefined && written.kind !== 'lost';
      return isFinal ? { written } : settled(writeAlone(database, order));
    }),
  );
}

export function createWriteOrder(database: Database, log: Log): WriteOrder {
  const write = batchCalls({
    run: (orders: readonly NewOrder[]) => writeBatch(database, log, orders),
    most: MOST,
    atOnce: AT_ONCE,
  });
  return async (order) => {
    const result = await write(order);
    if ('error' in result) throw result.error;
    return result.written;
  };
}
