import { useLayoutEffect } from 'react';
import { browserDraft } from '../draft/browser-draft.ts';
import type { AddressDraft } from '../draft/address-draft.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';

const addressFields = [
  'first_name',
  'last_name',
  'address_line1',
  'pincode',
  'city',
  'state',
] as const satisfies readonly (keyof AddressDraft)[];

let focused = '';

/** What was typed into a field; undefined where nothing was. */
function typedInto(id: string): string | undefined {
  const field = document.getElementById(id);
  const typed = field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : '';
  return typed === '' ? undefined : typed;
}

/**
 * Takes what was typed or filled in by the browser before the scripts were there into the draft, and remembers where
 * the focus was.
 */
export function takeTyped(): void {
  focused = document.activeElement?.id ?? '';
  const found: Partial<CheckoutDraft> = {};
  const typed = (fields: readonly string[], prefix = ''): Record<string, string> =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const text = typedInto(prefix + field);
        return text === undefined ? [] : [[field, text]];
      }),
    );
  const address = typed(addressFields, 's-');
  Object.assign(found, typed(['email', 'phone']));
  if (document.querySelector('input[name=ricevi][value=pickup]:checked'))
    Object.assign(found, { shipping_kind: 'pickup' });
  if (Object.keys(address).length > 0)
    Object.assign(found, { shipping: { ...browserDraft().getState().shipping, ...address } });
  if (Object.keys(found).length > 0) browserDraft().change(found);
}

/** Puts the focus back where it was before the form took the place of the one from the server. */
export const useFocusKept = (): void =>
  useLayoutEffect(() => {
    if (focused !== '') document.getElementById(focused)?.focus({ preventScroll: true });
    focused = '';
  }, []);
