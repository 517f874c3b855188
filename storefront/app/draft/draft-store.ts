import { draftFrom, emptyDraft } from './checkout-draft.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** The order address lives under a key of its own (C08), the rest of the draft under the other. */
export const addressKey = 'address';
export const draftKey = 'checkout';

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface DraftStore {
  readonly getState: () => CheckoutDraft;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes some fields and keeps everything, at once: a reload loses nothing. */
  readonly change: (fields: Partial<CheckoutDraft>) => void;
  /** Reads storage again, after another tab wrote to it. */
  readonly reload: () => void;
}

/** The draft of one browser. Without working storage it lasts as long as the page. */
export function createDraftStore(storage: KeyValueStorage | null): DraftStore {
  const listeners = new Set<() => void>();
  const stored = (): CheckoutDraft => draftFrom(readJson(storage, draftKey), readJson(storage, addressKey));
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
      writeJson(storage, draftKey, rest);
      writeJson(storage, addressKey, shipping);
      tell();
    },
    reload: () => {
      state = stored();
      tell();
    },
  };
}

function readJson(storage: KeyValueStorage | null, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function writeJson(storage: KeyValueStorage | null, key: string, value: unknown): void {
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn('what is typed lasts only as long as this page', error);
  }
}
