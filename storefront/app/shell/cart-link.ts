import { urls } from '@casamaestra/contract/pages.ts';
import { browserCart } from '../cart/browser-cart.ts';
import type { Messages } from '../i18n/messages.ts';
import { navigatedEvent } from './client-navigation.tsx';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The cart in the header (L13): shows the number of pieces and opens the drawer, whose code is loaded when
 * pointer or focus come near. Without JavaScript the link leads to the cart page.
 */
export function attachCart(texts: Messages['page']): void {
  const link = document.querySelector<HTMLAnchorElement>('#site-cart');
  const badge = link?.querySelector<HTMLElement>('[data-cart-count]');
  const words = link?.querySelector<HTMLElement>('[data-cart-words]');
  if (!link || !badge) return;
  const cart = browserCart();
  const paint = () => {
    const count = cart.getState().totalCount;
    badge.textContent = count > 99 ? '99+' : String(count);
    badge.hidden = count === 0;
    if (words) words.textContent = count === 0 ? '' : `, ${texts.cartCount(count)}`;
  };
  cart.subscribe(paint);
  paint();

  const drawer = () => import('./cart-drawer.tsx');
  for (const near of ['pointerenter', 'focus'])
    link.addEventListener(near, () => void drawer(), { once: true });
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event) || location.pathname === urls.cart()) return;
    event.preventDefault();
    void drawer().then(({ openCartDrawer }) => openCartDrawer());
  });
  document.addEventListener(navigatedEvent, () => {
    document.querySelector<HTMLDialogElement>('#cart-drawer dialog[open]')?.close();
  });
}
