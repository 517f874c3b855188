import type { popularSearchesOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';

const DAY_MS = 24 * 3_600_000;
const start = Date.UTC(2026, 10, 20, 10);
let now = start;
let asked = 0;

const row = (code: string, name: string): ProductRowInput => ({
  code,
  name,
  category: ['Casa'],
  variants: [{ sku: code, price: 20, stock: 5 }],
});

let shop: TestShop;
beforeAll(async () => {
  const rows = [row('LAM', 'Lampada da terra'), row('SED', 'Sedia impilabile'), row('MAR', 'Martello')];
  shop = await startTestShop(rows, { clock: { now: () => now } });
});
afterAll(() => shop.close());

/** So many networks search for something on a day, and the node stores it. */
async function search(query: string, networks: number, daysAgo: number): Promise<void> {
  now = start - daysAgo * DAY_MS;
  for (let at = 0; at < networks; at += 1)
    shop.commerce.noteVisit({
      method: 'GET',
      path: '/shop',
      query: `search_term=${encodeURIComponent(query)}`,
      agent: 'Mozilla/5.0 Firefox/140.0',
      referer: undefined,
      host: 'negozio.test',
      mode: 'navigate',
      purpose: undefined,
      address: `10.${daysAgo}.${at}.1`,
    });
  await shop.commerce.jobs.drain();
  now = start;
}
const popular = async (): Promise<readonly string[]> => {
  asked += 1;
  // What was read is kept for ten minutes.
  now = start + asked * 600_000;
  const path = '/api/method/casamaestra.search.popular';
  return (await shop.value<OperationOutput<typeof popularSearchesOperation>>(path)).searches;
};

test('M24 what several networks search for on several days, the commonest first, once for the same words', async () => {
  expect(await popular()).toEqual([]);
  for (const day of [5, 3, 1]) {
    await search('lampada', 4, day);
    await search('sedie', day === 1 ? 3 : 2, day);
    // One network alone, and two days alone, are nobody's habit.
    await search('martello', 1, day);
  }
  for (const day of [9, 8]) await search('martelli', 20, day);
  expect(await popular()).toEqual(['lampada', 'sedie']);
  await search('martello', 2, 0);
  expect(await popular()).toEqual(['martello', 'lampada', 'sedie']);
});

test('what finds nothing is not among them, nor what found something once, nor what is long ago', async () => {
  for (const day of [5, 3, 1]) await search('unicorno', 9, day);
  for (const day of [30, 31, 32]) await search('sedia lampada', 9, day);
  expect(await popular()).toEqual(['martello', 'lampada', 'sedie']);
  // Its goods are gone since it was counted.
  const gone = ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => ({
    day,
    term: 'tegola',
    query: 'tegola',
  }));
  await shop.database
    .insertInto('searched')
    .values(gone.map((one) => ({ ...one, searches: 9, results: 4 })))
    .execute();
  expect(await popular()).toEqual(['martello', 'lampada', 'sedie']);
});
