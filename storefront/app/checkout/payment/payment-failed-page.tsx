import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useSaid } from '@casamaestra/ui/live.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from '../../router/use-page.ts';
import { useInBrowser } from '../../platform/use-in-browser.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { can } from '../../platform/capabilities.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { assumedOptions, useCheckoutOptions } from '../../quote/use-options.ts';
import type { CheckoutOptions } from '../../quote/use-options.ts';
import { useOrder } from '../../order/use-order.ts';
import { PaymentMethods } from '../steps/payment-step.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { OrderProblem, PaymentWaiting } from './order-status-notices.tsx';
import css from './payment-pages.module.css';
import { selectedMethod } from './payment-choice.ts';
import { useOpenedOrder } from './use-gateway-return.ts';
import { usePaymentRetry } from './use-payment-retry.ts';

/**
 * R30: the payment failed or is still open: pay again, with another method, or put the lines back into the
 * cart.
 */
export function PaymentFailedPage() {
  return <div className={`page ${css.page}`}>{useInBrowser() ? <Opened /> : <PaymentWaiting />}</div>;
}

function Opened() {
  const opened = useOpenedOrder();
  const { state, refresh } = useOrder(opened.token);
  const options = useCheckoutOptions();
  const navigate = useNavigate();
  const look = useEffectEvent((event: PageTransitionEvent) => event.persisted && refresh());
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => void look(event);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  const order = state.kind === 'known' ? state.order : null;
  const settled = order !== null && !order.can_pay;
  const token = order?.order_token;
  useEffect(() => {
    // Paid, being verified or cancelled meanwhile: nothing to pay here.
    if (settled) void navigate(urls.paymentSuccess(token), { replace: true });
  }, [settled, token, navigate]);
  if (opened.status === 'unreachable') return <OrderProblem kind="unreachable" onRetry={opened.retry} />;
  if (opened.status === 'checking' || state.kind === 'loading' || settled) return <PaymentWaiting />;
  if (!order)
    return <OrderProblem kind={state.kind === 'unknown' ? 'unknown' : 'unreachable'} onRetry={refresh} />;
  return options === assumedOptions ? <PaymentWaiting /> : <SecondChance order={order} options={options} />;
}

function SecondChance({ order, options }: { order: OrderView; options: CheckoutOptions }) {
  const { payment: texts, checkout } = useMessages();
  const locale = useLocale();
  const [chosen, setChosen] = useState(order.payment_method);
  const { payment_methods: methods } = options;
  const method = selectedMethod(methods, chosen);
  const chance = usePaymentRetry(order);
  const busy = { pay: texts.payAgainBusy, cancel: texts.cancelBackBusy };
  useSaid(chance.busy ? busy[chance.busy] : '');
  const failed = order.payment === 'failed';
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <header className={css.sorry}>
          <h1>{failed ? texts.failedTitle : checkout.unpaid.title(order.order_number)}</h1>
          <p>{failed ? texts.failedText : checkout.unpaid.text}</p>
        </header>
        {failed && order.payment_message !== null && (
          <p className={css.why}>
            <strong>{texts.failedWhy}:</strong> {order.payment_message}
          </p>
        )}
        <form
          className={css.form}
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            chance.pay(method);
          }}
        >
          <PaymentMethods legend={texts.payAgainWith} options={options} value={method} onChange={setChosen} />
          {chance.problem !== null && (
            <p role="alert" className={css.why}>
              {chance.problem}
            </p>
          )}
          <Button type="submit" size="l" wide busy={chance.busy === 'pay'}>
            {failed ? texts.payAgain : checkout.unpaid.pay} ({money(order.total, locale)})
          </Button>
          {can('order-cancel') && (
            <Button variant="quiet" busy={chance.busy === 'cancel'} onClick={chance.cancel}>
              {texts.cancelBack}
            </Button>
          )}
        </form>
        {options.sandbox && <p className={css.quiet}>{checkout.sandbox}</p>}
      </div>
      <OrderReceipt order={order} />
    </div>
  );
}
