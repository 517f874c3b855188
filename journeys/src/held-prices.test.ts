import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { looksSound, takeBack } from './harness/office.ts';

useBrowser();

let asker: Visit;
let decider: Visit;
let skus: string[] = [];
const file = 'specchi-da-approvare.csv';

beforeAll(async () => {
  asker = await colleague('catalogue', 'Carlo Specchi');
  decider = await colleague('manager', 'Olga Approva');
});
afterAll(() => Promise.all([asker.close(), decider.close()]));

const status = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first();

/** SKUs of a kind of goods that no other journey reprices. */
async function mirrors(page: Page): Promise<string[]> {
  await openScreen(page, '/prodotti?q=specchio', 'Prodotti');
  const exported = page.getByRole('button', { name: 'Esporta le varianti' });
  const [download] = await Promise.all([page.waitForEvent('download'), exported.press('Enter')]);
  const text = await readFile(await download.path(), 'utf8');
  const lines = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  return lines.slice(1, 3).map((line) => line.split(';')[0]?.replaceAll('"', '') ?? '');
}

it('prices beyond the guard wait, and who asked sees that somebody else decides', async () => {
  const { page } = asker;
  skus = await mirrors(page);
  await openScreen(page, '/importa', 'Importa ed esporta');
  await page.getByLabel(/^Fornitore/).fill('Vetreria Bianchi');
  const content = `SKU;Prezzo di listino\n${skus.map((sku) => `${sku};1999,00`).join('\n')}\n`;
  await page
    .getByLabel(/^File CSV/)
    .setInputFiles({ name: file, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.getByRole('button', { name: 'Carica il file' }).press('Enter');
  await page.getByRole('button', { name: 'Fai la prova' }).press('Enter');
  await page.getByRole('heading', { name: 'Prezzi che aspetteranno un’altra persona: 2' }).waitFor();
  await page.getByRole('cell', { name: 'cambia oltre il limite' }).first().waitFor();
  await looksSound(page);
  await page.getByLabel('Motivo (facoltativo)').fill('Listino nuovo');
  await page.getByRole('button', { name: 'Chiedi a un’altra persona (2)' }).press('Enter');
  await status(page, 'Aspettano: 2.').waitFor();
  await page.getByText('Li hai chiesti tu: li approva un’altra persona.').waitFor();
  expect(await page.getByRole('button', { name: /^Approva/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Ritira la richiesta (2)' }).waitFor();
  await looksSound(page);
});

it('the second person finds them from Oggi, approves one and refuses the other with a reason', async () => {
  const { page } = decider;
  await openScreen(page, '/', 'Oggi');
  await page.getByRole('link', { name: /Prezzi di listini da approvare/ }).press('Enter');
  await page.getByRole('heading', { name: 'Prezzi da approvare' }).waitFor();
  await page.getByRole('link', { name: file }).first().press('Enter');
  await page.getByText(/^Chiesti da Carlo Specchi, .*Motivo: «Listino nuovo»\.$/).waitFor();
  await looksSound(page);
  await page.getByLabel(`Scegli ${skus[0]}`).press('Space');
  await page.getByRole('button', { name: 'Approva (1)' }).press('Enter');
  await status(page, 'Prezzi approvati: 1.').waitFor();
  await status(page, 'Aspettano: 1.').waitFor();
  const refuse = page.getByRole('button', { name: 'Rifiuta (1)' });
  await refuse.press('Enter');
  await page.getByText('Scrivi il motivo: lo legge chi li ha chiesti.').waitFor();
  await page.getByLabel('Perché li rifiuti').fill('Costa troppo');
  await page.keyboard.press('Enter');
  await status(page, 'Nessun prezzo aspetta più.').waitFor();
  await page.getByText(/^Rifiutati da Olga Approva, .*: 1\. Motivo: «Costa troppo»\./).waitFor();
  await looksSound(page);
  expect(decider.errors).toEqual([]);
});

it('who asked is told on Oggi, and the approver’s import is taken back like every import', async () => {
  const { page } = asker;
  await openScreen(page, '/', 'Oggi');
  const told = page.getByRole('link', { name: `Olga Approva ha deciso sui prezzi di «${file}»` });
  await told.getByText('approvati 1, rifiutati 1').waitFor();
  await looksSound(page);
  await told.press('Enter');
  await page.getByText(/^Approvati da Olga Approva, /).waitFor();
  await openScreen(page, '/', 'Oggi');
  await expect.poll(() => told.count()).toBe(0);
  const other = decider.page;
  await other.getByRole('link', { name: 'Vedi l’importazione' }).press('Enter');
  await other.getByText('Sono prezzi approvati da una seconda persona.').waitFor();
  await status(other, /^Fatto\. Varianti cambiate: 1\./).waitFor();
  await looksSound(other);
  await takeBack(other);
  await other.getByText('Annullata', { exact: true }).waitFor();
  expect(asker.errors).toEqual([]);
  expect(decider.errors).toEqual([]);
});
