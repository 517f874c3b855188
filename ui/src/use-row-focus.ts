import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * The focus of a list stays with the row of the keyboard, the one with `tabindex="0"`: it goes there as soon as that row
 * is drawn, before the next key arrives, and to the row in its place when the one with the focus leaves the list.
 */
export function useRowFocus(scroller: RefObject<HTMLElement | null>) {
  const isWanted = useRef(false);
  const isHeld = useRef(false);
  // On purpose after every render: each may be the one that draws the row.
  useLayoutEffect(() => {
    const row = scroller.current?.querySelector<HTMLElement>('tr[tabindex="0"]');
    // React tells of no blur when it removes the element that has the focus.
    const isLost = isHeld.current && document.activeElement === document.body;
    if (!row || !(isWanted.current || isLost)) return;
    isWanted.current = false;
    row.focus({ preventScroll: true });
  });
  return {
    /** With the render that follows. */
    focus: () => {
      isWanted.current = true;
    },
    onFocus: () => {
      isHeld.current = true;
    },
    onBlur: () => {
      isHeld.current = false;
    },
  };
}
