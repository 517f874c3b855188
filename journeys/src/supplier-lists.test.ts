import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { closeDialog } from './harness/office.ts';

useBrowser();

let desk: Visit;
let page: Page;
/** A kind of goods that no other journey reprices. */
const words = 'sgabello';
/** The exported file, by rows and cells. */
let rows: string[][] = [];

afterAll(() => desk.close());

const button = (name: string | RegExp) => page.getByRole('button', { name });
const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first();
const written = (cells: readonly (readonly string[])[]) => cells.map((row) => row.join(';')).join('\r\n');
const cellOf = (row: readonly string[], heading: string) => row[rows[0]?.indexOf(heading) ?? -1] ?? '';

async function downloaded(name: string): Promise<string> {
  await button(name).focus();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  return readFile(await file.path(), 'utf8');
}

/** Both sizes of the office: nothing to complain of. */
async function isInOrder(): Promise<void> {
  for (const width of [1600, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
}

async function upload(name: string, content: string): Promise<void> {
  await openScreen(page, '/importa', 'Importa ed esporta');
  await page.getByLabel(/^Fornitore/).fill('Ferramenta Rossi');
  await page
    .getByLabel(/^File CSV/)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.getByLabel(/^Fornitore/).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

describe('lists of suppliers', () => {
  it('come from the list of products, and go through the import without a difference', async () => {
    desk = await colleague('owner', 'Piera Listini');
    ({ page } = desk);
    await openScreen(page, `/prodotti?q=${words}`, 'Prodotti');
    const file = await downloaded('Esporta le varianti');
    rows = file
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    expect(rows.length).toBeGreaterThan(3);
    await openScreen(page, '/importa', 'Importa ed esporta');
    await button('Carica il file').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Scrivi il nome del fornitore.').waitFor();
    await page.getByText('Scegli il file.').waitFor();
    await isInOrder();
    await upload('uguale.csv', file);
    await button('Fai la prova').focus();
    await page.keyboard.press('Enter');
    await status('Niente da cambiare').waitFor();
    expect(await page.getByRole('heading', { name: /^Righe lasciate fuori/ }).count()).toBe(0);
  });

  it('are tried first: what changes, and the bad rows with their reasons as a file', async () => {
    const [head = [], first = [], second = [], ...rest] = rows;
    const price = Number(cellOf(first, 'Prezzo di listino').replace(',', '.'));
    const put = (row: readonly string[], cells: Record<string, string>) =>
      row.map((cell, at) => cells[head[at] ?? ''] ?? cell);
    const list = [
      head,
      put(first, { 'Prezzo di listino': (price * 2).toFixed(2).replace('.', ',') }),
      put(second, { Giacenza: '0' }),
      put(rest[0] ?? [], { 'Prezzo di listino': 'dieci' }),
      put(rest[1] ?? [], { SKU: 'NON-C-E', 'GTIN (EAN)': '' }),
      put(rest[2] ?? [], { 'Nome del prodotto': '=HYPERLINK(1)' }),
    ];
    await upload('listino-rossi.csv', written(list));
    await page.getByText('Colonne come nell’ultimo listino di questo fornitore').waitFor();
    expect(await page.getByLabel('Campo della colonna Giacenza', { exact: true }).inputValue()).toBe('stock');
    await isInOrder();
    await button('Fai la prova').focus();
    await page.keyboard.press('Enter');
    await status(/^Varianti che cambiano: 2. Righe lette: 5; righe lasciate fuori: 3\./).waitFor();
    await page.getByText('oltre il limite', { exact: true }).waitFor();
    await page.getByText('finisce', { exact: true }).waitFor();
    for (const reason of ['non è un numero', 'SKU che il negozio non ha', 'è una formula, non un valore'])
      await page.getByRole('cell', { name: reason, exact: true }).waitFor();
    await isInOrder();
    const bad = await downloaded('Scarica le righe lasciate fuori');
    expect(bad.split('\r\n').filter((line) => line !== '')).toHaveLength(4);
    expect(bad).toContain('Prezzo di listino: non è un numero');
    // No cell that a spreadsheet would run.
    expect(bad).toContain(";'=HYPERLINK(1);");
    expect(bad).not.toMatch(/(?:^|;)[=+@]/m);
  });

  it('are written when the far prices are counted, and taken back, all by keyboard', async () => {
    await page.getByLabel('Motivo (facoltativo)').fill('Prova');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Per confermare scrivi questo numero' }).waitFor();
    await page.getByLabel(/^Scrivi quanti prezzi/).fill('1');
    await page.keyboard.press('Enter');
    await status(/^Fatto\. Varianti cambiate: 2\./).waitFor();
    await isInOrder();
    await openScreen(page, '/importa', 'Importa ed esporta');
    const line = page.getByRole('row').filter({ hasText: 'listino-rossi.csv' });
    await line.getByText('fatta', { exact: true }).waitFor();
    await isInOrder();
    await line.getByRole('button', { name: /^Annulla la modifica/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla la modifica' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Valori tornati com’erano: 2').waitFor();
    await closeDialog(page);
    await line.getByText('Annullata').waitFor();
    await line.getByRole('link', { name: 'listino-rossi.csv' }).click();
    await status(/^Fatto\. Varianti cambiate: 2\./).waitFor();
    await page.getByText('Annullata', { exact: true }).waitFor();
    await upload('di-nuovo.csv', written(rows));
    await button('Fai la prova').click();
    await status('Niente da cambiare').waitFor();
    // The far prices that were not counted yet are refused.
    expect(desk.errors.filter((error) => !error.includes('403'))).toEqual([]);
  });

  it('that are being written show how far, and can be paused and stopped', async () => {
    // As if it had not ended: a few rows are written faster than anybody looks.
    await page.route('**/api/staff/imports/read', async (route) => {
      const answer = await route.fetch();
      const { message } = (await answer.json()) as { message: object };
      await route.fulfill({
        response: answer,
        json: { message: { ...message, state: 'running', done: 1, total: 2, change: null, undone: false } },
      });
    });
    await openScreen(page, '/importa', 'Importa ed esporta');
    await page.getByRole('link', { name: 'listino-rossi.csv' }).click();
    await status('Scrivo: 1 di 2.').waitFor();
    expect(await page.getByRole('progressbar', { name: 'Avanzamento' }).getAttribute('value')).toBe('1');
    await isInOrder();
    await button('Metti in pausa').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'guarda a che punto è' }).waitFor();
    await button('Interrompi').waitFor();
    await page.unroute('**/api/staff/imports/read');
    await status(/^Fatto\. Varianti cambiate: 2\./).waitFor();
  });

  it('of many megabytes are taken, and a workbook says what to do', async () => {
    const sku = cellOf(rows[1] ?? [], 'SKU');
    const wide = `SKU;Giacenza;Note\n${sku};1;x\n${`NON-C-E;1;${'-'.repeat(500)}\n`.repeat(6000)}`;
    expect(wide.length).toBeGreaterThan(3_000_000);
    await upload('grande.csv', wide);
    await page.getByText(/Righe: 6\.?001\./).waitFor();
    await openScreen(page, '/importa', 'Importa ed esporta');
    await page.getByLabel(/^Fornitore/).fill('Ferramenta Rossi');
    await page
      .getByLabel(/^File CSV/)
      .setInputFiles({ name: 'cartella.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004') });
    await button('Carica il file').click();
    await page.getByRole('alert').filter({ hasText: 'salvala come CSV' }).waitFor();
    expect(await page.getByLabel(/^Fornitore/).inputValue()).toBe('Ferramenta Rossi');
  });

  it('are not begun when goods have changed since they were seen', async () => {
    const [head = [], first = []] = rows;
    const dearer = first.map((cell, at) =>
      head[at] === 'Giacenza' ? '77' : head[at] === 'Giacenza all’esportazione' ? '' : cell,
    );
    await upload('vecchia.csv', written([head, dearer]));
    await button('Fai la prova').click();
    await status(/^Varianti che cambiano: 1\./).waitFor();
    const other = await desk.page.context().newPage();
    await other.goto(`/gestione/magazzino?sku=${encodeURIComponent(cellOf(first, 'SKU'))}`);
    await other
      .getByLabel(/^Pezzi/)
      .first()
      .fill('5');
    await other.keyboard.press('Enter');
    await other.getByRole('row').filter({ hasText: 'Piera Listini' }).first().waitFor();
    await button(/^Importa \(/).click();
    await page.getByText('Nel frattempo qualche dato è cambiato').waitFor();
    await page
      .getByText(/Giacenza: 5 →|Giacenza: \d+ → 77/)
      .first()
      .waitFor();
    expect(await page.getByText(/^Fatto\./).count()).toBe(0);
  });
});
