import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { longMoment } from '@casamaestra/texts/format/date.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { stateWord } from './state-badge.tsx';
import css from './order.module.css';

/** Status updates, newest first. */
export function OrderUpdates({ order }: { order: OrderView }) {
  const messages = useMessages();
  const { orders } = messages;
  const locale = useLocale();
  return (
    <section aria-labelledby="order-updates" className={css.part}>
      <h2 id="order-updates">{orders.updates}</h2>
      <ol className={css.updates} reversed>
        {order.history.toReversed().map(({ at, state, note }) => (
          <li key={at + state} className={css.update}>
            <p className={css.updateState}>
              {stateWord(messages, { state, shipping_kind: order.shipping_kind })}
            </p>
            <time dateTime={at} className={css.quiet}>
              {longMoment(at, locale)}
            </time>
            {note !== null && note !== '' && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
