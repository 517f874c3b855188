import type { PlacedOrder } from '@casamaestra/contract/checkout/place-order.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from '../../router/use-page.ts';
import { useLocale } from '../../i18n/use-messages.ts';
import { browserCart } from '../../cart/browser-cart.ts';
import { browserDraft } from '../../draft/browser-draft.ts';
import { afterOrder } from '../../draft/checkout-draft.ts';
import { followPayment } from '../../order/follow-payment.ts';
import { rememberOrder } from '../../order/last-order.ts';
import type { orderInput } from '../../quote/order-input.ts';
import { sendOrder } from './place-order.ts';
import type { Placing } from './place-order.ts';
import { createRequestedAccount } from './requested-account.ts';
import { askForNewsletter } from './requested-newsletter.ts';

/** `leaving`: the order is placed and the browser is going to the payment. */
export type OrderingPhase = 'filling' | 'submitting' | 'unanswered' | 'offline' | 'leaving';

type Answer = (placing: Exclude<Placing, { kind: 'unanswered' }>) => void;

interface Ordering {
  readonly phase: OrderingPhase;
  /**
   * Sends the order only once, however often it is clicked; `onAnswer` gets every other result than a placed
   * order.
   */
  readonly send: (input: ReturnType<typeof orderInput>, onAnswer: Answer) => Promise<void>;
}

/** Sends the order and, once placed, continues with its payment. */
export function useOrdering(): Ordering {
  const [phase, setPhase] = useState<OrderingPhase>('filling');
  const sending = useRef(false);
  const navigate = useNavigate();
  const language = useLocale();
  const lookAgain = (): void => {
    browserCart().reload();
    browserDraft().reload();
    setPhase('filling');
  };
  const onReturn = useEffectEvent(lookAgain);
  useEffect(() => {
    // The browser may restore this page from the back-forward cache: use the current storage.
    const onShow = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      sending.current = false;
      onReturn();
    };
    const onOnline = (): void => setPhase((now) => (now === 'offline' ? 'filling' : now));
    window.addEventListener('pageshow', onShow);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('pageshow', onShow);
      window.removeEventListener('online', onOnline);
    };
  }, []);
  const leave = async (order: Extract<PlacedOrder, { status: 'placed' }>): Promise<void> => {
    setPhase('leaving');
    const { order_number: number, order_token: token } = order;
    rememberOrder({ number, token });
    browserCart().clear();
    const draft = browserDraft().getState();
    browserDraft().change(afterOrder(draft));
    await Promise.all([
      createRequestedAccount(draft, { orderToken: token, language }),
      askForNewsletter(draft.email),
    ]);
    followPayment(order.payment, token, (address) => void navigate(address));
  };
  const send: Ordering['send'] = async (input, onAnswer) => {
    if (sending.current) return;
    if (!navigator.onLine) return setPhase('offline');
    sending.current = true;
    setPhase('submitting');
    try {
      const where = await withTabLock(async () => {
        const placing = await sendOrder(input);
        if (placing.kind === 'answered' && placing.order.status === 'placed') {
          await leave(placing.order);
          return true;
        }
        if (placing.kind === 'unanswered') setPhase(navigator.onLine ? 'unanswered' : 'offline');
        else {
          setPhase('filling');
          onAnswer(placing);
        }
        return false;
      });
      if (where === 'elsewhere') lookAgain();
    } finally {
      sending.current = false;
    }
  };
  return { phase, send };
}

const lockName = 'casamaestra-order';
/** Maximum time until other tabs see a change in storage, in milliseconds. */
const settledAfterMs = 400;

/**
 * Runs `work` under a lock shared by all tabs. If another tab holds the lock, waits until it is released and
 * resolves to `elsewhere`: read the stored state again. `work` resolves to whether other tabs must see its
 * result.
 */
function withTabLock(work: () => Promise<boolean>): Promise<'here' | 'elsewhere'> {
  // Missing on pages without https: then only the idempotency key prevents duplicates.
  if (!('locks' in navigator)) return work().then(() => 'here');
  return new Promise((resolve, reject) => {
    const turn = async (lock: Lock | null): Promise<void> => {
      if (lock === null) {
        await navigator.locks.request(lockName, { mode: 'shared' }, () => undefined);
        return resolve('elsewhere');
      }
      const ended = await work();
      resolve('here');
      if (ended) await new Promise((settled) => setTimeout(settled, settledAfterMs));
    };
    navigator.locks.request(lockName, { ifAvailable: true }, turn).catch(reject);
  });
}
