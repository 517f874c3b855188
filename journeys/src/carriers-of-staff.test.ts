import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { looksSound, takeBack } from './harness/office.ts';
import { transferArrives } from './harness/transfer.ts';

useBrowser();

let desk: Visit;
let page: Page;
let order: string;
const carrier = `Corriere ${Date.now() % 1_000_000}`;

beforeAll(async () => {
  const bought = await buyElsewhere([cartLine(await oneProduct())]);
  order = bought.order_number;
  await transferArrives(order, bought.total);
  desk = await colleague('manager', 'Piera Modelli');
  ({ page } = desk);
});
afterAll(() => desk.close());

const button = (name: string | RegExp) => page.getByRole('button', { name });
const separator = (of: Page = page) => of.getByLabel('Separatore');

describe('files of carriers', () => {
  it('are described by a template, from a starting point; a field that lacks is marked', async () => {
    await openScreen(page, '/spedizioni/corrieri', 'Corrieri e modelli');
    await page.getByRole('link', { name: 'Italia, colonne comuni' }).press('Enter');
    await button('Salva il modello').press('Enter');
    await page.getByText('Controlla questo campo.').first().waitFor();
    await looksSound(page);
    await page.getByLabel('Corriere *').fill(carrier);
    await page.getByLabel('Nome del modello').fill('Etichette');
    await page.getByLabel('Codice mittente').first().fill('CM42');
    await page.getByLabel('Nome del modello').press('Enter');
    await page.getByRole('heading', { level: 1, name: `${carrier}: Etichette` }).waitFor();
    await page.getByText('Modello salvato.').waitFor();
    expect(await separator().inputValue()).toBe('semicolon');
  });

  it('change with a colleague at the same template: both values are told, and a change goes back', async () => {
    const other = await desk.page.context().newPage();
    await other.goto(page.url());
    await separator(other).selectOption({ label: 'Virgola' });
    await other.getByRole('button', { name: 'Salva il modello' }).press('Enter');
    await other.getByText('Modello salvato.').waitFor();
    await other.close();
    await separator().selectOption({ label: 'Barra verticale |' });
    await button('Salva il modello').press('Enter');
    await page.getByText('Piera Modelli ha cambiato intanto anche «Separatore».', { exact: false }).waitFor();
    await looksSound(page);
    await button('Tieni il mio').press('Enter');
    await page.getByText('Piera Modelli ha cambiato intanto').waitFor({ state: 'detached' });
    await page.getByText('Modello salvato.').waitFor();
    expect(await separator().inputValue()).toBe('pipe');
    await takeBack(page, /^Annulla la modifica: Modello salvato$/);
    await expect.poll(() => separator().inputValue()).toBe('comma');
  });

  it('are taken for the orders that wait, as the template writes them', async () => {
    await page.goto(`/gestione/spedizioni/file?ordini=${order}`);
    await page.getByLabel('Modello').selectOption({ label: `${carrier}: Etichette` });
    await page.getByLabel(`Peso in kg dell’ordine ${order}`).fill('12,5');
    await looksSound(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button('Scarica il file (righe: 1)').press('Enter'),
    ]);
    await page.getByText('File scaricato. Righe: 1.').waitFor();
    const [titles = '', row = ''] = (await readFile(await file.path(), 'latin1')).split('\r\n');
    expect(titles).toContain('Codice mittente,Riferimento');
    expect(row).toContain(`CM42,${order}`);
    expect(row).toContain('"12,5"');
  });

  it('hold what the carrier takes as one package, and tell what is beyond it', async () => {
    await openScreen(page, '/spedizioni/corrieri', 'Corrieri e modelli');
    const form = page.locator('form').filter({ has: button(`Salva i limiti di ${carrier}`) });
    await form.getByLabel('Peso massimo (kg)').fill('-1');
    await page.keyboard.press('Enter');
    await form.getByText('Controlla questo campo.').waitFor();
    await form.getByLabel('Peso massimo (kg)').fill('10');
    await page.keyboard.press('Enter');
    await form.getByText('Limiti salvati.').waitFor();
    await looksSound(page);
    await page.goto(`/gestione/spedizioni/file?ordini=${order}`);
    await page.getByLabel('Modello').selectOption({ label: `${carrier}: Etichette` });
    await page.getByLabel(`Peso in kg dell’ordine ${order}`).fill('12,5');
    await page.getByText('Pesa più di quanto prende il corriere').first().waitFor();
    expect(await button('Scarica il file (righe: 1)').isEnabled()).toBe(true);
  });

  it('lose a template that is taken away, until that is taken back', async () => {
    await openScreen(page, '/spedizioni/corrieri', 'Corrieri e modelli');
    const row = page.getByRole('row').filter({ hasText: carrier });
    await row.getByRole('link', { name: 'Etichette', exact: true }).press('Enter');
    await button('Togli il modello').press('Enter');
    await page.getByText('Modello tolto.').waitFor();
    await row.waitFor({ state: 'detached' });
    await takeBack(page, /^Annulla la modifica: Modello tolto$/);
    await row.waitFor();
    // The colleague at the same template.
    expect(desk.errors.filter((error) => !/ 409 /.test(error))).toEqual([]);
  });
});
