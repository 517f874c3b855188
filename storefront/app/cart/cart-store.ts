import { figuresFrom, noFigures, sameFigures } from './cart-figures.ts';
import type { CartFigures } from './cart-figures.ts';
import { linesFrom, withAdded } from './cart-line.ts';
import type { CartItem, CartLine } from './cart-line.ts';
import { totalCount, totalPrice } from './cart-totals.ts';
import { storedJson } from '../platform/browser-storage.ts';
import { demoId, persistState, persistedState } from '../platform/persisted-state.ts';

/** The cart in the form pages use. Amounts in decimal euros. */
export interface CartState extends CartFigures {
  readonly list: readonly CartLine[];
  readonly totalCount: number;
  readonly totalPrice: number;
}

/** Key of the lines in browser storage (C02). */
export const cartListKey = 'cart-list';

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'clear'>;

export interface CartEvents {
  /** The search in whose results an item added now was found. */
  readonly foundBy?: () => string | null;
  /** Called after an item was added: for the notification. */
  readonly onAdded?: (item: CartItem, qty: number) => void;
  /** Called when an item could not be added fully because the cart then has the whole stock. */
  readonly onAllTaken?: (item: CartItem) => void;
  /** Called after a line was removed: for the tracking event. */
  readonly onRemoved?: (line: CartLine) => void;
}

export interface CartStore {
  /** Lines that were cleared because they belonged to another demo: the shopper is told. */
  readonly dropped: readonly CartLine[];
  readonly getState: () => CartState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Adds an item to the cart (C01): the same article increases the quantity, by 1 unless given, up to its
   * stock.
   */
  readonly add: (item: CartItem, qty?: number) => void;
  /** Removes the line with this SKU and reports it. */
  readonly remove: (sku: string) => void;
  /** Replaces all lines. */
  readonly update: (lines: readonly CartLine[]) => void;
  readonly clear: () => void;
  /** Stores delivery and coupons of a quote. */
  readonly quoted: (figures: CartFigures) => void;
  /** Reads storage again after another tab changed it. */
  readonly reload: () => void;
}

export const emptyCart: CartState = stateOf([], noFigures);

function stateOf(list: readonly CartLine[], figures: CartFigures): CartState {
  const told = list.length === 0 ? noFigures : figuresFrom(figures);
  return { list, totalCount: totalCount(list), totalPrice: totalPrice(list), ...told };
}

/**
 * The cart of one browser. Without working storage (private mode, quota exceeded) it lasts as long as the
 * page.
 */
export function createCartStore(storage: KeyValueStorage | null, events: CartEvents = {}): CartStore {
  const listeners = new Set<() => void>();
  const dropped = clearForeignDemo(storage);
  const stored = () => stateOf(linesFrom(storedJson(storage, cartListKey)), storedFigures(storage));
  let state = stored();

  const keep = (next: CartState): void => {
    state = next;
    persist(storage, next);
    for (const listener of listeners) listener();
  };
  const replace = (list: readonly CartLine[]): void => keep(stateOf(list, state));

  return {
    dropped,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (item, qty = 1) => {
      const pieces = withinStock(state.list, item, qty);
      if (pieces > 0) {
        const found = events.foundBy?.();
        replace(withAdded(state.list, found ? { ...item, found } : item, pieces));
        events.onAdded?.(item, pieces);
      }
      if (pieces < qty) events.onAllTaken?.(item);
    },
    remove: (sku) => {
      const line = state.list.find((candidate) => candidate.sku === sku);
      if (!line) return;
      replace(state.list.filter((candidate) => candidate !== line));
      events.onRemoved?.(line);
    },
    update: (lines) => replace(linesFrom(lines)),
    clear: () => replace([]),
    quoted: (figures) => {
      if (!sameFigures(state, figures)) keep(stateOf(state.list, figures));
    },
    reload: () => {
      state = stored();
      for (const listener of listeners) listener();
    },
  };
}

/** How many of the wanted pieces can still be added; an unknown stock does not limit. */
function withinStock(lines: readonly CartLine[], { sku, stock }: CartItem, qty: number): number {
  if (stock === null || stock <= 0) return qty;
  const taken = lines.find((line) => line.sku === sku)?.qty ?? 0;
  return Math.max(0, Math.min(qty, stock - taken));
}

/** Returns the lines of the cart that went with it. */
function clearForeignDemo(storage: KeyValueStorage | null): readonly CartLine[] {
  const stored = persistedState(storage);
  // What cannot be read is no other demo: the cart beside it stays, and the next change writes both.
  if (!stored || !('demo' in stored) || stored.demo === demoId) return [];
  const lines = linesFrom(storedJson(storage, cartListKey));
  storage?.clear();
  return lines;
}

function storedFigures(storage: KeyValueStorage | null): CartFigures {
  const known = persistedState(storage);
  return known !== null && 'cart' in known ? figuresFrom(known.cart) : noFigures;
}

function persist(storage: KeyValueStorage | null, cart: CartState): void {
  try {
    storage?.setItem(cartListKey, JSON.stringify(cart.list));
    if (storage !== null) persistState(storage, { cart });
  } catch (error) {
    console.warn('the cart lasts only as long as this page', error);
  }
}
