import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { colleague } from './harness/colleague.ts';
import { pressAtOnce } from './harness/keyboard.ts';

useBrowser();

let desk: Visit;
let page: Page;
let order: string;
let byTransfer: string;

beforeAll(async () => {
  const lines = [cartLine(await oneProduct())];
  ({ order_number: order } = await buyElsewhere(lines, { method: 'card' }));
  ({ order_number: byTransfer } = await buyElsewhere(lines));
});
afterAll(() => desk.close());

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** At both widths of an office: nothing sticks out, nothing bars. */
async function fits(): Promise<void> {
  for (const width of [1600, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
}

describe('payments', () => {
  it('are found by the order and opened by keyboard; what was looked for is in the address', async () => {
    desk = await colleague('support', 'Ugo Conti');
    ({ page } = desk);
    await page.goto('/gestione/pagamenti');
    await heading('Pagamenti').waitFor();
    await page.getByLabel(/^Cerca per ordine/).fill(order);
    await page.keyboard.press('Enter');
    // Its head and the only payment of this order.
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.getByRole('row').filter({ hasText: order }).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe(order);
    await fits();
    await pressAtOnce(page, ['j', 'Enter']);
    await heading(`Pagamento di ${order}, tentativo 1`).waitFor();
    await fits();
    expect(desk.errors).toEqual([]);
  });

  it('are asked for at the gateway, whose answer stands beside what the shop has', async () => {
    await page.getByRole('button', { name: 'Chiedi al gateway' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Ha risposto.' }).waitFor();
    const status = page.getByRole('row', { name: /^Stato/ });
    expect(await status.getByRole('cell').count()).toBe(2);
    await fits();
  });

  it('by transfer lead to the bank', async () => {
    await page.goto(`/gestione/pagamenti?q=${byTransfer}`);
    await page.getByRole('link', { name: `${byTransfer}-1` }).click();
    await page.getByRole('link', { name: 'Vai alla Banca' }).click();
    await heading('Banca').waitFor();
    expect(new URL(page.url()).pathname).toBe('/gestione/banca');
  });

  it('have the notifications of their gateways, first those without effect', async () => {
    await page.goto('/gestione/pagamenti');
    await page.getByRole('link', { name: 'Notifiche' }).click();
    await heading('Notifiche dei gateway').waitFor();
    await page.getByText('Nessuna notifica da guardare').or(page.getByRole('table')).first().waitFor();
    await fits();
    await page.getByRole('link', { name: 'Tutte' }).click();
    expect(new URL(page.url()).searchParams.get('vista')).toBe('all');
    await page.goto('/gestione/pagamenti/999999999');
    await page.getByText('Questo pagamento non c’è.').waitFor();
  });
});
