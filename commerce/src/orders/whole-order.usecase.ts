import type { Database } from '../platform/database/connection.ts';
import { addOrderEvent, lockOrder, restockPieces } from './order-changes.queries.ts';
import type { OrderEvent, Restocked } from './order-changes.queries.ts';
import type { OrderRecord } from './order-record.ts';
import { readOrder, readOrders } from './read-orders.queries.ts';

/** One order with everything that belongs to it, by its number in upper or lower case. */
export async function wholeOrder(database: Database, orderNumber: string): Promise<OrderRecord | undefined> {
  return readOrder(database, orderNumber);
}

/** The same by its id. */
export async function wholeOrderOf(database: Database, orderId: number): Promise<OrderRecord | undefined> {
  const [order] = await readOrders(database, [orderId]);
  return order;
}

/**
 * The same, locked until the transaction ends. Lock order: an order before everything that belongs to it.
 * @throws Error when there is no such order
 */
export async function lockWholeOrder(transaction: Database, orderId: number): Promise<OrderRecord> {
  await lockOrder(transaction, orderId);
  const order = await wholeOrderOf(transaction, orderId);
  if (order === undefined) throw new Error(`order ${orderId} is gone`);
  return order;
}

/** Adds an entry to an order's history, in the transaction of the change. */
export async function noteInHistory(transaction: Database, event: OrderEvent): Promise<void> {
  await addOrderEvent(transaction, event);
}

/** Puts pieces of an order that is locked back in stock; answers the variants' pieces before and after. */
export const putBackInStock = (
  transaction: Database,
  orderId: number,
  pieces: readonly { readonly position: number; readonly qty: number }[],
): Promise<readonly Restocked[]> => restockPieces(transaction, orderId, pieces);
