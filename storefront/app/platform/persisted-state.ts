import { storedJson } from './browser-storage.ts';

/** The fixed key that holds cart and wishlist beside `cart-list` (C02). */
export const persistedKey = 'casamaestra';
/** A stored demo id other than this one clears local storage (C02). */
export const demoId = 4;

interface PersistedState {
  /** Lines, totals, and what the last quote said of delivery and coupons. */
  readonly cart: object;
  /** As the service answers it. */
  readonly wishlist: readonly { readonly item_code: string }[];
}

/** What is under the fixed key; null where nothing is, or nothing that can be read. */
export function persistedState(storage: Pick<Storage, 'getItem'> | null): object | null {
  const value = storedJson(storage, persistedKey);
  return typeof value === 'object' ? value : null;
}

/** Replaces the given part and leaves the other. Throws where storage does not work. */
export function persistState(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  change: Partial<PersistedState>,
): void {
  const state = { cart: {}, wishlist: [], ...persistedState(storage), ...change, demo: demoId };
  storage.setItem(persistedKey, JSON.stringify(state));
}
