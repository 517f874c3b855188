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

/**
 * What moved on the page since it was loaded or last asked about, with the share of the screen: `0.031 MAIN#main 40→96`.
 * Other than the score of browsers it counts what moves right after a tap too: here answers come within milliseconds,
 * on a phone in a train they come after the half second that browsers forgive.
 */
export async function moved(page: Page): Promise<{ sum: number; parts: readonly string[] }> {
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => {
    interface Source {
      readonly node?: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly Source[];
    }
    const nameOf = (node: Node | null | undefined) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName}${element.id && `#${element.id}`}` : 'something gone';
    };
    const tell = (value: number, { node, previousRect: from, currentRect: to }: Source) =>
      `${value.toFixed(3)} ${nameOf(node)} ${from.y}→${to.y}, ${from.height}→${to.height}`;
    const seen = Number(document.documentElement.dataset['movedUntil'] ?? -1);
    return new Promise<{ value: number; parts: string[] }[]>((done) => {
      const entries: Shift[] = [];
      const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as Shift[])));
      observer.observe({ type: 'layout-shift', buffered: true });
      const answer = () => {
        entries.push(...(observer.takeRecords() as Shift[]));
        observer.disconnect();
        document.documentElement.dataset['movedUntil'] = String(performance.now());
        const since = entries.filter(({ startTime }) => startTime > seen);
        done(since.map(({ value, sources }) => ({ value, parts: sources.map((one) => tell(value, one)) })));
      };
      requestAnimationFrame(() => requestAnimationFrame(answer));
    });
  });
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    parts: shifts.flatMap(({ parts }) => parts),
  };
}
