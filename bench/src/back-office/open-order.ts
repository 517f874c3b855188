import type { BenchShop } from '../shop/run-shop.ts';
import type { Row } from '../table.ts';
import { inOffice, timesRow, type OfficeCookie } from './office-page.ts';

const tries = 20;

/** From the click on a row of the list to the whole order with its history, in a browser of an office. */
export const measureOpening = (shop: BenchShop, cookie: OfficeCookie): Promise<Row> =>
  inOffice(shop, cookie, async (page, url) => {
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
    return timesRow('click on an order until all of it is there', times, {
      must_ms: 300,
      reach_ms: 100,
      detail: 'not hovered before',
    });
  });
