import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, useBrowser, type Visit } from './harness/browse.ts';
import { colleague } from './harness/colleague.ts';
import { closeDialog, looksSound } from './harness/office.ts';

useBrowser();

let visit: Visit;
let page: Page;
/** A kind of goods that no other journey reprices. */
const words = 'rastrello';
afterAll(() => visit.close());

const period = (days: string) => page.getByRole('region', { name: new RegExp(days) });
const dialog = () => page.getByRole('dialog');

describe('the calendar of prices', () => {
  it('shows a reduction that was planned in bulk', async () => {
    visit = await colleague('owner', 'Piera Calendari');
    ({ page } = visit);
    await page.goto(`/gestione/prodotti/prezzi?q=${words}`);
    await page.getByLabel('Quale prezzo').selectOption('sale_price');
    await page.getByLabel(/^Di quanto/).fill('10');
    await page.getByLabel(/^Dal/).fill('2031-05-05T08:00');
    await page.getByLabel(/^Fino al/).fill('2031-05-12T08:00');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Cambia i prezzi/ }).press('Enter');
    await page.getByText(/^Fatto\./).waitFor();
    await page.goto('/gestione/promozioni');
    await expect.poll(() => period('dal 05/05/31').getByText('previsto').count()).toBe(1);
    await looksSound(page);
  });

  it('is seen by week, by month and as a table; what is shown stays in the address', async () => {
    const bar = page.getByRole('link', { name: /^Prezzo scontato dal 05\/05\/31/ });
    await page.getByText(/^Fuori dal periodo mostrato: \d+\./).waitFor();
    expect(await bar.count()).toBe(0);
    await page.goto('/gestione/promozioni?vista=mesi&da=2031-03-10');
    await bar.waitFor();
    await page.getByRole('link', { name: 'Settimane' }).press('Enter');
    // The address is new before what is shown: 'Dopo' is still of months until then.
    await page.locator('a[aria-current]', { hasText: 'Settimane' }).waitFor();
    await page.getByRole('link', { name: 'Dopo' }).press('Enter');
    await expect.poll(() => page.url()).toContain('da=2031-04-21');
    await looksSound(page);
    await bar.press('Enter');
    await expect
      .poll(() => page.getByRole('region', { name: /^Prezzo scontato|^Promozione/ }).count())
      .toBe(1);
    await page.reload();
    await period('dal 05/05/31').waitFor();
    await page.getByRole('link', { name: 'Tabella' }).press('Enter');
    await page.getByRole('table', { name: 'Tabella dei ribassi' }).waitFor();
    await looksSound(page);
    await page.getByRole('link', { name: 'Mostra tutti i ribassi' }).press('Enter');
    await page.goto('/gestione/promozioni');
    await period('dal 05/05/31').waitFor();
  });

  it('moves it for all its variants, by keyboard; a fault is said and nothing typed is lost', async () => {
    await period('dal 05/05/31').getByRole('button', { name: 'Cambia le date' }).press('Enter');
    await dialog().getByLabel('Nuova fine').fill('2031-05-01T08:00');
    await page.keyboard.press('Enter');
    await dialog().getByText('deve venire dopo l’inizio').waitFor();
    expect(await dialog().getByLabel('Nuova fine').inputValue()).toBe('2031-05-01T08:00');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog().getByLabel('Nuova fine').fill('2031-05-20T08:00');
    await page.keyboard.press('Enter');
    await page.getByText(/^Date cambiate\. Varianti: \d+/).waitFor();
    await period('al 20/05/31').waitFor();
    expect(await period('al 12/05/31').count()).toBe(0);
  });

  it('shows one of its articles over time: price, lowest of 30 days, what may be printed, and the margin', async () => {
    await period('al 20/05/31')
      .getByRole('link', { name: /^Prezzi nel tempo di/ })
      .first()
      .press('Enter');
    const table = page.getByRole('table', { name: 'Prezzi nel tempo' });
    await table.waitFor();
    const row = table.getByRole('row').filter({ hasText: 'prezzo scontato' });
    expect(await row.innerText()).toMatch(/05\/05\/31.*€.*prezzo scontato.*€.*−\d+\s% su/s);
    expect(await table.getByRole('columnheader').allInnerTexts()).toContain('Margine');
    expect(await table.locator('tr[aria-current="date"]').innerText()).toContain('oggi');
    await looksSound(page);
    await page.getByLabel('SKU della variante o codice del prodotto').fill('MAI-VISTO');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').first().waitFor();
    expect(await table.count()).toBe(0);
    const writer = await colleague('content', 'Tea Testi');
    await writer.page.goto('/gestione/promozioni');
    const other = writer.page;
    await other
      .getByRole('link', { name: /^Prezzi nel tempo di/ })
      .first()
      .press('Enter');
    const seen = other.getByRole('table', { name: 'Prezzi nel tempo' });
    await seen.waitFor();
    expect(await seen.getByRole('columnheader').allInnerTexts()).not.toContain('Margine');
    await writer.close();
  });

  it('cancels it after a question, and the log takes it back', async () => {
    await period('al 20/05/31').getByRole('button', { name: 'Annulla il ribasso' }).press('Enter');
    await dialog().getByText('prima che cominci').waitFor();
    await dialog().getByRole('button', { name: 'Lascia com’è' }).press('Enter');
    await period('al 20/05/31').getByRole('button', { name: 'Annulla il ribasso' }).press('Enter');
    await dialog().getByRole('button', { name: 'Sì', exact: true }).press('Enter');
    await page.getByText(/^Ribasso chiuso\. Varianti: \d+/).waitFor();
    await expect.poll(() => period('al 20/05/31').count()).toBe(0);
    await page.getByRole('button', { name: /^Annulla la modifica/ }).press('Enter');
    await dialog().getByRole('button', { name: 'Annulla la modifica' }).press('Enter');
    await dialog()
      .getByText(/^Valori tornati com’erano/)
      .waitFor();
    await closeDialog(page);
    await period('al 20/05/31').waitFor();
    // Other journeys see the prices as they were.
    await period('al 20/05/31').getByRole('button', { name: 'Annulla il ribasso' }).press('Enter');
    await dialog().getByRole('button', { name: 'Sì', exact: true }).press('Enter');
    await expect.poll(() => period('al 20/05/31').count()).toBe(0);
    // The dates the wrong way round were refused, and so was a code that nothing has.
    expect(visit.errors.filter((error) => !/417|404/.test(error))).toEqual([]);
  });
});
