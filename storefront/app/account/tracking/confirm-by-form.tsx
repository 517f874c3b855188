import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { stateSentence } from '../orders/state-badge.tsx';
import css from './tracking.module.css';

/** Result of the form; without an order when the link is invalid. */
export interface Confirmed {
  readonly order:
    | (Pick<OrderView, 'order_number' | 'state' | 'shipping_kind'> & {
        /** Whether its stock stays reserved until the transfer arrives. */
        readonly isKept: boolean;
      })
    | null;
}

/** With scripts, opening the mailed link confirms the order; without them this form does. */
export function ConfirmByForm({ confirmed }: { confirmed: Confirmed | undefined }) {
  const messages = useMessages();
  const { confirm } = messages.payment;
  if (confirmed === undefined)
    return (
      <noscript>
        <form method="post">
          <Button type="submit">{confirm.title}</Button>
        </form>
      </noscript>
    );
  const { order } = confirmed;
  if (order === null)
    return (
      <p role="alert" className={css.broken}>
        {messages.orders.trackLinkBroken}
      </p>
    );
  return (
    <>
      <h2>{messages.orders.orderTitle(order.order_number)}</h2>
      <p role="status">{order.isKept ? confirm.done : stateSentence(messages, order)}</p>
    </>
  );
}
