import type { Messages } from '../i18n/messages.ts';
import { attachCart } from './cart-link.ts';
import { attachLanguages } from './languages.ts';
import { attachMenu } from './menu-behaviour.ts';
import { attachSearchField } from './search/search-field.ts';

/** Brings the server's header to life: suggestions, cart count and drawer, closing of menus, languages. */
export function startShell(messages: Messages): void {
  attachMenu();
  attachLanguages();
  attachAccount();
  attachCart(messages.page);
  attachWishlist();
  attachSearchField();
}

/**
 * L02: loads the part of the header that depends on a stored login, so that catalogue pages carry nothing of
 * it.
 */
function attachAccount(): void {
  try {
    if (localStorage.auth) void import('../logged-in/start-account.ts').then((part) => part.startAccount());
  } catch {
    // Storage is refused (private mode): nobody is logged in.
    return;
  }
}

/** Hearts of products: what they do is loaded at the first click (C10). */
function attachWishlist(): void {
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>('[data-wish]') : null;
    if (heart) void import('../wishlist/browser-wishlist.ts').then((part) => part.toggleWishlistItem(heart));
  });
}
