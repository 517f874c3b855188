import { mayBePage } from '@casamaestra/contract/pages.ts';

/** Pages that one comes from to log in, never goes back to. */
const authPages =
  /^\/pages\/(?:login|login-link|account-deleted|register|forgot-password|update-password)(?:\/|$)/;
const shop = 'https://shop.invalid';

/** Where to go after login: the wanted address if it is a page of the shop, else `fallback`. */
export function nextAddress(wanted: string | null, fallback: string): string {
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, shop)) return fallback;
  const { origin, pathname, search, hash } = new URL(wanted, shop);
  // A path such as "/.//elsewhere" keeps the origin but would lead away when used as an address.
  if (origin !== shop || pathname.startsWith('//')) return fallback;
  return authPages.test(pathname) || !mayBePage(pathname) ? fallback : pathname + search + hash;
}
