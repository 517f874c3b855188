import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { CancelOrder } from './cancel-order.tsx';
import { urls } from '../../platform/urls.ts';
import { dayOf } from '../written-moment.ts';
import type { OrderProps } from './order-props.ts';
import css from './order.module.css';
import { Reorder } from './reorder.tsx';

/** What can be done with the order. */
export function OrderActions({ order, onChange }: OrderProps) {
  const { orders } = useMessages();
  return (
    <div className={css.actions} data-no-print="">
      <Reorder order={order} />
      <Button variant="quiet" size="s" icon="print" onClick={() => window.print()}>
        {orders.print}
      </Button>
      {order.can_cancel && <CancelOrder order={order} onChange={onChange} />}
      {order.can_withdraw && <Withdraw order={order} />}
    </div>
  );
}

/** Shown during the whole period (Codice del consumo, art. 54-bis). */
function Withdraw({ order }: Pick<OrderProps, 'order'>) {
  const { orders } = useMessages();
  const locale = useLocale();
  const { order_token: token, withdraw_until: lastDay } = order;
  return (
    <>
      <LinkButton href={urls.withdrawal(token)} variant="secondary" size="s">
        {orders.withdraw}
      </LinkButton>
      {lastDay !== null && <p className={css.quiet}>{orders.withdrawUntil(dayOf(lastDay, locale))}</p>}
    </>
  );
}
