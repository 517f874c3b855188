import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, hydrated, sidewaysScroll, useBrowser, visit } from './harness/browse.ts';
import { filled, freshEmail, quoted } from './harness/buyer.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { tabWalk } from './harness/keyboard.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

let varied = '';
let line: ReturnType<typeof cartLine>;
beforeAll(async () => {
  const answer = await fetch(`${shopUrl()}/api/shop?per_page=100&is_in_stock=1`);
  const { products } = ((await answer.json()) as { message: Listing }).message;
  varied = `/${products.find(({ variants }) => variants.length > 2)?.slug}`;
  line = cartLine(await oneProduct());
});

const kinds: readonly (readonly [name: string, path: () => string])[] = [
  ['home', () => '/'],
  ['a listing', () => '/shop'],
  ['the answer to a search', () => '/shop?search_term=trapano'],
  ['a product', () => varied],
  ['a cart', () => '/pages/cart'],
  ['the checkout', () => '/pages/pay'],
  ['a login', () => '/pages/login'],
  ['a text', () => '/web-page/spedizioni'],
];

/** Text whose box cuts it off, with how it begins. Facts of a card that end in … stand whole on the product's page. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => {
        const style = getComputedStyle(one);
        const holdsText = [...one.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        );
        const cuts = /hidden|clip/.test(style.overflowX) && style.textOverflow !== 'ellipsis';
        const large =
          one.clientWidth > 2 && one.clientHeight > 2 && one.checkVisibility({ visibilityProperty: true });
        return (
          holdsText &&
          cuts &&
          large &&
          (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
        );
      })
      .map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 50)}`),
  );

/** Spacing that a reader may set: WCAG 2.2, 1.4.12. */
const spaceText = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });

describe('At 200 % zoom, by keyboard, with wide text and in the dark', () => {
  // A desktop of 1280 by 900 at 200 %: the bars that stay take most of the screen here.
  it.each(kinds)('%s can be used and read', async (_name, path) => {
    const stored = path() === '/pages/cart' ? { 'cart-list': [line] } : filled([line], freshEmail());
    const { page, close } = await visit(path(), { width: 640, height: 450, stored });
    await hydrated(page);
    if (path() === '/pages/pay') await quoted(page);
    const { stops, faults } = await tabWalk(page);
    expect(faults).toEqual([]);
    expect(stops[0]).toMatch(/^a Vai al contenuto|^a Salta/);
    expect(stops.length).toBeGreaterThan(10);
    expect(await sidewaysScroll(page)).toBe(0);
    const before = await cut(page);
    await spaceText(page);
    expect(await sidewaysScroll(page)).toBe(0);
    expect((await cut(page)).filter((text) => !before.includes(text))).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // From the top and in a high window: what lies half under the foot of a screen is scrolled into sight.
    await page.setViewportSize({ width: 640, height: 1200 });
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessibilityFaults(page)).toEqual([]);
    await close();
  });
});

describe('What is read out while somebody shops', () => {
  it('tells what a filter leaves, a search suggests, the cart got and which page came', async () => {
    const { page, close } = await visit('/shop');
    await hydrated(page);
    const said = () =>
      page.evaluate(() => [...document.querySelectorAll('#live > p')].map((one) => one.textContent.trim()));
    // Where it is read: not in what an open dialog makes inert. Hidden texts have no region of their own.
    const heard = () =>
      page.evaluate(() => ({
        where: document.querySelector('#live')?.closest('dialog:modal, body')?.tagName,
        others: document.querySelectorAll(
          ':is([role=status], [aria-live], output).visually-hidden:not(#live)',
        ).length,
      }));
    // The filtered listing arrives while somebody already types in the search box.
    const typed = Promise.withResolvers<void>();
    await page.route(/f_brand/, async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.locator('#filtri input[name=f_brand]').first().check();
    await page.locator('#site-search-term').pressSequentially('trapano');
    typed.resolve();
    await page.waitForURL(/f_brand/);
    await expect.poll(said).toEqual(expect.arrayContaining([expect.stringMatching(/\d+ prodotti/)]));
    await expect.poll(said).toEqual(expect.arrayContaining([expect.stringMatching(/suggeriment/)]));
    await page.keyboard.press('Escape');
    await page.locator('main h3 a').first().click();
    await page.locator('#acquista').waitFor();
    await expect.poll(said).toContain(await page.title());
    await page.goto(`/${line.slug}`);
    await hydrated(page);
    await page.locator('#acquista').getByRole('button', { name: 'Aggiungi al carrello' }).first().click();
    await expect.poll(said).toEqual(expect.arrayContaining([expect.stringMatching(/carrello/i)]));
    expect(await heard()).toEqual({ where: 'DIALOG', others: 0 });
    const drawer = page.getByRole('dialog');
    await drawer
      .getByRole('button', { name: /^Togli/ })
      .first()
      .click();
    await expect.poll(said).toEqual(expect.arrayContaining([expect.stringMatching(/tolto/i)]));
    await page.keyboard.press('Escape');
    await expect.poll(heard).toEqual({ where: 'BODY', others: 0 });
    await close();
  });
});
