import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, useBrowser, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { colleague } from './harness/colleague.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { looksSound, takeBack } from './harness/office.ts';
import { transferArrives } from './harness/transfer.ts';

useBrowser();

let owner: Visit;
let page: Page;
let number = '';
const carrier = `Vettore ${Date.now() % 1_000_000}`;

beforeAll(async () => {
  const { order_number: placed, total } = await buyElsewhere([cartLine(await oneProduct(), 1)]);
  await transferArrives(placed, total);
  number = placed;
  owner = await colleague('owner', 'Piera Corrieri');
  ({ page } = owner);
}, 120_000);
afterAll(() => owner.close());

const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

describe('the file of a carrier', () => {
  it('is described column by column from a starting point; what is missing is said where it is', async () => {
    await page.goto('/gestione/spedizioni/corrieri');
    await page.getByRole('link', { name: 'Italia, colonne comuni' }).press('Enter');
    await page.getByRole('button', { name: 'Salva il modello' }).press('Enter');
    await expect.poll(() => page.getByText('Controlla questo campo.').count()).toBe(2);
    await page.getByLabel('Corriere').fill(carrier);
    await page.getByLabel('Nome del modello').fill('Giornaliero');
    await page.getByLabel('Codice mittente', { exact: true }).fill('0420');
    await page.getByRole('button', { name: 'Aggiungi una colonna' }).press('Enter');
    await page.getByLabel('Testo fisso, colonna 15').fill('PORTO FRANCO');
    await page.getByRole('button', { name: 'Sposta su la colonna 15' }).press('Enter');
    // The focus goes with the column: the same key moves it on.
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Sposta su la colonna 14');
    await page.keyboard.press('Enter');
    await page.getByLabel('Testo fisso, colonna 13').waitFor();
    expect(await page.getByLabel('Testo fisso, colonna 13').inputValue()).toBe('PORTO FRANCO');
    await page.getByLabel('Lunghezza massima, colonna 3').fill('4');
    await looksSound(page);
    await page.getByRole('button', { name: 'Salva il modello' }).press('Enter');
    await said('Modello salvato.').first().waitFor();
    await page.getByRole('heading', { level: 1, name: `${carrier}: Giornaliero` }).waitFor();
  }, 60_000);

  it('is taken for an order that waits, with the packages and the weight that were typed', async () => {
    await page.goto(`/gestione/spedizioni/file?ordini=${number}`);
    const choice = page.getByLabel('Modello');
    if ((await choice.inputValue()) === '') await choice.selectOption({ label: `${carrier}: Giornaliero` });
    await page.getByLabel(`Colli dell’ordine ${number}`).fill('2');
    await page.getByLabel(`Peso in kg dell’ordine ${number}`).fill('7,25');
    await page.getByRole('cell', { name: 'PORTO FRANCO' }).waitFor();
    await page.getByRole('cell', { name: '7,3' }).waitFor();
    await page
      .getByText(/Destinatario: tagliato/)
      .first()
      .waitFor();
    await looksSound(page);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica il file (righe: 1)' }).press('Enter');
    const file = await coming;
    const bytes = await readFile(await file.path());
    const [titles, row] = new TextDecoder('windows-1252').decode(bytes).split('\r\n');
    expect(titles).toMatch(/^Codice mittente;Riferimento;Destinatario;/);
    expect(row).toMatch(new RegExp(`^0420;${number};[^;]{1,4};.*;2;7,3;PORTO FRANCO;0,00;`));
    await said('File scaricato. Righe: 1.').waitFor();
  }, 60_000);

  it('may be taken back, and two people lose nothing of each other', async () => {
    const other = await colleague('manager', 'Giulia Modelli');
    await page.goto('/gestione/spedizioni/corrieri');
    await page.getByRole('link', { name: 'Giornaliero', exact: true }).first().press('Enter');
    await page.getByLabel('Nome del modello').waitFor();
    await other.page.goto(page.url());
    await other.page.getByLabel('Separatore').selectOption('pipe');
    await other.page.getByRole('button', { name: 'Salva il modello' }).press('Enter');
    await other.page.getByText('Modello salvato.').first().waitFor();
    await page.getByLabel('Codice mittente', { exact: true }).fill('0777');
    await page.getByLabel('Separatore').selectOption('tab');
    await page.getByRole('button', { name: 'Salva il modello' }).press('Enter');
    await page.getByText('Giulia Modelli ha cambiato intanto anche «Separatore»').waitFor();
    expect(await page.getByLabel('Codice mittente', { exact: true }).inputValue()).toBe('0777');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tieni l’altro' }).press('Enter');
    expect(await page.getByLabel('Separatore').inputValue()).toBe('pipe');
    await page.getByRole('button', { name: 'Salva il modello' }).press('Enter');
    await said('Modello salvato.').first().waitFor();
    await page.goto('/gestione/spedizioni/corrieri');
    await page.getByRole('link', { name: 'Giornaliero', exact: true }).first().press('Enter');
    await page.getByRole('button', { name: 'Togli il modello' }).press('Enter');
    await said('Modello tolto.').waitFor();
    await takeBack(page);
    await page.getByRole('link', { name: 'Giornaliero', exact: true }).first().waitFor();
    await other.close();
  }, 90_000);

  it('has limits: a parcel beyond them is told, before and after it is measured', async () => {
    await page.goto('/gestione/spedizioni/corrieri');
    const form = page.locator('form').filter({ hasText: `Salva i limiti di ${carrier}` });
    await form.getByLabel('Peso massimo (kg)').fill('tanto');
    await page.keyboard.press('Enter');
    await form.getByText('Controlla questo campo.').waitFor();
    await form.getByLabel('Peso massimo (kg)').fill('5');
    await page.keyboard.press('Enter');
    await form.getByText('Limiti salvati.').waitFor();
    await page.goto(`/gestione/spedizioni/file?ordini=${number}`);
    const choice = page.getByLabel('Modello');
    if ((await choice.inputValue()) === '') await choice.selectOption({ label: `${carrier}: Giornaliero` });
    await page.getByLabel(`Peso in kg dell’ordine ${number}`).fill('9');
    await expect.poll(() => page.getByText(/Pesa più di quanto prende il corriere/).count()).toBe(2);
    expect(owner.errors.filter((error) => !error.includes('417'))).toEqual([]);
  }, 60_000);
});
