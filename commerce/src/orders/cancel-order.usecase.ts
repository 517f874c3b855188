import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Actor } from '../services.ts';
import type { Database } from '../platform/database/connection.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { orderByToken } from './find-order.usecase.ts';
import type { OrderRecord } from './order-record.ts';
import { orderTexts } from '@casamaestra/texts/service/order-texts.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import { refundableCents } from './order-changes.queries.ts';
import { readOrders } from './read-orders.queries.ts';

/** An order to cancel, by whom and why; the reason is shown to the buyer. */
export interface Cancelling {
  readonly orderId: number;
  readonly actor: Actor;
  readonly reason: string;
}

/**
 * Cancels in the caller's transaction: stock and coupon uses are released, open payment attempts end,
 * payments are refunded. False when the order's state does not allow it.
 */
export async function cancelIn(
  database: Database,
  { orderId, actor, reason }: Cancelling,
  { orders, payments }: Pick<OrdersDependencies, 'orders' | 'payments'>,
): Promise<boolean> {
  if (!(await orders.cancel(database, orderId, actor, reason))) return false;
  await payments.voidAttempts(database, orderId);
  const paid = await refundableCents(database, orderId);
  const key = `cancel:${orderId}`;
  if (paid > 0) await payments.refund(database, { orderId, amountCents: paid, reason, key });
  return true;
}

const refusalOf = ({ state }: OrderRecord) =>
  state === 'cancelled' ? refused('order_cancelled', {}) : refused('order_under_way', { days: 14 });

/** The buyer cancels an order: while unpaid, or paid and not yet in preparation. */
export async function cancelOrder(token: string, deps: OrdersDependencies): Promise<Outcome<OrderRecord>> {
  const found = await orderByToken(token, deps);
  if (!found.ok) return found;
  const { id: orderId, language } = found.value;
  const reason = orderTexts(language).cancelledByCustomer;
  const cancelled = await inTransaction(deps.database, async (transaction) => {
    const value = await cancelIn(transaction, { orderId, actor: 'customer', reason }, deps);
    return { keep: value, value };
  });
  const [order] = await readOrders(deps.database, [orderId]);
  if (order === undefined) return found;
  return cancelled ? accepted(order) : refusalOf(order);
}
