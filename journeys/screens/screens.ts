import type { Page } from 'playwright-core';

/** A screen of the shop as a visitor sees it, and what to do before it is photographed. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Widths of a phone, a tablet and a desktop, in CSS pixels. */
export const widths = [360, 768, 1200] as const;

async function openMenu(page: Page): Promise<void> {
  const drawer = page.locator('.site-menu-button');
  await ((await drawer.isVisible()) ? drawer : page.locator('#site-menu summary').first()).click();
}

async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first().click();
  await page.locator('#cart-drawer dialog[open] progress').waitFor();
}

/**
 * The fourteen screens that are looked at after a change of the looks. `product` is the path of a product in stock
 * without options, `variants` of one with them. The cart is filled on the way.
 */
export const screensOf = (product: string, variants: string): readonly Screen[] => [
  { name: 'home', path: '/' },
  { name: 'menu', path: '/', prepare: openMenu },
  { name: 'listing', path: '/shop' },
  { name: 'listing-filtered', path: '/shop?max_price=50&order_by=price-asc' },
  { name: 'search', path: '/shop?search_term=trapano' },
  { name: 'search-nothing', path: '/shop?search_term=qzxwvkj&exact=1' },
  { name: 'product', path: variants },
  { name: 'added', path: product, prepare: addToCart },
  { name: 'cart', path: '/pages/cart' },
  { name: 'checkout', path: '/pages/pay' },
  { name: 'login', path: '/pages/login' },
  { name: 'track-order', path: '/pages/track-order' },
  { name: 'text-page', path: '/web-page/spedizioni' },
  { name: 'not-found', path: '/non-esiste' },
];
