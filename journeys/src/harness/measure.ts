import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Cumulative layout shift since the page was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly hadRecentInput: boolean;
        }
        const sum = (entries: readonly PerformanceEntry[]) =>
          (entries as readonly Shift[])
            .filter(({ hadRecentInput }) => !hadRecentInput)
            .reduce((total, { value }) => total + value, 0);
        let total = 0;
        const observer = new PerformanceObserver((list) => {
          total += sum(list.getEntries());
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            total += sum(observer.takeRecords());
            observer.disconnect();
            resolve(total);
          }),
        );
      }),
  );
}

/** Size of the shop's scripts loaded by a page, in kB with brotli. */
export async function scriptWeight(page: Page): Promise<number> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).origin === location.origin && name.endsWith('.js')),
  );
  const bodies = await Promise.all(
    [...new Set(scripts)].map(async (script) => Buffer.from(await (await fetch(script)).arrayBuffer())),
  );
  const brotli = (bytes: Buffer) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;
  return bodies.reduce((sum, body) => sum + brotli(body), 0);
}
