import { storedJson } from '../platform/browser-storage.ts';
import { keepJson } from '../platform/stored-value.ts';
import { addressKey } from '../platform/address-key.ts';
import { draftFrom, emptyDraft } from './checkout-draft.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** The delivery address has a storage key of its own (C08), the rest of the draft this one. */
export const draftKey = 'checkout';

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'> & Partial<Pick<Storage, 'removeItem'>>;

export interface DraftStore {
  readonly getState: () => CheckoutDraft;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes some fields and stores everything at once: a reload loses nothing. */
  readonly change: (fields: Partial<CheckoutDraft>) => void;
  /** Whether what was typed last outlives the page. */
  readonly isKept: () => boolean;
  /** Reads storage again after another tab changed it. */
  readonly reload: () => void;
}

/** The draft of one browser. Without working storage it lasts as long as the page. */
export function createDraftStore(storage: KeyValueStorage | null): DraftStore {
  const listeners = new Set<() => void>();
  const stored = (): CheckoutDraft =>
    draftFrom(storedJson(storage, draftKey), storedJson(storage, addressKey));
  let kept = true;
  let state = storage ? stored() : emptyDraft;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (fields) => {
      state = { ...state, ...fields };
      const { shipping, ...rest } = state;
      const isRestKept = keepJson(storage, draftKey, rest);
      kept = keepJson(storage, addressKey, shipping) && isRestKept;
      tell();
    },
    isKept: () => kept,
    reload: () => {
      state = stored();
      tell();
    },
  };
}
