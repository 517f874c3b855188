import { useEffect, useState } from 'react';
import { browserCart } from './browser-cart.ts';
import { checkedCart } from './cart-check.ts';
import type { CheckedCart } from './cart-check.ts';
import { lookUpSkus } from './sku-lookup.ts';

interface CartCheck {
  readonly state: 'checking' | 'checked' | 'failed';
  readonly changes: CheckedCart['changes'];
}

/** Checks prices and stock once when the page opens and brings the cart up to date. */
export function useCartCheck(): CartCheck {
  const [check, setCheck] = useState<CartCheck>(() => ({
    state: browserCart().getState().list.length === 0 ? 'checked' : 'checking',
    changes: {},
  }));
  useEffect(() => {
    const leaving = new AbortController();
    const cart = browserCart();
    const lines = cart.getState().list;
    if (lines.length === 0) return undefined;
    lookUpSkus(
      lines.map((line) => line.sku),
      leaving.signal,
    )
      .then((known) => {
        const { lines: current, changes } = checkedCart(cart.getState().list, known);
        cart.update(current);
        setCheck({ state: 'checked', changes });
      })
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('cart prices could not be checked', error);
        setCheck({ state: 'failed', changes: {} });
      });
    return () => leaving.abort();
  }, []);
  return check;
}
