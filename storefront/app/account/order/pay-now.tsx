import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import type { payAgainOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useNavigate } from 'react-router';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { followPayment } from '../../order/follow-payment.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/use-form.ts';

/** Starts a new payment with the method that was chosen. */
export function PayNow({ order }: { order: OrderView }) {
  const { orders } = useMessages();
  const navigate = useNavigate();
  const { state, formProps } = useForm({
    send: () =>
      callService<typeof payAgainOperation>('casamaestra.payments.pay_again', {
        order_token: order.order_token,
        payment_method: order.payment_method,
      }),
    done: ({ payment }) => followPayment(payment, order.order_token, (address) => void navigate(address)),
  });
  return (
    <form {...formProps}>
      <FormFailure state={state} />
      <Button type="submit" busy={state.busy}>
        {orders.payNow}
      </Button>
    </form>
  );
}
