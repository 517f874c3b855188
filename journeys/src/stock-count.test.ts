import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { colleague } from './harness/colleague.ts';
import { oneProduct } from './harness/goods.ts';
import { looksSound } from './harness/office.ts';

useBrowser();

let desk: Visit;
let page: Page;
let sku = '';
let stock = 0;

beforeAll(async () => {
  ({ sku, stock } = await oneProduct());
  desk = await colleague('warehouse', 'Piero Conti');
  ({ page } = desk);
});
afterAll(() => desk.close());

const code = () => page.getByLabel('SKU o codice a barre');

it('a count adds a piece for every code, outlives the page, and is written', async () => {
  await page.goto('/gestione/magazzino/conteggio');
  await code().fill('NIENTE-DI-TUTTO');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').first().waitFor();
  // As a scanner does: code and Enter, faster than any answer.
  for (let at = 0; at < 3; at += 1) {
    await code().fill(sku);
    await page.keyboard.press('Enter');
  }
  const counted = page.getByLabel(/^Pezzi contati di /);
  await expect.poll(() => counted.inputValue()).toBe('3');
  await looksSound(page);
  await page.reload();
  await expect.poll(() => counted.inputValue()).toBe('3');
  await page.getByRole('button', { name: 'Registra il conteggio (articoli: 1)' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Conteggio registrato. Articoli: 1.' }).waitFor();
  await page.getByText('Nessun articolo contato').waitFor();
  await page.goto(`/gestione/magazzino?sku=${encodeURIComponent(sku)}`);
  await page.getByRole('cell', { name: 'Contati' }).first().waitFor();
});

it('takes a number that is typed as well: the shop has what it had', async () => {
  await page.goto('/gestione/magazzino/conteggio');
  await code().fill(sku);
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Pezzi contati di /).fill(String(stock));
  await page.getByRole('button', { name: 'Registra il conteggio (articoli: 1)' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Conteggio registrato. Articoli: 1.' }).waitFor();
  expect(desk.errors.filter((error) => !/4(?:04|17)/.test(error))).toEqual([]);
});
