import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser, type Visit, visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { oneProduct } from './harness/goods.ts';
import { looksSound, takeBackNewest } from './harness/office.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

let desk: Visit;
let page: Page;
let goods: Awaited<ReturnType<typeof oneProduct>>;

const soon = { timeout: 10_000, interval: 100 };
const button = (name: string | RegExp) => page.getByRole('button', { name });
const status = async () => (await fetch(`${shopUrl()}/${goods.slug}`, { redirect: 'manual' })).status;
const from = () => page.getByLabel('In vendita dal (vuoto: subito)');
const until = () => page.getByLabel('Fino al (vuoto: senza fine)');
const save = () => button('Salva').first().press('Enter');
async function saved(): Promise<void> {
  await save();
  await page.getByText('Salvato.', { exact: true }).waitFor();
}
async function open(): Promise<void> {
  await openScreen(page, `/prodotti?q=${encodeURIComponent(goods.sku)}`, 'Prodotti');
  await page.getByRole('link', { name: goods.name, exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: goods.name, exact: true }).waitFor();
}

beforeAll(async () => {
  goods = await oneProduct();
  desk = await colleague('manager', 'Piero Piano');
  ({ page } = desk);
});
afterAll(() => desk.close());

describe('the sale of a product', () => {
  it('is planned from a date to come: planned on its page and in the list, gone from the shop, seen in advance', async () => {
    await open();
    await from().fill('2030-01-05T09:00');
    await until().fill('2030-01-04T09:00');
    await save();
    await page.getByText('La fine della vendita deve venire dopo l’inizio.').waitFor();
    await until().fill('2030-02-01T00:00');
    await page.getByText('nel negozio non si vede; poi va in vendita da solo.', { exact: false }).waitFor();
    await saved();
    await page.getByText('Programmato', { exact: true }).waitFor();
    await looksSound(page);
    await expect.poll(status, soon).toBe(404);
    await button('Anteprima').press('Enter');
    const href = await page.getByRole('link', { name: 'Apri l’anteprima' }).getAttribute('href');
    const { pathname, search } = new URL(href ?? '');
    const reader = await visit(pathname + search);
    await reader.page
      .getByText('Anteprima: sarà in vendita dal 5 gennaio 2030, 09:00.', { exact: false })
      .waitFor();
    await reader.close();
    await openScreen(page, '/prodotti?vista=scheduled', 'Prodotti');
    const row = page.getByRole('row').filter({ hasText: goods.name });
    expect(await row.innerText()).toMatch(/Programmato\s+dal 05\/01\/30/);
  });

  it('is cancelled, and each step is taken back', async () => {
    await open();
    await button('Annulla la programmazione').press('Enter');
    await saved();
    await page.getByText('Ritirato', { exact: true }).waitFor();
    expect([await from().inputValue(), await until().inputValue()]).toEqual(['', '']);
    await takeBackNewest(page);
    await page.reload();
    await page.getByText('Programmato', { exact: true }).waitFor();
    await button(/^Annulla la modifica: /)
      .nth(1)
      .press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Annulla la modifica' }).press('Enter');
    await dialog.getByText(/^Valori tornati com’erano/).waitFor();
    await expect.poll(status, soon).toBe(200);
  });
});
