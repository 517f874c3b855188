import { Button } from '@casamaestra/ui/button.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { CancelOrder } from './cancel-order.tsx';
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
    </div>
  );
}
