import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { CancelOrder } from './cancel-order.tsx';
import { urls } from '@casamaestra/contract/pages.ts';
import { longDay } from '@casamaestra/texts/format/date.ts';
import type { OrderProps } from './order-props.ts';
import css from './order.module.css';
import { PayNow } from './pay-now.tsx';
import { Reorder } from './reorder.tsx';

/** What can be done with the order: paying leads while it is unpaid, everything else stands beside it alike. */
export function OrderActions({ order, onChange }: OrderProps) {
  const { orders } = useMessages();
  const { can_pay: payable, transfer, withdraw_until: lastDay } = order;
  const withdraw = urls.withdrawal(order.order_token);
  return (
    <>
      {payable && transfer === null && <PayNow order={order} />}
      {payable && transfer !== null && (
        <p data-no-print="">
          <LinkButton href="#order-payment">{orders.transferDetails}</LinkButton>
        </p>
      )}
      <div className={css.actions} data-no-print="">
        {!payable && <Reorder order={order} />}
        {order.can_withdraw && (
          <LinkButton href={withdraw} variant="secondary" size="s">
            {orders.withdraw}
          </LinkButton>
        )}
        {order.can_cancel && <CancelOrder order={order} onChange={onChange} />}
        {payable && <Reorder order={order} />}
        <Button variant="secondary" size="s" icon="print" onClick={() => window.print()}>
          {orders.print}
        </Button>
      </div>
      {order.can_withdraw && lastDay !== null && <WithdrawUntil lastDay={lastDay} />}
    </>
  );
}

/** The last day is shown during the whole period (Codice del consumo, art. 54-bis). */
function WithdrawUntil({ lastDay }: { lastDay: string }) {
  const { orders } = useMessages();
  const locale = useLocale();
  return <p className={css.quiet}>{orders.withdrawUntil(longDay(lastDay, locale))}</p>;
}
