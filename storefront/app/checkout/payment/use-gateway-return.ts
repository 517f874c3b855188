import type { paymentReturnOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from '../../router/use-page.ts';
import { callService } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { lastOrder, rememberOrder } from '../../order/last-order.ts';
import { gatewayReturnFrom, orderTokenFrom } from './gateway-return.ts';

export interface OpenedOrder {
  /** 'checking' while the gateway is asked for the result. */
  readonly status: 'checking' | 'unreachable' | 'open';
  /** Token of the order to show; null when there is none. */
  readonly token: string | null;
  readonly retry: () => void;
}

/**
 * Determines which order the page shows. After a callback the service is asked first (the URL is only a
 * hint), and the URL is replaced by one without the gateway's parameters, so that reload and back repeat
 * nothing.
 */
export function useOpenedOrder(): OpenedOrder {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const back = gatewayReturnFrom(search);
  const asked = back === null ? '' : `${round} ${search}`;
  const goTo = useEffectEvent((address: string) => {
    void navigate(address, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const words = gatewayReturnFrom(asked.slice(asked.indexOf(' ') + 1));
    if (words === null) return undefined;
    const leaving = new AbortController();
    const left = lastOrder()?.token;
    const input = { query: words, ...(left !== undefined && { order_token: left }) };
    callService<typeof paymentReturnOperation>('casamaestra.payments.payment_return', input, leaving.signal)
      .then((outcome) => {
        if (leaving.signal.aborted) return;
        if (!outcome.ok) {
          if (outcome.refusal.name === 'too_many_requests') return setFailed(asked);
          return goTo(urls.paymentSuccess(lastOrder()?.token));
        }
        const { order_number: number, order_token: token, payment } = outcome.value;
        rememberOrder({ number, token });
        // Cancelled at the gateway: show the page to pay again, with another method, or cancel.
        const unpaid = payment === 'failed' || payment === 'waiting';
        goTo(unpaid ? urls.paymentFailed(token) : urls.paymentSuccess(token));
      })
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('the payment could not be checked', error);
        setFailed(asked);
      });
    return () => leaving.abort();
  }, [asked]);
  return {
    status: back === null ? 'open' : failed === asked ? 'unreachable' : 'checking',
    token: back !== null ? null : (orderTokenFrom(search) ?? lastOrder()?.token ?? null),
    retry: () => setRound((value) => value + 1),
  };
}
