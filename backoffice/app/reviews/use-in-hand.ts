import { useRef, useState } from 'react';
import type { RefObject } from 'react';

interface InHand {
  readonly at: number;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly take: (index: number) => void;
  /** Takes another one and brings it into view. */
  readonly go: (index: number) => void;
}

/** Which of the articles of a list is in hand. */
export function useInHand(count: number): InHand {
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  return {
    at: Math.min(current, count - 1),
    list,
    take: setCurrent,
    go(to) {
      const index = Math.max(0, Math.min(to, count - 1));
      setCurrent(index);
      list.current?.children[index]?.querySelector<HTMLElement>('article')?.focus();
    },
  };
}
