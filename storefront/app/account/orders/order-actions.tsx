import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { urls } from '@casamaestra/contract/pages.ts';
import { longDay } from '@casamaestra/texts/format/date.ts';
import type { payAgainOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import { useNavigate } from '../../router/use-page.ts';
import type {
  cancelOrderOperation,
  withdrawLinksOperation,
} from '@casamaestra/contract/orders/orders.operations.ts';
import { useAuth } from '../../login/auth-store.ts';
import { can } from '../../platform/capabilities.ts';
import { useState } from 'react';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import css from './order.module.css';
import { Reorder } from './reorder.tsx';
import { callService } from '../../platform/service-call.ts';
import { followPayment } from '../../order/follow-payment.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Confirmation } from '../../forms/confirmation.tsx';

export interface OrderProps {
  readonly order: OrderView;
  /** Called with the changed order. */
  readonly onChange: (order: OrderView) => void;
}

/** Actions for the order: paying is the primary one while it is unpaid, all others are equal. */
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
        <WithdrawLinks order={order} onChange={onChange} />
        <Button variant="secondary" size="s" icon="print" onClick={() => window.print()}>
          {orders.print}
        </Button>
      </div>
      {order.can_withdraw && lastDay !== null && <WithdrawUntil lastDay={lastDay} />}
    </>
  );
}

/** The last day must be shown during the whole period (Codice del consumo, art. 54-bis). */
function WithdrawUntil({ lastDay }: { lastDay: string }) {
  const { orders } = useMessages();
  const locale = useLocale();
  return <p className={css.quiet}>{orders.withdrawUntil(longDay(lastDay, locale))}</p>;
}

/** Starts a new payment with the order's method. */
function PayNow({ order }: { order: OrderView }) {
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

/** Invalidates the links of an order of the own account, e.g. of a forwarded mail. */
function WithdrawLinks({ order, onChange }: OrderProps) {
  const { orders } = useMessages();
  const own = useAuth()?.email === order.email;
  const [asking, setAsking] = useState(false);
  if (!own || !can('order-links')) return null;
  return (
    <>
      <Button variant="secondary" size="s" icon="shield" onClick={() => setAsking(true)}>
        {orders.withdrawLinks}
      </Button>
      <Confirmation
        open={asking}
        title={orders.withdrawLinksTitle}
        confirm={orders.withdrawLinks}
        keep={orders.withdrawLinksKeep}
        done={orders.linksWithdrawn}
        send={() =>
          callService<typeof withdrawLinksOperation>('casamaestra.orders.withdraw_links', {
            order_number: order.order_number,
          })
        }
        onDone={onChange}
        onClose={() => setAsking(false)}
      >
        <p>{orders.withdrawLinksText}</p>
      </Confirmation>
    </>
  );
}

/** Cancels the order after a confirmation that says what happens to the payment. */
function CancelOrder({ order, onChange }: OrderProps) {
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
