import type { Messages } from '../i18n/messages.ts';
import { attachAccount } from './account-link.ts';
import { attachCart } from './cart-link.ts';
import { attachLanguages } from './languages.ts';
import { attachMenu } from './menu-behaviour.ts';
import { attachWishlist } from './wishlist-link.ts';
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
