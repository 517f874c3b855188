import { useRef } from 'react';

interface Request {
  /** Nothing was asked after it: what it says is what the page says. */
  readonly isLast: () => boolean;
  /** Takes its answer, unless a later one was taken: what an older one counts is stale. */
  readonly take: () => boolean;
}

/** Tells late answers from those that count, where something can be asked again before it was answered. */
export function useRequestOrder(): () => Request {
  const order = useRef({ begun: 0, taken: 0 });
  return () => {
    const own = (order.current.begun += 1);
    return {
      isLast: () => own === order.current.begun,
      take: () => {
        if (own < order.current.taken) return false;
        order.current.taken = own;
        return true;
      },
    };
  };
}
