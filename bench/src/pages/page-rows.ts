import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { findBrowser, launchOptions } from '@casamaestra/journeys/src/harness/find-browser.ts';
import { type BrowserContext, chromium } from 'playwright-core';
import { benchFolder } from '../shop/dataset.ts';
import { median } from '../median.ts';
import { freePort, runShop } from '../shop/run-shop.ts';
import { whenWarm } from '../shop/when-warm.ts';
import { atLeast, type Row } from '../table.ts';
import { measureInteractions } from './interactions.ts';
import { inspectPage, installLighthouse, type PageReport } from './lighthouse.ts';

const runs = 3;
const performanceMust = 97;
const largestPaintMust_ms = 1_800;
const blockedMust_ms = 50;
const all = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Pages that search engines are told to leave out cannot have all points of that part. */
const notIndexed = all.filter((category) => category !== 'seo');

interface Inspected {
  readonly name: string;
  readonly path: string;
  readonly categories: readonly string[];
}

function rowOf({ name, categories }: Inspected, reports: readonly PageReport[]): Row {
  const middle = (value: (report: PageReport) => number) => median(reports.map(value));
  const scores = categories.map((category) => middle(({ scores: all }) => all[category] ?? 0));
  const [performanceScore = 0, ...others] = scores;
  const paint = middle(({ largestPaint_ms }) => largestPaint_ms);
  const blocked = middle(({ blocked_ms }) => blocked_ms);
  const shift = middle((report) => report.shift);
  const holds =
    others.every((score) => score === 100) &&
    paint <= largestPaintMust_ms &&
    blocked <= blockedMust_ms &&
    shift === 0;
  const failed = [...new Set(reports.flatMap((report) => report.failed))].join(', ');
  return {
    name: `page on a phone: ${name}`,
    measured: scores.join(' / '),
    must: String(performanceMust),
    reach: '100',
    verdict: holds ? atLeast(performanceScore, performanceMust, 100) : 'below',
    detail:
      `LCP ${(paint / 1000).toFixed(2)} s (must ${largestPaintMust_ms / 1000}), TBT ${blocked.toFixed(0)} ms ` +
      `(${blockedMust_ms}), CLS ${shift.toFixed(3)} (0)${failed === '' ? '' : `; not perfect: ${failed}`}`,
  };
}

/** Slug of a product in stock that has no options to choose. */
async function productToBuy(at: (path: string) => string): Promise<string> {
  const answer = await fetch(at('/api/shop?per_page=100&is_in_stock=1&min_price=20'));
  const { products } = ((await answer.json()) as { message: Listing }).message;
  const found = products.find(({ variants, stock }) => variants.length === 0 && stock > 20);
  if (found === undefined) throw new Error('the demo shop has no product to put into the cart');
  return found.slug.replace(/^\//, '');
}

/** Puts a product into the cart as a shopper does. */
async function fillCart(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first().click();
  await page.waitForFunction(() => localStorage.getItem('cart-list') !== null);
  await page.close();
}

/**
 * Lighthouse for a phone on six pages of the demo shop, three runs each, the median of each value; then how soon pages
 * answer a tap. On a machine that does other work the times are those of the work.
 */
export async function measurePages(report: (row: Row) => void): Promise<void> {
  installLighthouse();
  const options = launchOptions(await findBrowser(join(benchFolder, 'browser')));
  const profile = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const shop = await runShop(join(benchFolder, 'shop-demo'), { DEMO: 'on', PAYMENT_METHODS: 'transfer' });
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  const phones = await chromium.launch(options);
  try {
    await whenWarm(shop);
    const at = (path: string) => `http://localhost:${shop.port}${path}`;
    const product = `/${await productToBuy(at)}`;
    const pages: Inspected[] = [
      { name: 'home', path: '/', categories: all },
      { name: 'listing', path: '/shop', categories: all },
      { name: 'product', path: product, categories: all },
      { name: 'search', path: '/shop?search_term=trapano', categories: notIndexed },
      { name: 'cart', path: '/pages/cart', categories: notIndexed },
      { name: 'checkout', path: '/pages/pay', categories: notIndexed },
    ];
    for (const inspected of pages) {
      if (inspected.name === 'cart') await fillCart(context, at(product));
      const reports: PageReport[] = [];
      for (let round = 0; round < runs; round += 1)
        reports.push(await inspectPage(at(inspected.path), port, inspected.categories));
      report(rowOf(inspected, reports));
    }
    await measureInteractions(phones, at(''), product, report);
  } finally {
    await phones.close();
    await context.close();
    await shop.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}
