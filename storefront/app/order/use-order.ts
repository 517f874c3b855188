import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import type { trackOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import { useEffect, useState } from 'react';
import { callService } from '../platform/service-call.ts';

export type OrderAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly order: OrderView }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable' };

interface OpenedOrder {
  readonly state: OrderAnswer;
  /** Reloads in the background: the order stays visible until there is an answer. */
  readonly refresh: () => void;
  readonly replace: (order: OrderView) => void;
}

const loading: OrderAnswer = { kind: 'loading' };

/** Loads an order by its token; null loads none. */
export function useOrder(token: string | null): OpenedOrder {
  const [answer, setAnswer] = useState<{ token: string; state: OrderAnswer } | null>(null);
  const [round, setRound] = useState(0);
  const asked = token === null ? '' : `${round} ${token}`;
  useEffect(() => {
    if (asked === '') return undefined;
    const token = asked.slice(asked.indexOf(' ') + 1);
    const leaving = new AbortController();
    const tell = (state: OrderAnswer): void => {
      if (leaving.signal.aborted) return;
      setAnswer((before) =>
        state.kind === 'unreachable' && before?.token === token && before.state.kind === 'known'
          ? before
          : { token, state },
      );
    };
    callService<typeof trackOrderOperation>(
      'casamaestra.orders.track',
      { order_token: token },
      leaving.signal,
    )
      .then((outcome) => {
        if (outcome.ok) tell({ kind: 'known', order: outcome.value });
        else tell({ kind: outcome.refusal.name === 'too_many_requests' ? 'unreachable' : 'unknown' });
      })
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('the order could not be read', error);
        tell({ kind: 'unreachable' });
      });
    return () => leaving.abort();
  }, [asked]);
  return {
    state: token === null ? { kind: 'unknown' } : answer?.token === token ? answer.state : loading,
    refresh: () => setRound((value) => value + 1),
    replace: (order) => token !== null && setAnswer({ token, state: { kind: 'known', order } }),
  };
}
