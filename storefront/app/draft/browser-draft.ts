import { useSyncExternalStore } from 'react';
import { browserStorage } from '../platform/browser-storage.ts';
import { addressKey } from '../platform/address-key.ts';
import { emptyDraft } from './checkout-draft.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { createDraftStore, draftKey } from './draft-store.ts';
import type { DraftStore } from './draft-store.ts';

let store: DraftStore | undefined;

/** The draft of this browser, created on first use; synchronised between tabs. */
export function browserDraft(): DraftStore {
  if (store) return store;
  const draft = createDraftStore(browserStorage());
  window.addEventListener('storage', ({ key }) => {
    if (key === draftKey || key === addressKey || key === null) draft.reload();
  });
  store = draft;
  return draft;
}

/** The draft for components: empty on the server and during hydration, then current. */
export function useDraft(): CheckoutDraft {
  return useSyncExternalStore(
    (listener) => browserDraft().subscribe(listener),
    () => browserDraft().getState(),
    () => emptyDraft,
  );
}
