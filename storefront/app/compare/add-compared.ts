import { browserCart } from '../cart/browser-cart.ts';
import type { CartItem } from '../cart/cart-line.ts';

/** Puts a compared product into the cart without leaving the page; without scripts its link does, on the cart's page. */
export function addCompared(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-item]') : null;
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  browserCart().add(JSON.parse(link.dataset['item'] ?? '') as CartItem);
}
