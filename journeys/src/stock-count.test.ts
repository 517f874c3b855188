import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { fakeCamera, holdBefore, lookedAtFor, withDetector } from './harness/camera.ts';
import { colleague } from './harness/colleague.ts';
import { oneProduct } from './harness/goods.ts';
import { looksSound } from './harness/office.ts';

useBrowser(...fakeCamera);

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
  expect(await page.getByRole('button', { name: 'Leggi con la fotocamera' }).count()).toBe(0);
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

it('counts by the camera: a piece for each time a code is shown, and what the shop does not know is told', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  await withDetector(page);
  await page.goto('/gestione/magazzino/conteggio');
  await page.getByRole('button', { name: 'Leggi con la fotocamera' }).click();
  await page.getByText('Metti il codice nel riquadro').waitFor();
  const counted = page.getByLabel(/^Pezzi contati di /);
  await holdBefore(page, sku);
  await expect.poll(() => counted.inputValue()).toBe('1');
  await holdBefore(page, 'NIENTE-DI-TUTTO');
  await page.getByRole('alert').first().waitFor();
  expect(await counted.inputValue()).toBe('1');
  await lookedAtFor(page, 1_800);
  await holdBefore(page, sku);
  await expect.poll(() => counted.inputValue()).toBe('2');
  await page.getByRole('status').filter({ hasText: /: 2$/ }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await looksSound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Fotocamera' }).waitFor({ state: 'detached' });
});
