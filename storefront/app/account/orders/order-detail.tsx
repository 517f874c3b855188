import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { writtenDate, writtenDays, writtenSpan } from '@casamaestra/texts/format/delivery-window.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { longDay, longMoment } from '@casamaestra/texts/format/date.ts';
import { ConfirmNotice } from '../../order/confirm-notice.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { PickupCard } from '../../order/pickup-card.tsx';
import { StateBadge, stateSentence } from './state-badge.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderDue } from './order-payment.tsx';
import { OrderPeople } from './order-people.tsx';
import type { OrderProps } from './order-actions.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderSums } from './order-sums.tsx';
import { OrderUpdates } from './order-updates.tsx';
import css from './order.module.css';

const moving = new Set([
  'received',
  'awaiting_payment',
  'paid',
  'in_preparation',
  'partly_shipped',
  'shipped',
]);

/** All details of an order: status, actions, lines, totals, addresses. */
export function OrderDetail({ order, onChange, numbered }: OrderProps & { numbered?: boolean | undefined }) {
  const messages = useMessages();
  const { orders } = messages;
  const locale = useLocale();
  const title = (order.offer === true ? orders.offerTitle : orders.orderTitle)(order.order_number);
  const collectable = order.shipping_kind === 'pickup' && order.state === 'shipped';
  return (
    <article className={css.order} aria-label={title}>
      <section className={css.status} aria-label={orders.progress}>
        <p className={css.facts}>
          <StateBadge order={order} withdrawn={order.withdrawal !== null} />
          {numbered && <strong>{title}</strong>}
          <span>{orders.placedAt(longMoment(order.placed_at, locale))}</span>
        </p>
        <p className={css.sentence}>{sentenceOf(order, messages, locale)}</p>
        {moving.has(order.state) && order.earliest !== '' && order.withdrawal === null && !collectable && (
          <p className={css.expected}>{expectedOf(order, orders, locale)}</p>
        )}
        <OrderProgress order={order} />
        {order.pickup_place && moving.has(order.state) && (
          <PickupCard place={order.pickup_place} number={order.order_number} />
        )}
        <OrderActions order={order} onChange={onChange} />
      </section>
      <ConfirmNotice order={order} />
      <OrderDue order={order} />
      <div className={css.columns}>
        <div className={css.main}>
          <OrderParcels order={order} />
          <OrderLines order={order} />
          <OrderUpdates order={order} />
        </div>
        <aside className={css.side}>
          <OrderSums order={order} />
          <OrderPeople order={order} />
          <OrderDocuments order={order} />
        </aside>
      </div>
    </article>
  );
}

function sentenceOf(order: OrderView, messages: Messages, locale: Language): string {
  const { withdrawal } = order;
  const { orders } = messages;
  if (withdrawal === null && order.confirm_by !== null && order.state === 'awaiting_payment')
    return orders.awaitingConfirmation;
  if (withdrawal === null) return stateSentence(messages, order);
  if (withdrawal.refund === null) return orders.withdrawalUnpaid;
  return orders.withdrawalRefund(money(withdrawal.refund, locale), longDay(withdrawal.refund_by, locale));
}

/** The delivery window; none is promised while payment is awaited. */
function expectedOf(order: OrderView, orders: Messages['orders'], locale: Language): string | null {
  const { shipping_kind: kind, state, total, payment_method: method } = order;
  const pickup = kind === 'pickup';
  if (order.working_days === null || order.earliest === '') return null;
  const days = writtenDays(order.working_days);
  if ((state === 'received' || state === 'awaiting_payment') && total > 0) {
    if (pickup) return orders.pickupAfterPayment(days);
    return method === 'transfer' ? orders.afterTransfer(days) : orders.afterPayment(days);
  }
  const [earliest, latest] = [order.earliest.slice(0, 10), order.latest.slice(0, 10)];
  if (pickup) return orders.expectedPickup(writtenDate(earliest, locale));
  return orders.expected(...writtenSpan(earliest, latest, locale));
}
