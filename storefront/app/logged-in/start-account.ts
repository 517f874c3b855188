import type { userInfoOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import { callService } from '../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { currentAuth, mergeAuth, subscribeAuth } from '../login/auth-store.ts';

let started = false;

/**
 * For a logged-in shopper: links the header icons to account and wishlist (L02) and updates the names (A02).
 * Loaded only when a login is stored, and after logging in.
 */
export function startAccount(): void {
  if (started) return;
  started = true;
  subscribeAuth(paintHeader);
  paintHeader();
  void loadUserInfo();
  void import('../wishlist/browser-wishlist.ts').then((part) => part.startWishlist());
  void import('../wishlist/browser-price-watch.ts').then((part) => part.startPriceWatch());
}

function paintHeader(): void {
  const auth = currentAuth();
  const name = auth ? `${auth.first_name} ${auth.last_name}`.trim() || auth.email : '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-own=account]')) {
    link.href = auth ? urls.account() : urls.login();
    link.title = name;
    link.toggleAttribute('data-logged-in', auth !== null);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-own=wishlist]'))
    link.href = auth ? urls.wishlist() : urls.login(urls.wishlist());
}

async function loadUserInfo(): Promise<void> {
  if (currentAuth() === null) return;
  try {
    const answer = await callService<typeof userInfoOperation>('mymb_ecommerce.utils.auth.get_user_info', {});
    if (!answer.ok) return;
    const { email, first_name, last_name } = answer.value;
    mergeAuth({ email, first_name, last_name });
  } catch (error) {
    console.warn('the user info could not be loaded', error);
  }
}
