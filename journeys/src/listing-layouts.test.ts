import { listingLayouts } from '@casamaestra/contract/listing-places.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, hydrated, sidewaysScroll, useBrowser, visit } from './harness/browse.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

/** `/shop/grid` shows what the layout of its usual number of columns shows. */
const layouts = listingLayouts.filter((name) => name !== 'grid');
const mobili = 'category=Mobili';

/** How a listing is built, as a shopper sees it: columns, where the filters and the words stand, what pages it. */
const builtOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const seen = (selector: string): boolean => (box(selector)?.height ?? 0) > 0;
    const tops = [...document.querySelectorAll('main section > ul > li')].map((card) =>
      Math.round(card.getBoundingClientRect().top),
    );
    const grid = box('main section > ul');
    const filters = box('#filtri');
    const beside = filters && grid && filters.height > 0 && filters.bottom > grid.top;
    const button = box('section [popovertarget=filtri]');
    const sort = box('select[name=order_by]');
    return JSON.stringify({
      columns: [...new Set(tops)].slice(0, 2).map((row) => tops.filter((top) => top === row).length),
      filters: !filters?.height ? 'closed' : beside ? (filters.left < grid.left ? 'left' : 'right') : 'above',
      groups: document.querySelectorAll('#filtri details[name]').length > 0 ? 'menus' : 'groups',
      button: !button?.height
        ? 'none'
        : `${button.left > (sort?.left ?? 0) || button.top >= (sort?.bottom ?? 0) ? 'after' : 'before'} ${getComputedStyle(document.querySelector('section [popovertarget=filtri]') ?? document.body).position}`,
      slider: seen('main header ul'),
      picture:
        seen('main header img') && (box('main header h1')?.left ?? 0) > (box('main header img')?.left ?? 0),
      words: (box('main section h3')?.left ?? 0) > (box('main section li picture')?.right ?? 9999) - 9,
      numbers: seen('nav[aria-label="Pagine dei risultati"]'),
      counts: [...document.querySelectorAll('main a[aria-label$="per riga"]')].length,
    });
  });

describe.each([
  [1200, true],
  [1200, false],
  [768, false],
  [360, true],
  [360, false],
])('R04 R05 R06 R07 R08 R09 R10 R11 R12 layouts at %i px, scripts %s', (width, javaScript) => {
  it('are each visibly their own, fit, and know the category', async () => {
    const built = new Map<string, string>();
    const { page, errors, close } = await visit(`/shop?${mobili}`, { width, javaScript });
    built.set(await builtOf(page), 'the plain listing');
    for (const layout of layouts) {
      await page.goto(`/shop/${layout}?${mobili}`);
      const one = await builtOf(page);
      expect([layout, built.get(one)]).toEqual([layout, undefined]);
      built.set(one, layout);
      expect([layout, await page.locator('h1').innerText()]).toEqual([layout, 'Mobili']);
      expect([layout, await sidewaysScroll(page)]).toEqual([layout, 0]);
    }
    expect(errors).toEqual([]);
    await close();
  });
});

describe('A layout of the listing', () => {
  const open = async (path: string) => {
    const response = await fetch(shopUrl() + path);
    return { status: response.status, html: await response.text() };
  };

  it('stays in the address of its filters, orders, pages, categories and views, and points to the plain listing', async () => {
    const { html } = await open(`/shop/off-canvas?${mobili}`);
    expect(/<form id="filtra"[^>]*? action="([^"]*)"/.exec(html)?.[1]).toBe('/shop/off-canvas');
    expect(/rel="canonical" href="[^"]*?(\/shop[^"]*)"/.exec(html)?.[1]).toBe('/shop?category=Mobili');
    expect(html).toContain('content="noindex');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const places = [...main.matchAll(/href="(\/shop[^"?]*)\?/g)].map((match) => match[1]);
    expect([...new Set(places)]).toEqual(['/shop/off-canvas']);
    const { page, close } = await visit(`/shop/right-sidebar?${mobili}`);
    await hydrated(page);
    await page.selectOption('select[name=order_by]', 'price-asc');
    await page.waitForURL(/\/shop\/right-sidebar\?.*order_by=price-asc/);
    await page.getByRole('link', { name: 'Elenco' }).click();
    await page.waitForURL(/\/shop\/right-sidebar\?.*view=list/);
    await close();
  });

  it('that does not exist is a page with ways on, whatever is in its address', async () => {
    for (const path of ['nessuno', 'grid/9cols', 'list/list', 'LIST', 'grid/2cols/x', 'constructor']) {
      const { status, html } = await open(`/shop/${path}?page=-3&view=%07&from=x&f_=`);
      expect([path, status, html.includes('href="/shop"')]).toEqual([path, 404, true]);
      expect(html).toContain('noindex');
    }
    for (const query of [
      'from=99',
      'from=-1&page=2',
      'view=nothing',
      'from=1&page=999999999',
      'page=1e9&from=%ff',
    ]) {
      const { status } = await open(`/shop/infinite-scroll?${query}`);
      expect([query, [200, 404].includes(status)]).toEqual([query, true]);
    }
    expect((await open('/shop/list/')).status).toBe(200);
    expect((await open('/shop/list?page=99999')).html).toContain('Vai all’ultima pagina');
  });

  it('has no faults of accessibility, filters in a row and in a board too', async () => {
    for (const layout of ['horizontal-filter-1', 'horizontal-filter-2', 'boxed-slider', 'grid/6cols']) {
      const { page, close } = await visit(`/shop/${layout}?${mobili}`);
      expect([layout, await accessibilityFaults(page)]).toEqual([layout, []]);
      await close();
    }
  });
});

describe('R09 endless listing', () => {
  const shown = (page: Page) => page.locator('main section[aria-busy] > ul > li');

  it('adds products while one scrolls, keeps the state in the address, and lets one reach the footer', async () => {
    const { page, close } = await visit('/shop/infinite-scroll');
    await hydrated(page);
    await expect
      .poll(
        async () => {
          await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
          return shown(page).count();
        },
        { timeout: 15_000 },
      )
      .toBe(96);
    await page.waitForURL(/page=4&from=1/);
    await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
    expect(await page.locator('footer').first().isVisible()).toBe(true);
    expect(await shown(page).count()).toBe(96);
    await shown(page).nth(80).locator('h3 a').click();
    await page.waitForURL(/\/det\//);
    await page.goBack();
    await expect.poll(() => shown(page).count()).toBe(96);
    await page.goBack();
    expect(page.url()).not.toContain('infinite-scroll');
    await close();
  });

  it('notices that its end is near when a busy browser tells an earlier moment along with it', async () => {
    const { page, close } = await visit('/shop');
    await page.addInitScript(() => {
      const Native = window.IntersectionObserver;
      window.IntersectionObserver = class extends Native {
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const away = { isIntersecting: false } as IntersectionObserverEntry;
          super((seen, observer) => tell([away, ...seen], observer), options);
        }
      };
    });
    await page.goto(`${shopUrl()}/shop/infinite-scroll`);
    await hydrated(page);
    await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
    await expect.poll(() => shown(page).count()).toBeGreaterThan(24);
    await close();
  });

  it('is a link without scripts, and the plain listing has it above its pages', async () => {
    const { page, close } = await visit('/shop/infinite-scroll', { javaScript: false });
    await page.getByRole('link', { name: 'Mostra altri 24' }).click();
    expect(new URL(page.url()).search).toBe('?page=2&from=1');
    await expect.poll(() => shown(page).count()).toBe(48);
    await close();
    const plain = await visit('/shop');
    await hydrated(plain.page);
    await plain.page.getByRole('link', { name: 'Mostra altri 24' }).click();
    await expect.poll(() => shown(plain.page).count()).toBe(48);
    expect(await plain.page.evaluate(() => document.activeElement?.id)).toBe('altri');
    await plain.close();
  });
});

describe('New products and offers', () => {
  it('are pages of their own: title, introduction, canonical address, order', async () => {
    for (const [place, title, order] of [
      ['novita', 'Novità', 'is_new=1&order_by=newest'],
      ['offerte', 'Offerte', 'min_discount_percent=1&order_by=discount'],
    ] as const) {
      const response = await fetch(`${shopUrl()}/shop/${place}?order_by=&utm_source=x`);
      const html = await response.text();
      expect([place, response.status]).toEqual([place, 200]);
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(title);
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/shop/${place}"`));
      expect(html).not.toContain('content="noindex');
      const call = await fetch(`${shopUrl()}/api/shop?per_page=24&${order}`);
      const { message } = (await call.json()) as { message: { products: { slug: string }[] } };
      expect(message.products.length).toBeGreaterThan(0);
      const links = [...html.matchAll(/<h3[^>]*><a href="\/([^"?]*)/g)].map((match) => match[1]);
      expect(links.slice(0, 24)).toEqual(message.products.map(({ slug }) => slug));
    }
  });
});

describe('The page of all layouts', () => {
  it('links every layout of listings and products with a small page of the shop’s goods, unseen by search engines, without faults', async () => {
    const { page, close } = await visit('/pages/single/layouts', { width: 360 });
    const links = await page
      .locator('main li h3 a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links.slice(0, listingLayouts.length + 1)).toEqual([
      '/shop',
      ...listingLayouts.map((name) => `/shop/${name}`),
    ]);
    expect(links.slice(listingLayouts.length + 1)).toHaveLength(10);
    expect(await page.locator('main li svg:has(image[href^="/media/"])').count()).toBe(links.length);
    for (const link of links) {
      expect([link, (await fetch(shopUrl() + String(link), { redirect: 'manual' })).status]).toEqual([
        link,
        200,
      ]);
    }
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await close();
  });
});
