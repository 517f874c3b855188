import { join } from 'node:path';
import { findBrowser, launchOptions } from '@casamaestra/journeys/src/harness/find-browser.ts';
import { chromium } from 'playwright-core';
import { benchFolder } from '../shop/dataset.ts';
import type { BenchShop } from '../shop/run-shop.ts';
import type { Row } from '../table.ts';
import { p95 } from './p95.ts';

const must_ms = 300;
const tries = 20;

/** From the click on a row of the list to the whole order with its history, in a browser of an office. */
export async function measureOpening(
  { port }: BenchShop,
  cookie: { readonly name: string; readonly value: string },
): Promise<Row> {
  const browser = await chromium.launch(launchOptions(await findBrowser(join(benchFolder, 'browser'))));
  try {
    const url = `http://localhost:${port}`;
    const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
    // It has the prefix __Host-, which browsers take as secure on localhost only.
    await context.addCookies([{ ...cookie, url: `https://localhost:${port}`, secure: true }]);
    const page = await context.newPage();
    const times: number[] = [];
    for (let index = 0; index < tries; index += 1) {
      await page.goto(`${url}/gestione/ordini`);
      await page.locator('tbody tr[data-index="12"]').waitFor();
      times.push(
        await page.evaluate(
          (row) =>
            new Promise<number>((done) => {
              const start = performance.now();
              const isWhole = () =>
                document.querySelector('main h1')?.textContent?.includes('CM-') === true &&
                document.querySelectorAll('main section').length >= 4;
              new MutationObserver((_, observer) => {
                if (!isWhole()) return;
                observer.disconnect();
                requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
              }).observe(document.body, { childList: true, subtree: true });
              document.querySelector<HTMLElement>(`tbody tr[data-index="${row}"]`)?.click();
            }),
          index,
        ),
      );
    }
    const slow = p95(times);
    return {
      name: 'back office: click on an order until all of it is there',
      measured: `${slow.toFixed(0)} ms`,
      must: `${must_ms} ms`,
      reach: '100 ms',
      verdict: slow > must_ms ? 'below' : slow > 100 ? 'must' : 'reach',
      detail: `p95 of ${tries}, not hovered before; slowest ${Math.max(...times).toFixed(0)} ms`,
    };
  } finally {
    await browser.close();
  }
}
