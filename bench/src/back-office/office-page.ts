import { join } from 'node:path';
import { findBrowser, launchOptions } from '@casamaestra/journeys/src/harness/find-browser.ts';
import { chromium, type Page } from 'playwright-core';
import { benchFolder } from '../shop/dataset.ts';
import type { BenchShop } from '../shop/run-shop.ts';
import { median } from '../median.ts';
import type { Row } from '../table.ts';
import { p95 } from './p95.ts';

export interface OfficeCookie {
  readonly name: string;
  readonly value: string;
}

/** Does something in a browser of an office in which somebody is signed in. */
export async function inOffice<Value>(
  { port }: BenchShop,
  cookie: OfficeCookie,
  work: (page: Page, url: string) => Promise<Value>,
): Promise<Value> {
  const browser = await chromium.launch(launchOptions(await findBrowser(join(benchFolder, 'browser'))));
  try {
    const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
    // It has the prefix __Host-, which browsers take as secure on localhost only.
    await context.addCookies([{ ...cookie, url: `https://localhost:${port}`, secure: true }]);
    return await work(await context.newPage(), `http://localhost:${port}`);
  } finally {
    await browser.close();
  }
}

/** A row of times against what 95 of 100 must not exceed. */
export function timesRow(
  name: string,
  times: readonly number[],
  {
    must_ms: must,
    reach_ms: reach,
    detail = '',
  }: {
    readonly must_ms: number;
    readonly reach_ms: number;
    readonly detail?: string;
  },
): Row {
  const slow = p95(times);
  const digits = must < 50 ? 1 : 0;
  return {
    name: `back office: ${name}`,
    measured: `${slow.toFixed(digits)} ms`,
    must: `${must} ms`,
    reach: `${reach} ms`,
    verdict: slow > must ? 'below' : slow > reach ? 'must' : 'reach',
    detail: [
      `p95 of ${times.length}`,
      `median ${median(times).toFixed(digits)} ms`,
      detail,
      `slowest ${Math.max(...times).toFixed(digits)} ms`,
    ]
      .filter((part) => part !== '')
      .join('; '),
  };
}
