import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { mailTo } from './harness/mails.ts';
import { looksSound } from './harness/office.ts';
import { transferArrives } from './harness/transfer.ts';

useBrowser();

let desk: Visit;
let page: Page;
const orders: { number: string; email: string }[] = [];
const carrier = `Corriere ${Date.now() % 1_000_000}`;

beforeAll(async () => {
  const goods = await oneProduct();
  for (let at = 0; at < 2; at += 1) {
    const { order_number: number, email, total } = await buyElsewhere([cartLine(goods, 1)]);
    await transferArrives(number, total);
    orders.push({ number, email });
  }
  desk = await colleague('warehouse', 'Piero Lodi');
  ({ page } = desk);
});
afterAll(() => desk.close());

const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

describe('shipments', () => {
  it('come from the file of a carrier: tried, then taken, with what is wrong as a file', async () => {
    await page.goto('/gestione/spedizioni');
    await page.getByRole('link', { name: 'Numeri da un file' }).click();
    const [first] = orders;
    const file = `Rif. mittente;Lettera di vettura\r\n${first?.number};AB-1\r\nCM-NIENTE;AB-2\r\n`;
    await page
      .getByLabel('File del corriere')
      .setInputFiles({ name: 'brt.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await page.getByLabel('Corriere').fill(carrier);
    await page.getByRole('button', { name: 'Prova' }).press('Enter');
    await page.getByRole('cell', { name: 'Parte' }).waitFor();
    await page.getByRole('cell', { name: 'Ordine sconosciuto' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Conferma (righe: 1)' }).press('Enter');
    await said('Fatto. Righe: 1').waitFor();
    await mailTo(first?.email ?? '', /AB-1/);
  });

  it('are corrected, and the correction taken back', async () => {
    await page.goto(`/gestione/spedizioni?corriere=${encodeURIComponent(carrier)}`);
    await page.getByRole('link', { name: 'AB-1' }).click();
    await page.getByLabel('Codice di spedizione').fill('AB-1-BIS');
    await page.keyboard.press('Enter');
    await said('Spedizione corretta.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /^Annulla/ }).press('Enter');
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Annulla la modifica' }).press('Enter');
    await question.getByRole('status').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByLabel('Codice di spedizione').inputValue()).toBe('AB-1');
  });

  it('are found among the orders by their carrier, and orders chosen there are printed in one go', async () => {
    const [sent = '', left = ''] = orders.map(({ number }) => number);
    const row = (number: string) => page.getByRole('row').filter({ hasText: number });
    await openScreen(page, '/ordini', 'Ordini');
    await row(left).waitFor();
    await page.getByLabel('Corriere').selectOption(carrier);
    await page.getByRole('button', { name: 'Filtra' }).press('Enter');
    await row(left).waitFor({ state: 'detached' });
    expect(await row(sent).count()).toBe(1);
    await looksSound(page);

    await openScreen(page, '/ordini', 'Ordini');
    await row(sent).waitFor();
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await page.getByText(/^2 selezionati/).waitFor();
    await page.getByRole('link', { name: 'Stampa bolle ed etichette' }).press('Enter');
    for (const number of [sent, left])
      await page.getByRole('heading', { name: `Documento di accompagnamento ${number}` }).waitFor();
    await looksSound(page);
    expect(await page.locator('main').innerText()).not.toContain('€');
    await page.getByRole('link', { name: 'Etichette' }).press('Enter');
    for (const number of [sent, left]) await page.getByText(`Ordine ${number}`).waitFor();
    await looksSound(page);
    await page.getByRole('link', { name: 'Elenco' }).press('Enter');
    await page.getByRole('rowheader', { name: left }).waitFor();
    await looksSound(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('rowheader', { name: sent }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Stampa 2 ordini' }).isVisible()).toBe(false);
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });

  it('are handed over together, with a list for the driver', async () => {
    for (const width of [1280, 1600, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/gestione/spedizioni?vista=open');
      await page.getByRole('link', { name: 'AB-1' }).first().waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: `Chiudi la giornata di ${carrier}` }).press('Enter');
    await said('Giornata chiusa.').waitFor();
    await page.getByRole('link', { name: 'Apri la distinta' }).press('Enter');
    await page.getByRole('rowheader', { name: 'AB-1' }).waitFor();
    await page.getByText('Firma di chi ritira').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Stampa' }).isVisible()).toBe(false);
  });
});
