import { brotliCompressSync } from 'node:zlib';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hydrated, useBrowser, visit } from './harness/browse.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

let slugs: readonly string[];
beforeAll(async () => {
  const response = await fetch(`${shopUrl()}/api/shop?per_page=12`);
  slugs = ((await response.json()) as { message: Listing }).message.products.map(({ slug }) => `/${slug}`);
});

/** Follows a link of the shop that the page itself may not have. */
const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')?.append(link);
    link.click();
  }, href);

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.tagName);
const heading = (page: Page) => page.locator('main h1').first().innerText();
/** Counts how often the browser loads a whole document. */
function documents(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += request.isNavigationRequest() ? 1 : 0));
  return () => count;
}

describe('From page to page in the browser', () => {
  it('comes back to the same height, forward too, and after a reload', async () => {
    const { page, errors, close } = await visit('/shop', { reducedMotion: false });
    await hydrated(page);
    const loaded = documents(page);
    const title = await heading(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await follow(page, slugs[0] ?? '');
    await expect.poll(() => page.locator('#acquista').count()).toBe(1);
    await expect.poll(() => focused(page)).toBe('H1');
    expect([pathOf(page), await scrolled(page)]).toEqual([slugs[0], 0]);
    await expect.poll(() => page.locator('body > [role=status]').last().innerText()).toBe(await page.title());
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.goBack();
    await expect.poll(() => heading(page)).toBe(title);
    await expect.poll(() => scrolled(page)).toBe(700);
    await page.goForward();
    await expect.poll(() => page.locator('#acquista').count()).toBe(1);
    await expect.poll(() => scrolled(page)).toBe(300);
    expect(loaded()).toBe(0);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrolled(page)).toBe(300);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(700);
    expect([errors, loaded()]).toEqual([[], 1]);
    await close();
  });

  it('shows a list seen a moment ago as it was and asks for nothing: Back, and a latest search (S05)', async () => {
    const { page, errors, close } = await visit('/shop?search_term=trapano');
    await hydrated(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.data?')) asked.push(new URL(request.url()).search);
    });
    const title = await heading(page);
    const field = page.locator('#site-search-term');
    await field.fill('sedia');
    await page.locator('#site-search-list [role=option]').first().waitFor();
    await field.press('Enter');
    await expect.poll(() => page.url()).toContain('search_term=sedia');
    await expect.poll(() => heading(page)).not.toBe(title);
    const second = await heading(page);
    expect(asked).toHaveLength(1);
    await page.goBack();
    await expect.poll(() => heading(page)).toBe(title);
    expect(page.url()).toContain('search_term=trapano');
    await expect.poll(() => focused(page)).toBe('H1');
    await field.focus();
    await field.fill('');
    await page.locator('.site-latest a[href$="search_term=sedia"]').click();
    await expect.poll(() => heading(page)).toBe(second);
    // Sorted otherwise it is another list, which was not seen.
    expect(asked).toHaveLength(1);
    await follow(page, '/shop?search_term=sedia&order_by=price-asc');
    await expect.poll(() => asked.length).toBe(2);
    await expect.poll(() => page.url()).toContain('order_by');
    expect(errors).toEqual([]);
    await page.context().setOffline(true);
    await page.goBack();
    await expect.poll(() => page.url()).not.toContain('order_by');
    await expect.poll(() => heading(page)).toBe(second);
    expect(asked).toHaveLength(2);
    await close();
  });

  it('fades from a page to the next and back, and does not for who wants less motion', async () => {
    const fades = async (reducedMotion: boolean) => {
      const { page, errors, close } = await visit('/shop', { reducedMotion });
      await hydrated(page);
      await page.evaluate(() => {
        const seen = document.documentElement.dataset;
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          seen['started'] = `${seen['started'] ?? ''}x`;
          void transition.ready.then(() => {
            const parts = document
              .getAnimations()
              .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect.pseudoElement] : []));
            if (parts.includes('::view-transition-new(page)')) seen['faded'] = `${seen['faded'] ?? ''}x`;
          });
          return transition;
        };
      });
      const count = (what: string) =>
        page.evaluate((name) => (document.documentElement.dataset[name] ?? '').length, what);
      await follow(page, slugs[0] ?? '');
      await expect.poll(() => page.locator('#acquista').count()).toBe(1);
      const there = await count('started');
      await expect.poll(() => count('faded')).toBe(there);
      await page.goBack();
      await expect.poll(() => page.locator('#acquista').count()).toBe(0);
      const back = await count('started');
      await expect.poll(() => count('faded')).toBe(back);
      expect([pathOf(page), errors]).toEqual(['/shop', []]);
      await close();
      return [there, back];
    };
    expect(await fades(false)).toEqual([1, 2]);
    expect(await fades(true)).toEqual([0, 0]);
  });

  it('shows the page asked for last, whatever arrives later', async () => {
    const { page, errors, close } = await visit('/shop');
    await hydrated(page);
    let letGo = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(`**${slugs[1]}.data*`, async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    });
    await follow(page, slugs[1] ?? '');
    await page.locator('html[data-busy]').waitFor({ state: 'attached' });
    await follow(page, slugs[2] ?? '');
    await expect.poll(() => pathOf(page)).toBe(slugs[2]);
    letGo();
    await expect.poll(() => page.locator('html[data-busy]').count()).toBe(0);
    expect(pathOf(page)).toBe(slugs[2]);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/shop');
    expect(errors).toEqual([]);
    await close();
  });

  it('follows an address that has moved, without it in the history', async () => {
    const { page, close } = await visit('/shop');
    await hydrated(page);
    const loaded = documents(page);
    await follow(page, `/b2c/${(slugs[3] ?? '').replace('/det/', '')}`);
    await expect.poll(() => page.locator('#acquista').count()).toBe(1);
    expect([pathOf(page), loaded()]).toEqual([slugs[3], 0]);
    await page.goBack();
    await expect.poll(() => page.locator('#acquista').count()).toBe(0);
    expect(pathOf(page)).toBe('/shop');
    await close();
  });

  it('reaches a place of the page without loading it, and comes back', async () => {
    const { page, close } = await visit('/shop');
    await hydrated(page);
    let asked = 0;
    page.on('request', (request) => (asked += request.url().includes('.data') ? 1 : 0));
    await page.evaluate(() => window.scrollTo(0, 500));
    await follow(page, '#contenuto');
    await expect.poll(() => scrolled(page)).toBeLessThan(300);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(500);
    expect([new URL(page.url()).hash, asked]).toEqual(['', 0]);
    await close();
  });

  it('says what is wrong with a page, keeps header and menu, and goes on', async () => {
    const { page, close } = await visit('/shop');
    await hydrated(page);
    const loaded = documents(page);
    await follow(page, '/web-page/mai-esistita');
    await expect.poll(() => heading(page)).toMatch(/non c.è/);
    await page.route('**/det/**', (route) =>
      route.request().url().includes('.data')
        ? route.fulfill({ status: 429, contentType: 'text/plain', body: 'too many requests' })
        : route.continue(),
    );
    await follow(page, slugs[0] ?? '');
    await expect.poll(() => heading(page)).toContain('andato storto');
    await page.unroute('**/det/**');
    await page.route('**/det/**', (route) =>
      route.request().url().includes('.data')
        ? route.fulfill({ contentType: 'text/html', body: '<html>Accedi alla rete</html>' })
        : route.continue(),
    );
    await follow(page, slugs[1] ?? '');
    await expect.poll(() => pathOf(page)).toBe(slugs[1]);
    await expect.poll(() => heading(page)).toContain('andato storto');
    expect(await page.locator('.site-header').count()).toBe(1);
    await page.unroute('**/det/**');
    await follow(page, slugs[2] ?? '');
    await expect.poll(() => page.locator('#acquista').count()).toBe(1);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(slugs[1]);
    await expect.poll(() => page.locator('#acquista').count()).toBe(1);
    expect(loaded()).toBe(0);
    await close();
  });

  it('leaves browser storage that is none of its own alone, and works with none', async () => {
    const { page, errors, close } = await visit('/shop');
    await page.evaluate(() => sessionStorage.setItem('scroll-positions', '{"broken'));
    await page.reload();
    await hydrated(page);
    await follow(page, slugs[0] ?? '');
    await expect.poll(() => page.locator('#acquista').count()).toBe(1);
    await page.goBack();
    await expect.poll(() => page.locator('#acquista').count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });
});

describe('What is put into the cart after a search', () => {
  const foundBy = (page: Page) =>
    page.evaluate(() =>
      (JSON.parse(localStorage.getItem('cart-list') ?? '[]') as { found?: string }[]).map(
        ({ found }) => found,
      ),
    );

  it.each([
    ['page to page', false],
    ['with a new document', true],
  ])('%s: carries the words typed, and nothing else does', async (_way, reloads) => {
    const { page, close } = await visit('/shop?search_term=martello');
    await hydrated(page);
    const link = page.locator('main h3 a').first();
    if (reloads) await page.goto((await link.getAttribute('href')) ?? '', { referer: page.url() });
    else await link.click();
    await expect.poll(() => page.locator('#acquista').count()).toBe(1);
    await hydrated(page);
    await page.locator('#acquista').getByRole('button', { name: 'Aggiungi' }).first().click();
    await expect.poll(() => foundBy(page)).toEqual(['martello']);
    await page.evaluate(() => localStorage.clear());
    await page.goto(slugs[0] ?? '');
    await hydrated(page);
    await page.locator('#acquista').getByRole('button', { name: 'Aggiungi' }).first().click();
    await expect.poll(() => foundBy(page)).toEqual([undefined]);
    await close();
  });
});

describe('Weight of the HTML, brotli', () => {
  it.each(['/', '/shop', 'product', '/shop?search_term=trapano'])('%s: at most 20 kB', async (path) => {
    const response = await fetch(shopUrl() + (path === 'product' ? (slugs[0] ?? '') : path));
    expect(brotliCompressSync(await response.text()).length).toBeLessThanOrEqual(20_000);
  });
});
