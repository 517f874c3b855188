import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../../router/use-page.ts';
import { trackStep } from '../track-checkout.ts';
import type { Checkout } from '../use-checkout.ts';

/** URL fragments of the steps: back and reload keep the step on phones. */
export const stepIds = ['consegna', 'spedizione', 'pagamento', 'riepilogo'] as const;

export interface Steps {
  readonly current: number;
  readonly stateOf: (index: number) => 'done' | 'current' | 'ahead';
  readonly goTo: (index: number) => void;
  /** Continues when the step is complete, else shows its problems. */
  readonly next: () => void;
  readonly order: () => void;
}

/** How far the shopper has got on a wide page: a step that was never entered is not ticked. */
function useSeen(wide: boolean): number {
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    if (!wide) return undefined;
    const look = ({ target }: FocusEvent): void => {
      const id = target instanceof Element ? target.closest('section[id]')?.id : undefined;
      setSeen((before) => Math.max(before, stepIds.indexOf(id as (typeof stepIds)[number])));
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [wide]);
  return seen;
}

/** The current step and navigation between steps. */
export function useSteps(checkout: Checkout, wide: boolean): Steps {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const told = useRef(0);
  const { quote } = checkout.quote;
  const complete = [checkout.all.length === 0, quote !== null && quote.shipping_rule !== null, true];
  const firstOpen = complete.findIndex((done) => !done);
  const reachable = firstOpen === -1 ? 3 : firstOpen;
  const wanted = Math.max(0, stepIds.indexOf(hash.slice(1) as (typeof stepIds)[number]));
  // Before the first quote a reload must not return the shopper to an earlier step.
  const seen = useSeen(wide);
  const current = wide ? Math.min(seen, reachable) : Math.min(wanted, quote ? reachable : wanted);
  const arrived = useRef(current);
  useEffect(() => {
    if (wide || arrived.current === current) return;
    arrived.current = current;
    const title = document.getElementById(`${stepIds[current] ?? ''}-title`);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start' });
  }, [current, wide]);

  const tell = (upTo: number): void => {
    if (!quote) return;
    if (told.current < 1 && upTo >= 1)
      trackStep('add_shipping_info', quote, { shipping_tier: quote.shipping_rule ?? '' });
    if (told.current < 2 && upTo >= 2)
      trackStep('add_payment_info', quote, { payment_type: checkout.method });
    told.current = Math.max(told.current, upTo);
  };
  const goTo = (index: number): void => {
    if (wide) {
      const title = document.getElementById(`${stepIds[index] ?? ''}-title`);
      title?.scrollIntoView({ block: 'start' });
      title?.focus({ preventScroll: true });
      return;
    }
    void navigate(`#${stepIds[index] ?? ''}`, { preventScrollReset: true, state: { inPlace: true } });
  };
  return {
    current,
    stateOf: (index) => (index < current ? 'done' : index === current ? 'current' : 'ahead'),
    goTo,
    next: () => {
      if (complete[current] === false) return checkout.showAll();
      tell(current);
      goTo(current + 1);
    },
    order: () => {
      tell(2);
      if (!wide && checkout.all.length > 0) goTo(0);
      checkout.order();
    },
  };
}
