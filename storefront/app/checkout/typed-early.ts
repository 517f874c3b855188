import { useLayoutEffect } from 'react';
import { browserDraft } from '../draft/browser-draft.ts';

let focused: string | undefined;

/**
 * Takes what was typed or filled in by the browser before the scripts were there into the draft, and remembers where
 * the focus was.
 */
export function takeTyped(): void {
  focused = document.activeElement?.id;
  const { shipping } = browserDraft().getState();
  const own: Record<string, string> = {};
  const address: Record<string, string> = {};
  const typed = '#cassa-in-arrivo :is(input:not([type=radio], [type=checkbox]), select)';
  for (const { id, value } of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(typed))
    if (value) (id[1] === '-' ? address : own)[id.replace('s-', '')] = value;
  const pickup = document.querySelector('input[value=pickup]:checked') && {
    shipping_kind: 'pickup' as const,
  };
  const found = { ...own, ...pickup };
  if (Object.keys({ ...found, ...address }).length > 0)
    browserDraft().change({ ...found, shipping: { ...shipping, ...address } });
}

/** Puts the focus back where it was before the form took the place of the one from the server. */
export const useFocusKept = (): void =>
  useLayoutEffect(() => {
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  }, []);
