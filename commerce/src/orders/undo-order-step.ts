import { orderStates } from '@casamaestra/contract/orders/order-view.ts';
import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../change-sets/undoable.ts';
import type { Database } from '../platform/database/connection.ts';
import { tellDelivered, tellDeliveredNoMore } from './delivered-mail.ts';
import { addOrderEvent, lastReached, lockOrder, restoreOrderState } from './order-changes.queries.ts';
import type { LockedOrder } from './order-changes.queries.ts';
import { markParcelsDelivered, unmarkParcelsDelivered } from './parcels.queries.ts';
import { orderIdOf } from './read-orders.queries.ts';

const numberOf = (record: string): string => /^order (.{1,40})$/.exec(record)?.[1] ?? '';

async function locked(transaction: Database, record: string): Promise<LockedOrder | undefined> {
  const id = await orderIdOf(transaction, numberOf(record));
  return id === undefined ? undefined : lockOrder(transaction, id);
}

/** The parcels say what the state says; the mail that tells of it does not leave if it has not. */
async function followState(transaction: Database, order: LockedOrder, to: OrderState, at: Date) {
  if (order.state === 'delivered') {
    const since = await lastReached(transaction, order.id, 'delivered');
    if (since !== undefined) await unmarkParcelsDelivered(transaction, order.id, since);
    await tellDeliveredNoMore(transaction, order);
  }
  if (to !== 'delivered') return;
  await markParcelsDelivered(transaction, order.id, at);
  await tellDelivered(transaction, order);
}

/**
 * An order is as it was before its preparation began, or before it was marked as delivered. A mail that was sent stays
 * sent; the buyer sees in the history of the order what it is now.
 */
export const undoOrderStep: Undoable = {
  kinds: ['orders.prepare', 'orders.deliver'],
  permission: { subject: 'orders', needs: 'edit' },
  async read(transaction, rows) {
    const now: unknown[] = [];
    for (const { record, field } of rows)
      now.push(field === 'state' ? (await locked(transaction, record))?.state : undefined);
    return now;
  },
  async write(transaction, rows, { at }) {
    for (const { record, value } of rows) {
      const order = await locked(transaction, record);
      const state = orderStates.find((known) => known === value);
      if (order === undefined || state === undefined) continue;
      await followState(transaction, order, state, at);
      await restoreOrderState(transaction, order.id, state, at);
      await addOrderEvent(transaction, { orderId: order.id, at, state, actor: 'staff' });
    }
    return accepted(undefined);
  },
};
