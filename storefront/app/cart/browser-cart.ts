import { useSyncExternalStore } from 'react';
import { browserStorage } from '../platform/browser-storage.ts';
import { track } from '../platform/data-layer.ts';
import { searchBefore } from '../router/page-before.ts';
import { cartListKey, createCartStore, emptyCart } from './cart-store.ts';
import type { CartItem } from './cart-line.ts';
import type { CartState, CartStore } from './cart-store.ts';

let store: CartStore | undefined;
const addedListeners = new Set<(item: CartItem, allTaken: boolean) => void>();

/** The cart of this browser, created on first use; tabs are synchronised by the storage event. */
export function browserCart(): CartStore {
  if (store) return store;
  const cart = createCartStore(browserStorage(), {
    foundBy: searchBefore,
    onAdded: (item, qty) => {
      track({ event: 'add_to_cart', items: [{ ...item, qty }] });
      for (const listener of addedListeners) listener(item, false);
    },
    onAllTaken: (item) => {
      for (const listener of addedListeners) listener(item, true);
    },
    onRemoved: (line) => track({ event: 'remove_from_cart', items: [line] }),
  });
  // A page that the back button brings back whole has heard nothing of other pages meanwhile.
  const reload = ({
    key,
    persisted,
  }: {
    readonly key?: string | null;
    readonly persisted?: boolean;
  }): void => {
    if (persisted || key === cartListKey || key === null) cart.reload();
  };
  window.addEventListener('storage', reload);
  window.addEventListener('pageshow', reload);
  store = cart;
  return cart;
}

/**
 * Calls back when an item was added on this page, or could not be because the cart has the whole stock;
 * returns a function to unsubscribe.
 */
export function onAddedToCart(listener: (item: CartItem, allTaken: boolean) => void): () => void {
  addedListeners.add(listener);
  return () => addedListeners.delete(listener);
}

/** The cart for components: empty on the server and during hydration, then current. */
export function useCart(): CartState {
  return useSyncExternalStore(
    (listener) => browserCart().subscribe(listener),
    () => browserCart().getState(),
    () => emptyCart,
  );
}
