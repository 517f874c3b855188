import type { cancelOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useState } from 'react';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { Confirmation } from '../../forms/confirmation.tsx';
import type { OrderProps } from './order-props.ts';

/** Cancels the order after asking; says what happens to the money. */
export function CancelOrder({ order, onChange }: OrderProps) {
  const { orders } = useMessages();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" size="s" icon="close" onClick={() => setAsking(true)}>
        {orders.cancel}
      </Button>
      <Confirmation
        open={asking}
        title={orders.cancelTitle}
        confirm={orders.cancel}
        keep={orders.keep}
        done={orders.cancelled}
        send={() =>
          callService<typeof cancelOrderOperation>('casamaestra.orders.cancel', {
            order_token: order.order_token,
          })
        }
        onDone={onChange}
        onClose={() => setAsking(false)}
      >
        <p>
          {order.payment === 'paid' ? orders.cancelPaid(money(order.total, locale)) : orders.cancelUnpaid}
        </p>
      </Confirmation>
    </>
  );
}
