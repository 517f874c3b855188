import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { companyLine, taxLine } from '@casamaestra/contract/shop/shop-words.ts';
import { openingLines } from '@casamaestra/texts/format/opening-hours.ts';
import { languageFacts, languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { KnownValues, strangeWords } from '@casamaestra/texts/testing/marked-words.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, useBrowser, visit } from './harness/browse.ts';
import { startShop } from './harness/start-shop.ts';
import { visibleWords } from './harness/visible-words.ts';

useBrowser();

// Every text of this shop stands in marks that tell its language: what a page shows outside them is a value of
// catalogue, content or shop file, or a sentence that somebody wrote beside the texts.
const folder = mkdtempSync(join(tmpdir(), 'marked-shop-'));
let shop: Awaited<ReturnType<typeof startShop>>;
let products: Listing['products'];
const known = new KnownValues();
const article = 'web-page/chi-siamo';

async function call(path: string): Promise<unknown> {
  const answer = await fetch(new URL(path, shop.url));
  return ((await answer.json()) as { message: unknown }).message;
}

const demoFile = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../demo/content', name), 'utf8'));

beforeAll(async () => {
  shop = await startShop({
    dataDir: join(folder, 'var'),
    environment: { MODE: 'demo', TEXTS: 'marked', LANGUAGES: languages.join(','), TRUST_PROXY: 'on' },
  });
  for (const file of ['content.json', 'selling.json', 'reviews.json']) known.add(demoFile(file));
  // JSON-LD names the currency by its code.
  known.add('EUR');
  const seller = demoFile('shop.json') as ShopFile;
  known.add([seller, companyLine(seller), taxLine(seller), `PEC ${seller.contacts.pec}`]);
  for (const language of languages) {
    known.add([languageFacts[language].name, openingLines(seller.contacts.phone_hours, language)]);
  }
  ({ products } = (await call('/api/shop?per_page=50&is_in_stock=1&max_price=40')) as Listing);
  const cms = '/api/method/omnicommerce_cms.omnicommerce_cms';
  for (const path of [
    '/api/shop?per_page=500',
    '/api/shop?per_page=500&page=2',
    `${cms}.home.get_b2c_menu`,
    `${cms}.home.get_home`,
    `${cms}.home.get_promo_slider`,
    '/api/method/omnicommerce.controllers.html.get_footers',
    `${cms}.web_page.get_web_page_detail?route=${article}`,
    `/api/products?slug=${products[0]?.slug}`,
  ]) {
    known.add(await call(path));
  }
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a page shows that is neither a text of the language nor a value. */
async function faults(page: Page, language: Language): Promise<string[]> {
  const where = page.url().slice(shop.url.length);
  const words = await visibleWords(page);
  expect(words.length).toBeGreaterThan(20);
  return words.flatMap((text) => strangeWords(text, language, known).map((one) => `${where}: ${one}`));
}

const places = [
  [
    'cart',
    'pay',
    'login',
    'login-link',
    'register',
    'forgot-password',
    'update-password?key=x',
    'track-order',
  ],
  ['recesso', 'payment-failed', 'account-deleted', 'not-a-page'],
].flat();

describe.each(languages)('every sentence of a shop read in %s is a text of that language', (language) => {
  async function open(path: string) {
    const opened = await visit('/robots.txt', { shop: shop.url });
    await opened.page.context().addCookies([{ name: 'language', value: language, url: shop.url }]);
    await go(opened.page, path);
    return opened;
  }

  async function go(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await hydrated(page);
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  }

  it('on every page a guest opens', async () => {
    const { page, close } = await open('/');
    const found = await faults(page, language);
    const pages = ['/shop', '/shop?text=trapano', '/shop?text=qqqq', `/${products[0]?.slug}`, `/${article}`];
    for (const path of [...pages, ...places.map((place) => `/pages/${place}`), '/nothing-here']) {
      await go(page, path);
      found.push(...(await faults(page, language)));
    }
    await close();
    expect(found).toEqual([]);
  });
});
