import { mayBePage } from '@casamaestra/contract/pages.ts';

/** Login pages, to which a login never returns. */
const authPages =
  /^\/pages\/(?:login|login-link|account-deleted|register|forgot-password|update-password)(?:\/|$)/;
const shop = 'https://shop.invalid';

/** Where to go after login: the requested URL if it is a page of the shop, else `fallback`. */
export function nextAddress(wanted: string | null, fallback: string): string {
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, shop)) return fallback;
  const { origin, pathname, search, hash } = new URL(wanted, shop);
  // A path such as "/.//elsewhere" has the same origin but would lead to another site when used as a URL.
  if (origin !== shop || pathname.startsWith('//')) return fallback;
  return authPages.test(pathname) || !mayBePage(pathname) ? fallback : pathname + search + hash;
}
