import { queueMail, unqueueMail } from '../mail-queue/queue-mail.ts';
import type { Database } from '../platform/database/connection.ts';
import type { LockedOrder } from './order-changes.queries.ts';

/** One, however often an order is said to be delivered. */
const keyOf = ({ number }: LockedOrder): string => `order_delivered:${number}`;

/** Tells the buyer that everything arrived, and invites to a review who agreed to it. */
export const tellDelivered = (transaction: Database, order: LockedOrder): Promise<void> =>
  queueMail(transaction, {
    kind: 'order_delivered',
    recipient: order.email,
    language: order.language,
    payload: { orderNumber: order.number, inviteReview: order.reviewMail },
    dedupeKey: keyOf(order),
  });

/** It was not delivered: the mail does not leave, if it has not. */
export const tellDeliveredNoMore = (transaction: Database, order: LockedOrder): Promise<void> =>
  unqueueMail(transaction, keyOf(order));
