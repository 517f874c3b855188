import type { Messages } from '../i18n/messages.ts';
import { onFirstSign } from '../platform/first-sign.ts';
import { attachCart } from './cart-link.ts';
import { attachCompare } from './compare-link.ts';
import { attachMenu } from './menu-behaviour.ts';
import { attachPreferences } from './preferences.ts';
import { attachQuickView } from './quick-view-link.ts';
import { attachSearchField } from './search/search-field.ts';

/** Makes the server-rendered header interactive: suggestions, cart count and drawer, menus, languages. */
export function startShell(messages: Messages): void {
  attachMenu();
  attachPreferences();
  attachAccount();
  attachCart(messages.page);
  attachWishlist();
  attachSwipes();
  attachCompare();
  attachQuickView();
  attachTooltips();
  attachRows();
  attachSearchField();
  attachLater(messages.page);
  attachConsent();
}

/** L17: the shop's own link says that it has a list of tools that need consent. */
function attachConsent(): void {
  const tools = document.querySelector<HTMLElement>('[data-consent]');
  if (tools) void import('../consent/start-consent.ts').then((part) => part.startConsent(tools));
}

/** After the page is loaded and at rest: it is for the next one. L20: a link says that the
 * newsletter is offered, to somebody who is at the page. */
function attachLater(texts: Messages['page']): void {
  if (import.meta.env.DEV) return;
  const load = (): void => {
    void import('./connection.ts').then((part) => part.attachConnection(texts));
    if (document.querySelector('[data-popup]'))
      onFirstSign(() => void import('../newsletter/wait-for-popup.ts').then((part) => part.waitForPopup()));
  };
  const atRest = () => setTimeout(load, 1500);
  if (document.readyState === 'complete') atRest();
  else window.addEventListener('load', atRest);
}

/**
 * L02: loads the part of the header that depends on a login only when one is stored, to keep it out of the
 * scripts of catalogue pages.
 */
function attachAccount(): void {
  try {
    if (localStorage.auth) void import('../logged-in/start-account.ts').then((part) => part.startAccount());
  } catch {
    // Storage is denied (private mode): nobody is logged in.
    return;
  }
}

/** Cards with a second picture: its code is loaded at the first touch of one. */
function attachSwipes(): void {
  const onTouch = (event: TouchEvent): void => {
    if (!(event.target instanceof Element && event.target.closest('li')?.querySelector('picture + img')))
      return;
    document.removeEventListener('touchstart', onTouch);
    void import('../listing/swipe-pictures.ts').then((part) => part.followSwipes(event));
  };
  document.addEventListener('touchstart', onTouch, { passive: true });
}

/** Heart buttons of products: their code is loaded at the first click (C10). */
function attachWishlist(): void {
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>('[data-wish]') : null;
    if (heart) void import('../wishlist/browser-wishlist.ts').then((part) => part.toggleWishlistItem(heart));
  });
}

/**
 * The tooltips of icons on cards come when the pointer does: a listing would send each name once more. A dot of a colour
 * is labelled with product and colour: only the colour is told.
 */
function attachTooltips(): void {
  document.addEventListener('pointerover', ({ target }) => {
    const icon =
      target instanceof Element ? target.closest<HTMLElement>('main :is(a, button)[aria-label]') : null;
    const label = icon?.ariaLabel;
    if (label && !icon.title)
      icon.title = icon.style.length > 0 ? (label.split(': ').at(-1) ?? label) : label;
  });
}

/** Rows of products get arrows where a mouse may turn them. */
function attachRows(): void {
  if (!matchMedia('(width >= 62rem) and (hover: hover)').matches) return;
  onFirstSign(() => void import('../catalogue/row-arrows.ts').then((part) => part.followRows()));
}
