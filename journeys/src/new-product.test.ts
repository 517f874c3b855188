import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, type Visit, visit } from './harness/browse.ts';
import { colleague } from './harness/colleague.ts';
import { chooseCategory } from './harness/office.ts';

useBrowser();

let desk: Visit;
let page: Page;
const mark = `GU${Date.now() % 1_000_000}`;

beforeAll(async () => {
  desk = await colleague('catalogue', 'Ada Bianchi');
  ({ page } = desk);
});
afterAll(() => desk.close());

describe('a product made from nothing', () => {
  it('gets twelve variants by keyboard, and keeps what was typed when values are added', async () => {
    await page.goto('/gestione/prodotti');
    await page.getByRole('link', { name: 'Nuovo prodotto' }).press('Enter');
    await page.getByLabel('Nome *').fill(`Guanto da lavoro ${mark}`);
    await chooseCategory(page, page.getByLabel('Categoria *'), 'sedie');
    await page.getByLabel('Marca').fill('Manifattura Nuova');
    await page.getByLabel('Caratteristica 1').fill('Colore');
    await page.getByLabel('Valori di Colore').fill('rosso, verde');
    await page.getByLabel('Caratteristica 2').fill('Taglia');
    await page.getByLabel('Valori di Taglia').fill('S, M, L, XL');
    await page.getByLabel('SKU di partenza').fill(mark);
    await page.getByLabel('Prezzo per tutte').fill('9,90');
    await page.getByLabel('Pezzi per tutte').fill('5');
    await page.getByRole('button', { name: 'Prepara le varianti' }).press('Enter');
    await page.getByText('Varianti: 8').waitFor();
    await page.getByLabel('Prezzo: rosso, S').fill('12');
    await page.getByLabel('Valori di Colore').fill('rosso, verde, blu');
    await page.getByRole('button', { name: 'Prepara le varianti' }).press('Enter');
    await page.getByText('Varianti: 12').waitFor();
    expect(await page.getByLabel('Prezzo: rosso, S').inputValue()).toBe('12');
    await page.getByLabel('Prezzo: rosso, S').press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Prezzo: rosso, M',
    );
    for (const width of [1280, 1600, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('says what is wrong, is made, published and seen in the shop', async () => {
    await page.getByLabel('Prezzo: blu, M').fill('zero');
    await page.getByRole('button', { name: 'Crea il prodotto (12)' }).press('Enter');
    await page.getByText('Scrivi un prezzo maggiore di zero').waitFor();
    await page.getByLabel('Prezzo: blu, M').fill('9,90');
    await page.getByRole('button', { name: 'Crea il prodotto (12)' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: new RegExp(mark) }).waitFor();
    const picture = { name: 'guanto.png', mimeType: 'image/png', buffer: await page.screenshot() };
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await page
      .getByLabel('Aggiungi immagini')
      .setInputFiles([picture, { name: 'finta.png', mimeType: 'image/png', buffer: script }]);
    await page.getByText('Questo file non è un’immagine').waitFor();
    await page.getByLabel('Immagine 1: Testo alternativo').fill(`Guanto ${mark} sul banco`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('In vendita nel negozio').press('Space');
    await page.getByRole('button', { name: 'Salva tutto', exact: true }).press('Enter');
    await page.getByText('Pubblicato').first().waitFor();
    const shopper = await visit(`/shop?search_term=${mark}`);
    const link = shopper.page.getByRole('main').getByRole('link', { name: new RegExp(mark) });
    await expect
      .poll(async () => {
        await shopper.page.reload();
        return link.count();
      })
      .toBeGreaterThan(0);
    await link.first().click();
    await shopper.page
      .getByRole('img', { name: `Guanto ${mark} sul banco` })
      .first()
      .waitFor();
    await shopper.close();
    // Other journeys count the goods on sale.
    await page.getByLabel('In vendita nel negozio').press('Space');
    await page.getByRole('button', { name: 'Salva tutto', exact: true }).press('Enter');
    await page.getByText('Ritirato').first().waitFor();
  });
});
