import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser, visit } from './harness/browse.ts';
import { shopUrl } from './harness/shop-of-worker.ts';
import { filled, freshEmail } from './harness/buyer.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { layoutShift, moved } from './harness/measure.ts';

useBrowser();

/** Share of the screen times way, as browsers count it (0.1 is "good"). The header of the checkout is lower: 0.01. */
const allowed = 0.02;

/** A page on which every step is followed by a look at what moved. */
async function watched(path: string, width: number, stored: Readonly<Record<string, unknown>> = {}) {
  const { page, close } = await visit(path, { width, height: 800, stored });
  await hydrated(page);
  const still = async (after: string): Promise<void> => {
    const { sum, parts } = await moved(page);
    expect([after, sum <= allowed ? [] : parts]).toEqual([after, []]);
  };
  await still('the page came');
  return { page, still, close };
}

const isPhone = (width: number) => width < 700;

const openMenu = (page: Page, width: number): Promise<void> =>
  (isPhone(width) ? page.locator('.site-menu-button') : page.locator('#site-menu summary').first()).click();

describe.each([360, 1200])('Nothing moves at %i px', (width) => {
  it('from a product to the cart and on to the checkout', async () => {
    const product = await oneProduct();
    const { page, still, close } = await watched(`/${product.slug}`, width, filled([], freshEmail()));
    await page.locator('#acquista').getByRole('button', { name: 'Aggiungi al carrello' }).first().click();
    const drawer = page.locator('#cart-drawer dialog[open]');
    await drawer.locator('li').first().waitFor();
    await still('it was added and the drawer is open');
    await drawer.getByRole('link', { name: 'Vedi il carrello' }).click();
    await page.waitForURL('**/pages/cart');
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
    await still('the cart came');
    await page.locator('main a[href="/pages/pay"]:visible').first().click();
    await page.waitForURL('**/pages/pay');
    await page.locator('form#cassa').waitFor();
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    await still('the checkout came');
    await close();
  });

  it('when the menu, the search and the cart are opened and closed', async () => {
    const stored = { 'cart-list': [cartLine(await oneProduct())] };
    const { page, still, close } = await watched('/', width, stored);
    await openMenu(page, width);
    await still('the menu is open');
    await page.keyboard.press('Escape');
    await still('the menu is closed');
    await page.locator('#site-cart').click();
    await page.locator('#cart-drawer dialog[open] li').first().waitFor();
    await still('the cart is open');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#cart-drawer dialog[open]').count()).toBe(0);
    await still('the cart is closed');
    await page.locator('#site-search-term').pressSequentially('trapano');
    await page.locator('#site-search-panel [role=option]').first().waitFor();
    await still('suggestions came');
    await close();
  });

  it('after a tick on a filter, and from the listing to a product and back', async () => {
    const { page, still, close } = await watched('/shop', width);
    if (isPhone(width)) await page.locator('main [popovertarget]:visible').first().click();
    const box = page.locator('main input[type=checkbox]:visible').first();
    await box.check({ force: true });
    await page.waitForURL(/\?/);
    await still('a filter was ticked');
    await box.uncheck({ force: true });
    await expect.poll(() => page.url()).not.toContain('?');
    await still('the filter was taken away');
    if (isPhone(width)) await page.keyboard.press('Escape');
    await page.locator('main h3 a').first().click();
    await page.locator('#acquista').waitFor();
    await still('the product came');
    await page.goBack();
    await page.locator('#acquista').waitFor({ state: 'detached' });
    await still('the listing is back');
    await close();
  });
});

it.each(['/', '/shop', '/pages/cart'])('Nothing moves on %s when its letters come late', async (path) => {
  const { page, close } = await visit('/pages/login', { width: 360 });
  const held: (() => Promise<void>)[] = [];
  await page.route('**/*.woff2', (route) => void held.push(() => route.continue()));
  await page.goto(shopUrl() + path, { waitUntil: 'commit' });
  await hydrated(page);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const came = page.waitForResponse(/\.woff2$/);
  for (const go of held) await go();
  await came;
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBe(0);
  await close();
});
