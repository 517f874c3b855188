import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { looksSound } from './harness/office.ts';

useBrowser();

let desk: Visit;
let page: Page;
let goods: Awaited<ReturnType<typeof oneProduct>>;
let number = '';

const field = () => page.getByRole('combobox', { name: 'Cerca o fai…' });
const option = (text: string | RegExp) => page.getByRole('option').filter({ hasText: text });

beforeAll(async () => {
  goods = await oneProduct();
  ({ order_number: number } = await buyElsewhere([cartLine(goods)]));
  desk = await colleague('owner', 'Elena Elenchi');
  ({ page } = desk);
});
afterAll(() => desk.close());

/** Presses the button by keyboard; the lines of the file that comes. */
async function exported(name: string): Promise<readonly string[]> {
  const button = page.getByRole('button', { name: 'Esporta CSV' });
  await button.waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), button.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-.+\\.csv$`));
  return (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n');
}

describe('lists', () => {
  it('are kept as files of what is seen, which the log says', async () => {
    await openScreen(page, `/pagamenti?q=${number}`, 'Pagamenti');
    const payments = await exported('payments');
    expect(payments[0]).toMatch(/^Ordine;/);
    expect(payments.slice(1).every((line) => line.startsWith(number))).toBe(true);
    await openScreen(page, `/prodotti?q=${encodeURIComponent(goods.sku)}`, 'Prodotti');
    expect((await exported('products')).join()).toContain(goods.name);
    await openScreen(page, `/magazzino?sku=${encodeURIComponent(goods.sku)}`, 'Magazzino');
    expect((await exported('stock_moves')).join()).toContain(number);
    await looksSound(page);
    await openScreen(page, '/contenuti', 'Contenuti');
    expect((await exported('contents')).length).toBeGreaterThan(5);
    await openScreen(page, '/registro', 'Registro attività');
    await page.getByRole('row').filter({ hasText: 'Elenco esportato' }).first().waitFor();
  });
});

describe('the palette', () => {
  it('has the records opened last, contents by their title, and what can be begun from anywhere', async () => {
    await openScreen(page, `/ordini/${number}`, `Ordine ${number}`);
    await openScreen(page, '/', 'Oggi');
    await page.keyboard.press('Control+k');
    await option(`Ordine ${number}`).waitFor();
    await looksSound(page);
    await field().fill('privacy');
    await option('pages/privacy').first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('/contenuti/modifica?file=pages%2Fprivacy');
    await page.keyboard.press('Control+k');
    await field().fill('nuovo richiamo');
    await option('Nuovo richiamo').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Nuovo richiamo' }).waitFor();
  });

  it('shows articles to who sees products and no stock', async () => {
    const support = await colleague('content', 'Carla Contenuti');
    await support.page.keyboard.press('Control+k');
    await support.page.getByRole('combobox', { name: 'Cerca o fai…' }).fill(goods.sku);
    await support.page.getByRole('option').filter({ hasText: goods.sku }).first().waitFor();
    await support.page.keyboard.press('Enter');
    const row = support.page.getByRole('row').filter({ hasText: goods.name });
    await expect.poll(() => row.count(), { timeout: 10_000 }).toBe(1);
    await support.close();
  });
});

describe('where an article lies', () => {
  it('is written in its stock, and taken back', async () => {
    await openScreen(page, `/magazzino?sku=${encodeURIComponent(goods.sku)}`, 'Magazzino');
    const shelf = page.getByRole('textbox', { name: 'Scaffale' });
    await shelf.fill('A3-12');
    await shelf.press('Enter');
    await page.getByText('Scaffale A3-12').waitFor();
    await looksSound(page);
    await openScreen(page, '/registro', 'Registro attività');
    await page.getByRole('row').filter({ hasText: 'Scaffale cambiato' }).first().press('Enter');
    await page.getByRole('button', { name: /^Annulla la modifica: Scaffale cambiato/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Annullare la modifica?' });
    await dialog.getByRole('button', { name: 'Annulla la modifica' }).press('Enter');
    await dialog.getByText(/^Valori tornati com’erano/).waitFor();
    await openScreen(page, `/magazzino?sku=${encodeURIComponent(goods.sku)}`, 'Magazzino');
    await expect.poll(() => shelf.inputValue()).toBe('');
  });
});

describe('a list that is open', () => {
  it('tells of payments that came meanwhile and moves no row before it is asked', async () => {
    await openScreen(page, '/pagamenti', 'Pagamenti');
    await page.getByRole('row').nth(1).waitFor();
    const first = () => page.getByRole('row').nth(1).innerText();
    const before = await first();
    const { order_number: next } = await buyElsewhere([cartLine(goods)]);
    const told = page.getByText(/^(?:1 riga nuova|\d+ righe nuove) da quando/);
    await expect
      .poll(
        // As when the person comes back from another window.
        () => {
          void page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
          return told.count();
        },
        { timeout: 15_000 },
      )
      .toBe(1);
    expect(await first()).toBe(before);
    await page.getByRole('button', { name: 'Mostra', exact: true }).press('Enter');
    await page.getByRole('row').filter({ hasText: next }).waitFor();
  });
});
