import { writtenDate, writtenSpan } from '../../checkout/written-window.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { PickupCard } from '../../checkout/steps/pickup-card.tsx';
import { StateBadge } from '../orders/state-badge.tsx';
import { stateSentence } from '../orders/state-words.ts';
import { momentOf } from '../written-moment.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderPeople } from './order-people.tsx';
import type { OrderProps } from './order-props.ts';
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

/** Everything about one order: where it is, what to do, what is in it, what it costs, whom it goes to. */
export function OrderDetail({ order, onChange, numbered }: OrderProps & { numbered?: boolean | undefined }) {
  const messages = useMessages();
  const { orders } = messages;
  const locale = useLocale();
  const [earliest, latest] = [order.earliest.slice(0, 10), order.latest.slice(0, 10)];
  return (
    <article className={css.order} aria-label={orders.orderTitle(order.order_number)}>
      <section className={css.standing} aria-label={orders.progress}>
        <p className={css.facts}>
          <StateBadge order={order} />
          {numbered && <strong>{orders.orderTitle(order.order_number)}</strong>}
          <span>{orders.placedAt(momentOf(order.placed_at, locale))}</span>
        </p>
        <p className={css.sentence}>{stateSentence(messages, order)}</p>
        {moving.has(order.state) && !(order.shipping_kind === 'pickup' && order.state === 'shipped') && (
          <p className={css.expected}>
            {order.shipping_kind === 'pickup'
              ? orders.expectedPickup(writtenDate(earliest, locale))
              : orders.expected(...writtenSpan(earliest, latest, locale))}
          </p>
        )}
        <OrderProgress order={order} />
        {order.pickup_place && moving.has(order.state) && (
          <PickupCard place={order.pickup_place} number={order.order_number} />
        )}
        <OrderActions order={order} onChange={onChange} />
      </section>
      <OrderPayment order={order} />
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
