import { browserCart, onAddedToCart } from '../cart/browser-cart.ts';
import type { CartItem } from '../cart/cart-line.ts';
import type { Messages } from '../i18n/messages.ts';
import { navigatedEvent } from './client-navigation.tsx';

/**
 * The cart in header and dock (L13): shows the number of pieces and opens the drawer, whose code is loaded then, also
 * when something was added. `early-shell.ts` takes the clicks; without JavaScript the link leads to the cart page.
 */
export function attachCart(texts: Messages['page']): void {
  const cart = browserCart();
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  const paint = () => {
    const count = cart.getState().totalCount;
    for (const badge of all('[data-cart-count]')) {
      badge.textContent = count > 99 ? '99+' : String(count);
      badge.hidden = count === 0;
    }
    for (const words of all('[data-cart-words]'))
      words.textContent = count === 0 ? '' : `, ${texts.cartCount(count)}`;
  };
  cart.subscribe(paint);
  paint();

  const marks = document.documentElement.dataset;
  const open = (added?: CartItem, allTaken?: boolean) => {
    delete marks['cart'];
    void import('./cart-drawer.tsx').then((part) => part.openCartDrawer(added, allTaken));
  };
  document.addEventListener('shop:cart', () => open());
  if (marks['cart'] !== undefined) open();
  onAddedToCart(open);
  document.addEventListener(navigatedEvent, () => {
    document.querySelector<HTMLDialogElement>('#cart-drawer dialog[open]')?.close();
  });
}
