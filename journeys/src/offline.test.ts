import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noServiceWorker, serviceWorker } from '@casamaestra/server/offline/service-worker.ts';
import { accessibilityFaults, hydrated, useBrowser, visit } from './harness/browse.ts';
import { shopWithWorker } from './harness/other-worker.ts';

useBrowser();

const workerOf = (version: string) => `(${serviceWorker.toString()})("${version}","/offline")`;

/** Paths of everything that the browser keeps of the shop. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const asked = await Promise.all(opened.map((cache) => cache.keys()));
    return asked.flat().map(({ url }) => new URL(url).pathname);
  });

describe('Without connection', () => {
  it('shows the pages seen and the cart, says so, and is back by itself', async () => {
    const { page, errors, close } = await visit('/shop?category=Utensili', { serviceWorker: true });
    const network = page.context();
    await hydrated(page);
    await expect.poll(() => kept(page)).toContain('/shop');
    await page.locator('main a[href^="/det/"]').first().click();
    await page.locator('#aggiungi').click();
    await page.locator('#cart-drawer dialog[open]').waitFor();
    const name = await page.locator('main h1').innerText();
    await page.keyboard.press('Escape');

    await network.setOffline(true);
    await expect.poll(() => page.locator('#toasts').innerText()).toContain('senza connessione');
    // A page seen before opens as it was.
    await page.goto('/shop?category=Utensili');
    await page.locator('main a[href^="/det/"]').first().waitFor();
    await hydrated(page);
    // One that is of a person, or was never seen, gives way to what the browser kept.
    await page.goto('/pages/cart');
    expect(await page.locator('h1').innerText()).toBe('Sei offline');
    expect(await page.locator('#cart').innerText()).toContain(name);
    await page.locator('#pages a').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator('#pages a').first().click();
    await page.locator('main a[href^="/det/"]').first().waitFor();
    await page.goBack();

    await network.setOffline(false);
    await page.waitForURL('**/pages/cart');
    await page.locator('main h1', { hasText: 'carrello' }).waitFor();
    for (const path of await kept(page)) expect(path).toMatch(/^\/(shop|assets\/|det\/|offline$)/);
    const offline = /ERR_(INTERNET_DISCONNECTED|FAILED)|fetch|Unable to preload/;
    expect(errors.filter((error) => !offline.test(error))).toEqual([]);
    await close();
  });

  it('keeps thirty pages at most, however many it is asked for', async () => {
    const { page, close } = await visit('/', { serviceWorker: true });
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const pages = async () => (await kept(page)).filter((path) => path === '/shop').length;
    await page.evaluate(() => {
      const urls = Array.from({ length: 34 }, (_, at) => `${location.origin}/shop?page=${at + 1}`);
      navigator.serviceWorker.controller?.postMessage(urls);
    });
    await expect.poll(pages).toBeGreaterThanOrEqual(29);
    // Those asked for last push out those asked for first.
    for (const path of ['/shop?page=35', '/shop?page=36']) await page.goto(path);
    await expect
      .poll(async () => (await kept(page)).filter((path) => !/^\/(assets|offline)/.test(path)).length)
      .toBeLessThanOrEqual(30);
    await close();
  });

  it('a link to a page not seen leads to what was kept, and pages of a person are never kept', async () => {
    const { page, close } = await visit('/', { serviceWorker: true });
    await hydrated(page);
    await expect.poll(() => kept(page)).toContain('/');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    for (const path of ['/pages/login', '/pages/cart', '/pages/checkout', '/shop?wishlist=1'])
      await page.goto(path);
    await page.goto('/');
    await hydrated(page);
    expect((await kept(page)).filter((path) => path.startsWith('/pages/') || path === '/shop')).toEqual([]);
    await page.context().setOffline(true);
    await page.locator('main a[href^="/det/"]').first().click();
    await page.locator('h1', { hasText: 'Sei offline' }).waitFor();
    await close();
  });

  it('comes back by itself when it was the shop that was away', async () => {
    const shop = await shopWithWorker(workerOf('one'));
    const { page, close } = await visit('/', { serviceWorker: true, shop: shop.url });
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    shop.setAway(true);
    await page.goto('/pages/cart');
    await page.locator('h1', { hasText: 'Sei offline' }).waitFor();
    shop.setAway(false);
    await page.locator('main h1', { hasText: 'carrello' }).waitFor();
    await close();
    shop.close();
  });

  it('a new build takes over and drops the files of the former, and one switched off leaves nothing', async () => {
    const shop = await shopWithWorker(workerOf('one'));
    const { page, close } = await visit('/shop?category=Utensili', { serviceWorker: true, shop: shop.url });
    const names = () => page.evaluate(async () => (await caches.keys()).toSorted());
    await hydrated(page);
    await expect.poll(() => kept(page)).toContain('/shop');
    await expect.poll(names).toEqual(['shop-files-one', 'shop-pages']);

    shop.replaceWorker(workerOf('two'));
    await page.reload();
    await hydrated(page);
    await expect.poll(names).toEqual(['shop-files-two', 'shop-pages']);
    // The pages seen are still there, and the files that they need come again.
    expect(await kept(page)).toContain('/shop');
    const files = async () => (await kept(page)).filter((path) => path.startsWith('/assets/')).length;
    await page.evaluate(() => {
      const [script] = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
      for (const part of [0, 1]) {
        const urls = Array.from({ length: 100 }, (_, at) => `${script?.href}?copy=${part}-${at}`);
        navigator.serviceWorker.controller?.postMessage(urls);
      }
    });
    await expect.poll(files).toBeGreaterThan(140);
    await page.reload();
    await hydrated(page);
    await expect.poll(files).toBeLessThanOrEqual(150);

    shop.replaceWorker(`(${noServiceWorker.toString()})()`);
    // Browsers look for a new worker some time after a page came, later when they are busy; here it is asked for.
    const nextPage = async () => {
      await page.reload();
      await hydrated(page);
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      return names();
    };
    await expect.poll(nextPage, { interval: 2_000 }).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    const isUncontrolled = async () => {
      await page.reload();
      await hydrated(page);
      return page.evaluate(() => navigator.serviceWorker.controller === null);
    };
    await expect.poll(isUncontrolled, { interval: 2_000 }).toBe(true);
    expect(await names()).toEqual([]);
    await close();
    shop.close();
  });

  it('one switched off that a page calls back while it goes, goes again with the next page', async () => {
    const shop = await shopWithWorker(workerOf('one'));
    const { page, close } = await visit('/shop', { serviceWorker: true, shop: shop.url });
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    // What a browser leaves that was asked to call it back in the moment it went: the first going has no effect.
    const staysOnce =
      'const go=registration.unregister.bind(registration);let asked=0;registration.unregister=async()=>asked++?go():true';
    shop.replaceWorker(`${staysOnce};(${noServiceWorker.toString()})()`);
    const registrations = async () => {
      await page.reload();
      await hydrated(page);
      return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    };
    await expect.poll(registrations, { interval: 2_000 }).toBe(0);
    await close();
    shop.close();
  });
});
