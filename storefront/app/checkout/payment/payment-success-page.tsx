import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { urls } from '@casamaestra/contract/pages.ts';
import { useInBrowser } from '../../platform/use-in-browser.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { trackPurchase } from '../track-checkout.ts';
import { useOrder } from '../../order/use-order.ts';
import { OrderComplete } from './order-complete.tsx';
import { OrderProblem, PaymentWaiting } from './order-status-notices.tsx';
import css from './payment-pages.module.css';
import { useOpenedOrder } from './use-gateway-return.ts';

/** R29: order complete; also the callback URL of gateways. */
export function PaymentSuccessPage() {
  return <div className={`page ${css.page}`}>{useInBrowser() ? <Opened /> : <PaymentWaiting />}</div>;
}

function Opened() {
  const opened = useOpenedOrder();
  const { state, refresh } = useOrder(opened.token);
  const pending = state.kind === 'known' && state.order.payment === 'pending';
  const givenUp = usePolling(pending, refresh);
  if (opened.status === 'unreachable') return <OrderProblem kind="unreachable" onRetry={opened.retry} />;
  if (opened.status === 'checking' || state.kind === 'loading') return <PaymentWaiting />;
  if (state.kind !== 'known') return <OrderProblem kind={state.kind} onRetry={refresh} />;
  return <Known order={state.order} givenUp={givenUp} onLook={refresh} />;
}

function Known({ order, givenUp, onLook }: { order: OrderView; givenUp: boolean; onLook: () => void }) {
  const { payment: texts, checkout } = useMessages();
  const { payment, state } = order;
  const bought =
    state !== 'cancelled' && (payment === 'paid' || payment === 'none' || order.transfer !== null);
  useEffect(() => {
    if (bought) trackPurchase(order);
  }, [bought, order]);
  if (state === 'cancelled') {
    return (
      <EmptyState level={1} icon="info" title={texts.cancelledTitle} text={texts.cancelledText}>
        <LinkButton href={urls.shop()}>{texts.keepShopping}</LinkButton>
        <LinkButton variant="secondary" href={urls.trackOrder(order.order_token)}>
          {checkout.unpaid.view}
        </LinkButton>
      </EmptyState>
    );
  }
  if (payment === 'pending') {
    return (
      <EmptyState level={1} icon="clock" title={texts.pendingTitle} text={texts.pendingText(order.email)}>
        <p role="status" className={css.quiet}>
          {givenUp ? texts.pendingLater : texts.pendingStill}
        </p>
        <Button variant="secondary" onClick={onLook}>
          {texts.checkNow}
        </Button>
      </EmptyState>
    );
  }
  if (order.can_pay && order.transfer === null) {
    const { unpaid } = checkout;
    return (
      <EmptyState level={1} icon="card" title={unpaid.title(order.order_number)} text={unpaid.text}>
        <LinkButton href={urls.paymentFailed(order.order_token)}>{unpaid.pay}</LinkButton>
      </EmptyState>
    );
  }
  return <OrderComplete order={order} />;
}

/** Pauses between polls in milliseconds; two minutes in all. */
const pausesMs: readonly number[] = [
  2000, 3000, 3000, 5000, 5000, 8000, 10_000, 15_000, 20_000, 20_000, 30_000,
];

/** Polls while `active` and the page is visible, at growing intervals; true once it has given up. */
function usePolling(active: boolean, look: () => void): boolean {
  const [givenUp, setGivenUp] = useState(false);
  const onTurn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
  useEffect(() => {
    if (!active) return undefined;
    let timer = 0;
    const wait = (turn: number): void => {
      const pause = pausesMs[turn];
      if (pause === undefined) return setGivenUp(true);
      timer = window.setTimeout(() => {
        onTurn();
        wait(turn + 1);
      }, pause);
    };
    wait(0);
    return () => window.clearTimeout(timer);
  }, [active]);
  return active && givenUp;
}
