import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isCovered, isTyping } from './typing-keys.ts';

/**
 * Keys of a list: while the focus is in it, and with `ownsPage` its letters everywhere but where somebody types.
 * `answer` tells whether the key was one of the list.
 */
export function useTableKeys(
  scroller: RefObject<HTMLElement | null>,
  ownsPage: boolean,
  answer: (event: KeyboardEvent) => boolean,
): void {
  const latest = useRef(answer);
  // Before the rows are painted: a key pressed at once is a key of these rows.
  useLayoutEffect(() => {
    latest.current = answer;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inTable = event.target instanceof Node && scroller.current?.contains(event.target) === true;
      if (isTyping(event) || isCovered() || !(inTable || ownsPage)) return;
      // Arrows and Enter elsewhere in the page are of whatever has the focus.
      if (!inTable && !/^[jkxeo]$/.test(event.key)) return;
      if (latest.current(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [scroller, ownsPage]);
}
