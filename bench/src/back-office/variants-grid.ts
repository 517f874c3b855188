import type { CDPSession, Page } from 'playwright-core';
import type { BenchShop } from '../shop/run-shop.ts';
import { median } from '../median.ts';
import type { Row } from '../table.ts';
import { wideProduct } from './many-orders.ts';
import { inOffice, timesRow, type OfficeCookie } from './office-page.ts';

const openings = 12;
const keystrokes = 120;

interface Opened {
  readonly ms: number;
  /** Of the page's own thread. */
  readonly thread_ms: number;
}

/** From the click on the page of the product to the table that can be typed in. */
async function opening(page: Page, session: CDPSession, url: string): Promise<Opened> {
  await page.goto(`${url}/gestione/prodotti/${wideProduct}`);
  const link = `a[href="/gestione/prodotti/${wideProduct}/varianti"]`;
  await page.locator(link).first().waitFor();
  await page.waitForLoadState('networkidle');
  const before = await threadTime(session);
  const ms = await page.evaluate(
    (address) =>
      new Promise<number>((done) => {
        const start = performance.now();
        const isThere = () => document.querySelectorAll('[data-index] input').length > 20;
        new MutationObserver((_, observer) => {
          if (!isThere()) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(address)?.click();
      }),
    link,
  );
  return { ms, thread_ms: (await threadTime(session)) - before };
}

const worked = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;

/** Milliseconds of the page's own thread so far: what else the machine does at the same time is not counted. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = new Map(metrics.map(({ name, value }) => [name, value]));
  return worked.reduce((sum, name) => sum + (seconds.get(name) ?? 0), 0) * 1000;
}

/** The page's own work for each key: script, style and layout, until its frame is drawn. */
async function typing(page: Page, session: CDPSession): Promise<number[]> {
  await page.locator('[data-index="6"] [data-column="gtin"]').click();
  const times: number[] = [];
  for (let key = 0; key < keystrokes; key += 1) {
    const before = await threadTime(session);
    // Written and taken away again: a cell that is full takes no more keys.
    await page.keyboard.press(key % 2 === 0 ? '7' : 'Backspace');
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    times.push((await threadTime(session)) - before);
  }
  return times;
}

/** The table of variants of a product that has a thousand of them, in a browser of an office. */
export const measureVariants = (shop: BenchShop, cookie: OfficeCookie): Promise<readonly Row[]> =>
  inOffice(shop, cookie, async (page, url) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const opened: Opened[] = [];
    for (let index = 0; index < openings; index += 1) opened.push(await opening(page, session, url));
    const keys = await typing(page, session);
    const thread = median(opened.map(({ thread_ms: own }) => own));
    const times = opened.map(({ ms }) => ms);
    return [
      timesRow('click until 1,000 variants can be typed over', times, {
        must_ms: 300,
        reach_ms: 150,
        detail: `of it the page's own thread, median ${thread.toFixed(0)} ms`,
      }),
      timesRow('a keystroke among 1,000 variants', keys, {
        must_ms: 16,
        reach_ms: 8,
        detail: 'thread time of script, style and layout',
      }),
    ];
  });
