import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import type { cancelOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import type { payAgainOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from '../../router/use-page.ts';
import { browserCart } from '../../cart/browser-cart.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { linesOfOrder } from '../../order/lines-of-order.ts';
import { rememberOrder } from '../../order/last-order.ts';
import { followPayment } from '../../order/follow-payment.ts';
import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';

interface SecondChance {
  readonly busy: 'pay' | 'cancel' | null;
  /** The error text, ready to show. */
  readonly problem: string | null;
  readonly pay: (method: PaymentMethod) => void;
  readonly cancel: () => void;
}

/** Pays an open order again, or cancels it and puts its lines back into the cart. */
export function usePaymentRetry(order: OrderView): SecondChance {
  const { payment: texts, checkout } = useMessages();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<SecondChance['busy']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { order_number: number, order_token: token } = order;
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) setBusy(null);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const attempt = async (kind: 'pay' | 'cancel', work: () => Promise<string | null>): Promise<void> => {
    if (busy !== null) return;
    setBusy(kind);
    setProblem(null);
    const told = await work().catch((error: unknown) => {
      console.warn('the order could not be changed', error);
      return navigator.onLine ? checkout.errors.unexpected : checkout.errors.offline;
    });
    setProblem(told);
    // Stay busy while the browser leaves for the gateway.
    if (told !== null) setBusy(null);
  };
  const payWith = async (method: PaymentMethod): Promise<string | null> => {
    const outcome = await callService<typeof payAgainOperation>('casamaestra.payments.pay_again', {
      order_token: token,
      payment_method: method,
    });
    if (!outcome.ok) {
      if (outcome.refusal.name === 'duplicate') void navigate(urls.paymentSuccess(token), { replace: true });
      return outcome.refusal.message;
    }
    const { payment } = outcome.value;
    if (payment.kind === 'unreachable') return payment.message || texts.gatewayUnreachable;
    rememberOrder({ number, token });
    followPayment(payment, token, (address) => void navigate(address));
    return null;
  };
  const cancelOrder = async (): Promise<string | null> => {
    const outcome = await callService<typeof cancelOrderOperation>('casamaestra.orders.cancel', {
      order_token: token,
    });
    if (!outcome.ok) return outcome.refusal.message;
    const cart = browserCart();
    cart.update([...cart.getState().list, ...linesOfOrder(order, cart.getState().list)]);
    rememberOrder(null);
    showToast({ kind: 'cart', text: texts.cancelledBack(number) });
    void navigate(urls.cart(), { replace: true });
    return null;
  };
  return {
    busy,
    problem,
    pay: (method) => void attempt('pay', () => payWith(method)),
    cancel: () => void attempt('cancel', cancelOrder),
  };
}
