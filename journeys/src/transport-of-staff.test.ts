import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sidewaysScroll, useBrowser, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { looksSound } from './harness/office.ts';
import { staff } from './harness/staff.ts';
import { transferArrives } from './harness/transfer.ts';

useBrowser();

let desk: Visit;
let page: Page;
let sent: string;
let takenBack: string;

beforeAll(async () => {
  const parcel = await buyElsewhere([cartLine(await oneProduct(), 2)]);
  await transferArrives(parcel.order_number, parcel.total);
  await staff('orders', 'ship', parcel.order_number, '--carrier', 'BRT', '--tracking', 'T-7');
  sent = parcel.order_number;
  const appliance = await oneProduct({ query: 'category=Illuminazione' });
  const order = await buyElsewhere([cartLine(appliance, 1)], { takeBack: true });
  await transferArrives(order.order_number, order.total);
  takenBack = order.order_number;
  desk = await colleague('warehouse', 'Pino Magazzino');
  ({ page } = desk);
});
afterAll(() => desk.close());

it('the transport document of a parcel is issued from its order and printed, alone or with slip and label', async () => {
  await openScreen(page, `/ordini/${sent}`, `Ordine ${sent}`);
  await page.getByRole('link', { name: 'DDT del pacco BRT T-7' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Stampa ordini' }).waitFor();
  await page.getByRole('button', { name: 'Emetti 1 documento di trasporto' }).press('Enter');
  const document = page.getByRole('region', { name: /^Documento di trasporto n\. 20\d\d\/\d+$/ });
  await document.waitFor();
  const text = await document.innerText();
  expect(text).toContain('Anna Rossi');
  expect(text).toContain('BRT');
  expect(text).toContain('2 pz');
  await looksSound(page);
  await page.getByRole('link', { name: 'Tutto insieme' }).press('Enter');
  await page.getByRole('heading', { name: `Documento di accompagnamento ${sent}` }).waitFor();
  await document.waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
});

it('what the driver brought back is noted by group, and leaves for the collection site with its document', async () => {
  await openScreen(page, '/raee', 'Ritiri RAEE');
  await page.getByRole('button', { name: `Segna il ritiro dell’ordine ${takenBack}` }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Salva il ritiro' }).press('Enter');
  await dialog.getByText('Scrivi pezzi e peso, come 1 e 62,5').waitFor();
  await dialog.getByLabel('Peso in kg').fill('62,5');
  await looksSound(page);
  await dialog.getByRole('button', { name: 'Salva il ritiro' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Ritiro segnato.' }).waitFor();
  const stored = page.getByRole('region', { name: 'In deposito' });
  await stored.getByText(/1 × R1 Freddo e clima, 62,5 kg/).waitFor();
  await page.getByLabel(`Scegli ${takenBack}`).check();
  const form = page.getByRole('region', { name: 'Porta al centro di raccolta' });
  await form.getByLabel('Centro di raccolta').fill('Centro di raccolta Hera');
  await form
    .getByLabel('Indirizzo e iscrizione al CdC RAEE')
    .fill('Via dello Sport 1\nBologna\nCdC RAEE n. 1234');
  await looksSound(page);
  await form.getByRole('button', { name: 'Emetti il documento di trasporto' }).press('Enter');
  await page.getByRole('link', { name: 'Apri e stampa' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Documento di trasporto' }).waitFor();
  const paper = page.getByRole('region', { name: /^Documento di trasporto n\. / });
  await paper.waitFor();
  const text = await paper.innerText();
  expect(text).toContain('Centro di raccolta Hera');
  expect(text).toContain('62,5 kg');
  await openScreen(page, '/raee?stato=handed_over', 'Ritiri RAEE');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta CSV' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^raee-.+\.csv$/);
});
