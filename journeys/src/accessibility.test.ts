import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { Locator, Page } from 'playwright-core';
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
    expect(await page.locator('#site-search-term').inputValue()).toBe('trapano');
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

describe('What opens above the page', () => {
  /** Opens a dialog by keyboard, walks through it, closes it, opens it again and leaves the page. */
  const walk = async (page: Page, opener: Locator): Promise<void> => {
    const open = page.locator('dialog[open]');
    await opener.focus();
    await page.keyboard.press('Enter');
    await open.waitFor();
    for (let at = 0; at < 24; at += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => open.count()).toBe(0);
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await open.waitFor();
    await page.goBack();
    await page.waitForURL('**/shop');
    await expect.poll(() => open.count()).toBe(0);
  };

  it('holds the focus, gives it back, closes on Escape and when another page comes', async () => {
    const { page, close } = await visit('/shop', { stored: { 'cart-list': [line] } });
    await hydrated(page);
    const toProduct = async () => {
      await page.locator('main h3 a').first().click();
      await page.locator('#acquista').waitFor();
    };
    await toProduct();
    await walk(page, page.locator('#site-cart'));
    await toProduct();
    await walk(page, page.getByRole('link', { name: 'Ingrandisci l’immagine' }).first());
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await close();
  });
});

describe('In forced colours, and on paper', () => {
  /** Controls that nothing sets off from the page: no border, no outline, no underline, no picture in them. */
  const edgeless = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea)')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 4)
        .filter((one) => {
          const style = getComputedStyle(one);
          // A field may share the border of the group it stands in.
          const bordered = [style, getComputedStyle(one.parentElement ?? one)].some(
            ({ borderTopWidth, borderTopStyle }) =>
              Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none',
          );
          const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
          const native =
            style.appearance !== 'none' && one.matches('input[type=radio], input[type=checkbox]');
          return !bordered && !outlined && !native && one.querySelector('svg, img') === null;
        })
        .map(
          (one) => `${one.tagName} ${one.getAttribute('name') ?? ''} ${one.textContent.trim().slice(0, 40)}`,
        ),
    );

  it.each([
    ['a listing', () => '/shop'],
    ['a product', () => varied],
    ['the checkout', () => '/pages/pay'],
  ])('%s shows an edge of every control, and where the focus is', async (_name, path) => {
    const { page, close } = await visit(path(), { stored: { 'cart-list': [line] } });
    await page.emulateMedia({ forcedColors: 'active' });
    await hydrated(page);
    expect(await edgeless(page)).toEqual([]);
    await page.locator('main').focus();
    await page.keyboard.press('Tab');
    const outline = () =>
      page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(await outline()).not.toBe('none');
    await close();
  });

  it.each([
    ['a listing', () => '/shop'],
    ['a product', () => varied],
  ])('%s is printed with its prices, without bars, nothing cut', async (_name, path) => {
    const { page, close } = await visit(path(), { width: 720, height: 1000 });
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['#shell-header', '#shell-footer', '#toasts'])
      expect([part, await page.locator(part).filter({ visible: true }).count()]).toEqual([part, 0]);
    expect(await page.locator('main h1').first().isVisible()).toBe(true);
    expect(
      await page
        .locator('main')
        .getByText(/\d,\d\d\s€/)
        .filter({ visible: true })
        .count(),
    ).toBeGreaterThan(0);
    const floating = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility())
        .filter((one) => one.getBoundingClientRect().height > 2 && one.id !== 'live')
        .map((one) => `${one.tagName} ${one.id} ${one.className}`),
    );
    expect(floating).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await cut(page)).toEqual([]);
    await close();
  });

  it('a listing is printed as its goods, four in a row, with nothing to press; no page with a dark ground', async () => {
    const { page, close } = await visit('/shop', { width: 720, height: 1000 });
    await hydrated(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const main = page.locator('main');
    for (const part of ['button', 'select', 'input', 'nav[aria-label="Pagine"]', '#altri'])
      expect([part, await main.locator(part).filter({ visible: true }).count()]).toEqual([part, 0]);
    const names = await main.locator('h3').all();
    const tops = await Promise.all(names.slice(0, 5).map(async (name) => (await name.boundingBox())?.y));
    expect(tops.map((top) => top === tops[0])).toEqual([true, true, true, true, false]);
    await page.goto(new URL('/pages/about-us', page.url()).href);
    const grounds = await main
      .locator('section')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    await close();
  });

  it('a cart is printed as a list with its sums, and a page says where it is from and of which day', async () => {
    const { page, close } = await visit('/pages/cart?add=SEG-6810:2', { width: 720, height: 1000 });
    await hydrated(page);
    const main = page.locator('main');
    await page.locator('#toasts').getByText('ora nel carrello').waitFor();
    await main
      .getByText(/IVA 22% compresa/)
      .first()
      .waitFor();
    const source = main.getByText(/^http\S+\/pages\/cart · \d{1,2} \p{Letter}+ \d{4}$/u);
    await page.emulateMedia({ media: 'print' });
    // Listening begins once the page rests.
    await expect
      .poll(() =>
        page.evaluate(() => {
          window.dispatchEvent(new Event('beforeprint'));
          return document.querySelector('main')?.textContent.includes('/pages/cart · ');
        }),
      )
      .toBe(true);
    expect(await source.first().isVisible()).toBe(true);
    for (const part of [main.getByRole('button'), main.locator('details'), page.locator('#toasts')])
      expect(await part.filter({ visible: true }).count()).toBe(0);
    expect(await main.getByRole('spinbutton').or(main.locator('input')).first().inputValue()).toBe('2');
    expect(await cut(page)).toEqual([]);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect.poll(() => source.count()).toBe(0);
    await close();
  });
});
