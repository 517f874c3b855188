import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { oneProduct } from './harness/goods.ts';
import { makeRule, orderRule, settleConflict, withoutBarrier } from './walks/delivery-desk.ts';

useBrowser();

let desk: Visit;
let page: Page;
beforeAll(async () => {
  desk = await colleague('owner', 'Ada Bianchi');
  ({ page } = desk);
}, 60_000);
afterAll(() => desk.close());

describe('settings', () => {
  it('lead to what stands there and to what stands elsewhere', async () => {
    await openScreen(page, '/impostazioni', 'Impostazioni');
    for (const name of ['Consegna', 'Buoni sconto', 'Persone', 'Registro attività'])
      await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor();
    await withoutBarrier(page);
  });

  it('a delivery rule is made, tried, settled with a colleague, moved and switched off, by keyboard', async () => {
    await openScreen(page, '/impostazioni/consegna', 'Consegna');
    const { sku } = await oneProduct();
    await makeRule(page, sku);
    const other = await colleague('manager', 'Giulia Neri');
    await settleConflict(page, other.page);
    await other.close();
    await orderRule(page);
  });
});
