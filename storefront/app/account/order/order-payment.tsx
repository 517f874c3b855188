import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { LinkButton } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import css from './order.module.css';
import { TransferFacts } from './transfer-facts.tsx';

/** What is still to be paid and how; nothing where nothing is. */
export function OrderPayment({ order }: { order: OrderView }) {
  const { orders } = useMessages();
  if (!order.can_pay && order.transfer === null) return null;
  return (
    <section aria-labelledby="order-payment" className={css.due}>
      <h2 id="order-payment">
        <Icon name="card" size={22} />
        <span>{order.transfer ? orders.transferTitle : orders.paymentMissing}</span>
      </h2>
      {order.payment_message !== null && <p>{order.payment_message}</p>}
      {order.transfer ? <TransferFacts transfer={order.transfer} /> : <p>{orders.payWithin}</p>}
      {order.can_pay && (
        <div className={css.actions} data-no-print="">
          <LinkButton href={urls.paymentFailed(order.order_token)} variant="secondary">
            {orders.payOtherwise}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
