import { nextOrderState } from '@casamaestra/rules/orders/order-state.ts';
import { laterWindow } from '@casamaestra/rules/shipping/working-days.ts';
import type { OrderService } from '../services.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import type { Clock } from '../platform/clock.ts';
import {
  addOrderEvent,
  addRefund,
  lockOrder,
  releaseCoupons,
  releaseStock,
  setDeliveryWindow,
  setOrderState,
} from './order-changes.queries.ts';
import type { LockedOrder } from './order-changes.queries.ts';
import { orderTexts } from '@casamaestra/texts/service/order-texts.ts';
import { euroText } from './written.ts';

const addressee = ({ email, language }: LockedOrder) => ({ recipient: email, language });

/**
 * What other areas may ask of orders. Every method works in the caller's transaction and locks the order
 * first.
 */
export function createOrderService(clock: Clock): OrderService {
  const now = () => new Date(clock.now());
  return {
    async paid(database, orderId) {
      const order = await lockOrder(database, orderId);
      if (order === undefined || order.state === 'cancelled') return false;
      const state = nextOrderState(order.state, 'pay', 'gateway');
      // Reported twice: the order is paid already.
      if (state === null) return true;
      await setOrderState(database, orderId, state, now());
      await setDeliveryWindow(database, orderId, laterWindow(order.placedAt.getTime(), order, clock.now()));
      await addOrderEvent(database, { orderId, at: now(), state, actor: 'gateway' });
      await queueMail(database, {
        kind: 'payment_received',
        ...addressee(order),
        payload: { orderNumber: order.number },
        dedupeKey: `payment_received:${order.number}`,
      });
      return true;
    },

    async cancel(database, orderId, actor, reason) {
      const order = await lockOrder(database, orderId);
      const state = order === undefined ? null : nextOrderState(order.state, 'cancel', actor);
      if (order === undefined || state === null) return false;
      await setOrderState(database, orderId, state, now());
      await releaseStock(database, orderId);
      await releaseCoupons(database, orderId);
      await addOrderEvent(database, { orderId, at: now(), state, actor, note: reason });
      await queueMail(database, {
        kind: 'order_cancelled',
        ...addressee(order),
        payload: { orderNumber: order.number, reason },
        dedupeKey: `order_cancelled:${order.number}`,
      });
      return true;
    },

    async refunded(database, orderId, amountCents, refundId) {
      const order = await lockOrder(database, orderId);
      if (order === undefined) throw new Error(`no order ${orderId} for refund ${refundId}`);
      const { state, language, number: orderNumber } = order;
      await addRefund(database, orderId, amountCents, now());
      const note = orderTexts(language).refunded(euroText(amountCents, language));
      await addOrderEvent(database, { orderId, at: now(), state, actor: 'shop', note });
      await queueMail(database, {
        kind: 'order_refunded',
        ...addressee(order),
        payload: { orderNumber, amountCents },
        dedupeKey: `order_refunded:${refundId}`,
      });
    },
  };
}
