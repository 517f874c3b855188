import { useSyncExternalStore } from 'react';
import { browserStorage } from '../platform/browser-storage.ts';
import { track } from '../platform/data-layer.ts';
import { cartListKey, createCartStore, emptyCart } from './cart-store.ts';
import type { CartItem } from './cart-line.ts';
import type { CartState, CartStore } from './cart-store.ts';

let store: CartStore | undefined;
const addedListeners = new Set<(item: CartItem, allTaken: boolean) => void>();

/** The cart of this browser, made on first use; tabs follow each other through the storage event. */
export function browserCart(): CartStore {
  if (store) return store;
  const cart = createCartStore(browserStorage(), {
    onAdded: (item, qty) => {
      track({ event: 'add_to_cart', items: [{ ...item, qty }] });
      for (const listener of addedListeners) listener(item, false);
    },
    onAllTaken: (item) => {
      for (const listener of addedListeners) listener(item, true);
    },
    onRemoved: (line) => track({ event: 'remove_from_cart', items: [line] }),
  });
  window.addEventListener('storage', (event) => {
    if (event.key === cartListKey || event.key === null) cart.reload();
  });
  store = cart;
  return cart;
}

/** Calls back when something was put in the cart on this page, or the cart has all there is; the answer stops it. */
export function onAddedToCart(listener: (item: CartItem, allTaken: boolean) => void): () => void {
  addedListeners.add(listener);
  return () => addedListeners.delete(listener);
}

/** The cart for components: empty on the server and during hydration, then live. */
export function useCart(): CartState {
  return useSyncExternalStore(
    (listener) => browserCart().subscribe(listener),
    () => browserCart().getState(),
    () => emptyCart,
  );
}
