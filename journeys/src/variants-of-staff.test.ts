import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, type Visit, visit } from './harness/browse.ts';
import { colleague } from './harness/colleague.ts';
import { chooseCategory, looksSound, takeBack } from './harness/office.ts';

useBrowser();

let desk: Visit;
let page: Page;
const mark = `VA${Date.now() % 1_000_000}`;

const drawn = async (name: string, red: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 900, height: 700, channels: 3, background: { r: red, g: 60, b: Date.now() % 255 } },
  })
    .png()
    .toBuffer(),
});
const button = (name: string | RegExp) => page.getByRole('button', { name });

const save = () => page.getByRole('button', { name: /^Salva(?: tutto)?$/ });

beforeAll(async () => {
  desk = await colleague('manager', 'Vera Varianti');
  ({ page } = desk);
});
afterAll(() => desk.close());

/** A product of two colours in one size, on sale. */
async function makeProduct(name = `Tappetino ${mark}`, sku = mark, colours = ['rosso', 'verde']) {
  await page.goto('/gestione/prodotti/nuovo');
  await page.getByLabel('Nome *').fill(name);
  await chooseCategory(page, page.getByLabel('Categoria *'), 'sedie');
  await page.getByLabel('Caratteristica 1').fill('Colore');
  await page.getByLabel('Valori di Colore').fill(colours.join(', '));
  await page.getByLabel('SKU di partenza').fill(sku);
  await page.getByLabel('Prezzo per tutte').fill('9,90');
  await page.getByLabel('Pezzi per tutte').fill('5');
  await button('Prepara le varianti').press('Enter');
  await button(`Crea il prodotto (${colours.length})`).press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

describe('the variants of a product', () => {
  it('get new values; cells are filled down, pasted from a spreadsheet and checked', async () => {
    await makeProduct();
    await page.getByRole('link', { name: 'Aggiungi o cambia le varianti' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: `Varianti di Tappetino ${mark}` }).waitFor();
    await page.getByLabel('Valori nuovi di Colore').fill('blu, giallo, nero');
    await button('Prepara le righe').press('Enter');
    await page.getByText('In vendita: 5. Tolte dalla vendita: 0.').waitFor();
    const cell = (column: string, colour: string) =>
      page.getByRole('textbox', { name: new RegExp(`^${column}.*: ${colour} · ${mark}`) });
    expect(await cell('SKU', 'blu').inputValue()).toBe(`${mark}-BLU`);
    await cell('Prezzo', 'blu').fill('12');
    await button('Riempi in giù').press('Enter');
    expect(await cell('Prezzo', 'nero').inputValue()).toBe('12');
    await cell('Prezzo', 'blu').press('ArrowDown');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toContain('Prezzo: giallo');
    await page.keyboard.press('Control+d');
    await cell('Pezzi', 'blu').evaluate((input) => {
      const data = new DataTransfer();
      data.setData('text/plain', '7\t0,3\r\n8\tmolto\r\n');
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    expect(await cell('Pezzi', 'giallo').inputValue()).toBe('8');
    await save().press('Enter');
    await page.getByText('Un peso, per esempio 0,25').waitFor();
    await looksSound(page);
    await cell('Peso', 'giallo').fill('0,4');
    await cell('GTIN', 'nero').fill('4006381333932');
    await save().press('Enter');
    await page
      .getByText(/Il GTIN 4006381333932 non è giusto/)
      .first()
      .waitFor();
    expect(await cell('GTIN', 'nero').getAttribute('aria-invalid')).toBe('true');
    await cell('GTIN', 'nero').fill('');
    await save().press('Enter');
    await page.getByText('Salvato.').waitFor();
    expect(await cell('Peso', 'giallo').inputValue()).toBe('0,4');
  });

  it('of two people are told apart cell by cell; one goes out of sale, and comes back by the log', async () => {
    const other = await desk.page.context().newPage();
    await other.goto(page.url());
    const weight = (of: Page) => of.getByRole('textbox', { name: new RegExp(`Peso.*: verde · ${mark}`) });
    await weight(other).fill('1,5');
    await other.getByRole('button', { name: 'Salva' }).press('Enter');
    await other.getByText('Salvato.').waitFor();
    await other.close();
    await weight(page).fill('2,5');
    await save().press('Enter');
    await page.getByText(/Nel frattempo Vera Varianti ha cambiato «Peso in kg/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button('Scrivi comunque il mio').press('Enter');
    await page.getByText(/Nel frattempo Vera Varianti/).waitFor({ state: 'detached' });
    await save().press('Enter');
    await page.getByText('Salvato.').waitFor();
    expect(await weight(page).inputValue()).toBe('2,5');
    await button(new RegExp(`Togli dalla vendita verde`)).press('Enter');
    await page.getByText('Da togliere').waitFor();
    await save().press('Enter');
    await page.getByText('In vendita: 4. Tolte dalla vendita: 1.').waitFor();
    await takeBack(page);
    await page.getByText('In vendita: 5. Tolte dalla vendita: 0.').waitFor();
  });

  it('get other prices in the table: what they mean is told, one far below is typed again, and all goes back', async () => {
    const price = (colour: string) =>
      page.getByRole('textbox', { name: new RegExp(`^Prezzo.*: ${colour} · ${mark}`) });
    await price('rosso').fill('1');
    await page.getByText(/Chi compra paga 1,00\s€ \(oggi 9,90\s€\)/).waitFor();
    await price('verde').fill('10,50');
    await page.getByText(/Chi compra paga 10,50\s€/).waitFor();
    await looksSound(page);
    await save().press('Enter');
    await page.getByText('È il 90 % in meno di oggi', { exact: false }).first().waitFor();
    expect(await price('rosso').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel(/^Riscrivi 1,00\s€ per/).fill('1');
    await page.keyboard.press('Enter');
    await page.getByText('Salvato.').waitFor();
    expect(await price('verde').inputValue()).toBe('10,50');
    await takeBack(page);
    await expect.poll(() => price('rosso').inputValue()).toBe('9,90');

    await page.getByLabel('Valori nuovi di Colore').fill('viola');
    await button('Prepara le righe').press('Enter');
    await price('viola').fill('99');
    await page.getByText('È lontano dai prezzi delle altre varianti.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(new RegExp('^Togli la riga viola')).press('Enter');
    await page.getByText('Prezzi che cambiano').waitFor({ state: 'detached' });
  });

  it('get an offer with its days in the table: the lowest price of 30 days and what may be printed are told while typing', async () => {
    const cell = (column: string, colour: string) =>
      page.getByRole('textbox', { name: new RegExp(`^${column}.*: ${colour} · ${mark}`) });
    const sale = cell('Offerta \\(€\\)', 'rosso');
    await sale.fill('8');
    await cell('Offerta dal', 'rosso').fill('domani');
    await save().press('Enter');
    await page.getByText('Un giorno, per esempio 31/12/2026').waitFor();
    await cell('Offerta dal', 'rosso').fill('');
    await cell('Offerta al', 'rosso').fill('31/12/2099');
    await page
      .getByText(/Chi compra paga 8,00\s€ \(oggi 9,90\s€\) · In vendita da meno di 30 giorni/)
      .waitFor();
    await looksSound(page);
    await save().press('Enter');
    await page.getByText('Salvato.').waitFor();
    expect(await sale.inputValue()).toBe('8,00');
    expect(await cell('Offerta al', 'rosso').inputValue()).toBe('31/12/2099');
    await takeBack(page);
    await expect.poll(() => sale.inputValue()).toBe('');
  });

  it('show the pictures of their colour in the shop', async () => {
    await page.getByRole('link', { name: 'Torna al prodotto' }).press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Immagini per colore' }).waitFor();
    await page.getByLabel('Aggiungi immagini').setInputFiles([await drawn('base.png', 20)]);
    await page.getByLabel('Immagine 1: Testo alternativo', { exact: true }).fill(`Tappetino ${mark}`);
    await page.getByLabel('In vendita nel negozio').press('Space');
    await save().press('Enter');
    await page.getByText('Pubblicato').first().waitFor();
    await page.getByLabel('Carica immagini per blu').setInputFiles([await drawn('blu.png', 90)]);
    await page.getByLabel('blu, immagine 1: Testo alternativo').waitFor();
    await button('Salva le immagini per colore').press('Enter');
    await page.getByText('Scrivi che cosa mostra: lo legge chi non la vede.').waitFor();
    for (const width of [1600, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await page.getByLabel('blu, immagine 1: Testo alternativo').fill(`Tappetino ${mark} blu`);
    await button(`Dai a blu l’immagine: Tappetino ${mark}`).press('Enter');
    await button('Salva le immagini per colore').press('Enter');
    await button('Annulla la modifica: Immagini per colore').waitFor();
    const shopper = await visit(`/shop?search_term=${mark}`);
    const link = shopper.page.getByRole('main').getByRole('link', { name: new RegExp(mark) });
    await expect
      .poll(async () => {
        await shopper.page.reload();
        return link.count();
      })
      .toBeGreaterThan(0);
    const address = await link.first().getAttribute('href');
    await shopper.page.goto(`${address?.replace(/\?.*/, '') ?? ''}?sku=${mark}-BLU`);
    await shopper.page
      .getByRole('img', { name: `Tappetino ${mark} blu` })
      .first()
      .waitFor();
    await shopper.close();
    // Other journeys count the goods on sale.
    await page.getByLabel('In vendita nel negozio').press('Space');
    await save().press('Enter');
    await page.getByText('Ritirato').first().waitFor();
  });

  it('are drawn as far as they are looked at, on the page of the product and in the table', async () => {
    const colours = Array.from({ length: 60 }, (_, at) => `tinta ${at + 1}`);
    await makeProduct(`Tinte ${mark}`, `${mark}T`, colours);
    const prices = button(new RegExp(`${mark}T-TINTA`));
    await button('Mostra altre varianti (restano 20)').waitFor();
    expect(await prices.count()).toBe(40);
    await button('Mostra altre varianti (restano 20)').press('Enter');
    await expect.poll(() => prices.count()).toBe(60);
    await looksSound(page);
    await page.getByRole('link', { name: 'Aggiungi o cambia le varianti' }).press('Enter');
    const grid = page.getByRole('table', { name: 'Varianti del prodotto' });
    await grid.waitFor();
    expect(await grid.getAttribute('aria-rowcount')).toBe('61');
    expect(await grid.locator('tr[data-index]').count()).toBeLessThan(30);
    const cell = (colour: string) => grid.getByRole('textbox', { name: new RegExp(`^GTIN: ${colour} · `) });
    await cell('tinta 1').focus();
    for (let row = 1; row < colours.length; row += 1) {
      await page.keyboard.press('ArrowDown');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toContain(`GTIN: tinta ${row + 1} ·`);
    }
  });

  it('belong to a product that lacks things, which is told in the list and on its page', async () => {
    await page.goto(`/gestione/prodotti?vista=incomplete&q=${mark.toLowerCase()}`);
    const row = page.getByRole('row').filter({ hasText: `Tappetino ${mark}` });
    await row.waitFor();
    expect(await row.innerText()).toMatch(/\d{2}\s%/);
    await looksSound(page);
    await row.getByRole('link').first().press('Enter');
    const gaps = page.getByRole('list', { name: 'Che cosa manca' });
    await gaps.waitFor();
    expect(await gaps.innerText()).toContain('Descrizione');
    expect(await gaps.innerText()).not.toContain('Foto\n');
    await looksSound(page);
  });
});
