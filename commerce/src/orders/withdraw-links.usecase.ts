import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { orderTexts } from '@casamaestra/texts/service/order-texts.ts';
import type { Author } from '../change-sets/author.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import type { Identity } from '../identity/identity.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { hours, withinLimits } from '../platform/limits/too-many-requests.ts';
import { orderNotFound } from './find-order.usecase.ts';
import { addOrderEvent, countWithdrawnLinks, lockOrder } from './order-changes.queries.ts';
import type { LockedOrder } from './order-changes.queries.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import { orderIdOf, readOrder } from './read-orders.queries.ts';

type Parts = Pick<OrdersDependencies, 'database' | 'clock'>;

/** Invalidates every link of an order and mails a new one to its address; undefined for an unknown order. */
async function withdraw(
  { database, clock }: Parts,
  orderNumber: string,
  author: Author | 'customer',
): Promise<LockedOrder | undefined> {
  const orderId = await orderIdOf(database, orderNumber);
  if (orderId === undefined) return undefined;
  return inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined) return { keep: false, value: undefined };
    const { state, language, email: recipient } = order;
    const times = await countWithdrawnLinks(transaction, orderId);
    const note = orderTexts(language).linksWithdrawn;
    const at = new Date(clock.now());
    const actor = author === 'customer' ? author : 'staff';
    await addOrderEvent(transaction, { orderId, at, state, actor, note });
    await queueMail(transaction, {
      kind: 'order_new_link',
      recipient,
      language,
      payload: { orderNumber },
      dedupeKey: `order_new_link:${orderNumber}:${times}`,
    });
    if (author !== 'customer')
      await recordChange(transaction, {
        author,
        at,
        kind: 'orders.new_link',
        record: `order ${order.number}`,
        rows: [{ field: 'links_withdrawn', from: times - 1, to: times }],
      });
    return { keep: true, value: order };
  });
}

/** Withdraws the links of any order; its state. */
export async function withdrawLinksByStaff(
  deps: Parts & { readonly author: Author },
  orderNumber: string,
): Promise<Outcome<OrderRecord['state']>> {
  const order = await withdraw(deps, orderNumber, deps.author);
  return order ? accepted(order.state) : refused('staff_order_unknown', { number: orderNumber });
}

/** Withdraws the links of an order of the customer's own account, a few times a day. */
export async function withdrawOwnLinks(
  deps: OrdersDependencies,
  { customerId }: Identity,
  orderNumber: string,
): Promise<Outcome<OrderRecord>> {
  const order = await readOrder(deps.database, orderNumber);
  if (order?.customerId !== customerId) return orderNotFound();
  const within = await withinLimits(deps, [
    [`withdraw-links:${orderNumber}`, { requests: 5 * deps.config.orderLimitsTimes, windowMs: hours(24) }],
  ]);
  if (!within.ok) return within;
  await withdraw(deps, orderNumber, 'customer');
  const changed = await readOrder(deps.database, orderNumber);
  return changed ? accepted(changed) : orderNotFound();
}
