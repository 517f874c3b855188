import { storedJson } from './browser-storage.ts';

/** Fixed storage key of cart and wishlist, besides `cart-list` (C02). */
export const persistedKey = 'casamaestra';
/** Local storage with another demo id is cleared (C02). */
export const demoId = 4;

interface PersistedState {
  /** Lines, totals, and delivery and coupons of the last quote. */
  readonly cart: object;
  /** In the form of the service's answer. */
  readonly wishlist: readonly { readonly item_code: string }[];
}

/** The state under the fixed key; null when there is none or it is invalid. */
export function persistedState(storage: Pick<Storage, 'getItem'> | null): object | null {
  const value = storedJson(storage, persistedKey);
  return typeof value === 'object' ? value : null;
}

/** Replaces the given part and keeps the other. Throws when storage does not work. */
export function persistState(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  change: Partial<PersistedState>,
): void {
  const state = { cart: {}, wishlist: [], ...persistedState(storage), ...change, demo: demoId };
  storage.setItem(persistedKey, JSON.stringify(state));
}
