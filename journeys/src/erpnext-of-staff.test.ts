import { readFile } from 'node:fs/promises';
import {
  doubleKey,
  doubleSecret,
  startErpnextDouble,
  type ErpnextDouble,
} from '@casamaestra/commerce/erpnext/testing/erpnext-double.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { oneProduct } from './harness/goods.ts';

useBrowser();

let desk: Visit;
let page: Page;
let erpnext: ErpnextDouble;
let sku: string;

beforeAll(async () => {
  erpnext = await startErpnextDouble();
  sku = (await oneProduct()).sku;
  const bin = { warehouse: 'Negozio - CM', actual_qty: 77, reserved_qty: 3 };
  erpnext.insert('Bin', { ...bin, item_code: sku });
  erpnext.insert('Bin', { ...bin, item_code: 'SOLO-LA' });
  desk = await colleague('owner', 'Ada Titolare');
  ({ page } = desk);
});
afterAll(async () => {
  erpnext.close();
  await desk.close();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** At both widths of an office: nothing sticks out, nothing bars. */
async function fits(): Promise<void> {
  for (const width of [1600, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
}

it('ERPNext is connected by keyboard; what is missing is said at its field, and what was typed stays', async () => {
  await openScreen(page, '/collegamenti', 'Collegamenti');
  await page.getByText('Non ancora collegato.').waitFor();
  await page.getByRole('link', { name: 'Apri ERPNext' }).press('Enter');
  await page.getByRole('heading', { name: 'ERPNext', level: 1 }).waitFor();
  await fits();
  await page.getByLabel('Indirizzo').fill(erpnext.address);
  await page.getByLabel('Azienda (Company)').fill('Casamaestra Srl');
  await page.getByLabel('Chiave (API Key)').fill(doubleKey);
  await page.getByLabel('Segreto (API Secret)').fill(doubleSecret);
  await page.getByLabel('Giacenze', { exact: true }).press('Space');
  await button('Salva').press('Enter');
  await page.getByText('compila questo campo').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('warehouse');
  expect(await page.getByLabel('Chiave (API Key)').inputValue()).toBe(doubleKey);
  await fits();
  await page.keyboard.type('Magazzino sbagliato');
  await page.keyboard.press('Enter');
  await page.getByText('Salvato.').waitFor();
  expect(await page.getByLabel('Segreto (API Secret)').inputValue()).toBe('');
  await page.getByText('finisce con 0001').waitFor();
  expect(await page.content()).not.toContain(doubleSecret);
});

it('is tried in words: what works and what does not', async () => {
  await button('Prova il collegamento').press('Enter');
  await page.getByText('Da sistemare: 1').waitFor();
  const wrong = page
    .getByRole('listitem')
    .filter({ hasText: 'Magazzino: Magazzino sbagliato' })
    .filter({ hasText: 'in ERPNext non c’è' });
  expect(await wrong.count()).toBe(1);
  await page.getByLabel('Magazzino (Warehouse)').fill('Negozio - CM');
  await button('Salva').press('Enter');
  await page.getByText('Salvato.').waitFor();
  await button('Prova il collegamento').press('Enter');
  await page.getByText('Tutto a posto.').waitFor();
  await fits();
});

it('VAT has a template for each rate; a line that says none and a private address are told at their fields', async () => {
  const company = 'Casamaestra Srl';
  erpnext.insert('Account', { account_name: 'IVA 22% - CM', company, is_group: 0 });
  const taxes = [{ tax_type: 'IVA 22% - CM', tax_rate: 22 }];
  erpnext.insert('Item Tax Template', { title: 'IVA 22% - CM', company, taxes });
  const templates = page.getByLabel('Modelli dell’IVA, uno per riga');
  await templates.fill('IVA 22% - CM');
  await button('Salva').press('Enter');
  await page.getByText('Scrivi una riga per aliquota').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('vat_templates');
  await fits();
  await templates.fill('22 = IVA 22% - CM');
  await page.getByLabel('Indirizzo').fill('http://192.168.1.20:8000');
  await button('Salva').press('Enter');
  await page.getByText('chi gestisce il server lo permette con PRIVATE_TARGETS').first().waitFor();
  await fits();
  await page.getByLabel('Indirizzo').fill(erpnext.address);
  await button('Salva').press('Enter');
  await page.getByText('Salvato.').waitFor();
  await button('Prova il collegamento').press('Enter');
  await page.getByRole('listitem').filter({ hasText: 'Modello dell’IVA: IVA 22% - CM' }).waitFor();
  await page.getByText('Tutto a posto.').waitFor();
});

it('its stock is seen first, then imported, and what is left out is a file', async () => {
  // The first reading is by plan, soon after it is saved.
  await page.getByText('Varianti cambiate: 1').first().waitFor({ timeout: 60_000 });
  await page
    .getByRole('row')
    .filter({ hasText: 'Varianti cambiate: 1' })
    .getByRole('link', { name: 'Apri l’importazione' })
    .waitFor();
  await fits();
  await page.getByRole('button', { name: 'Righe lasciate fuori: 1' }).first().press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('SOLO-LA').waitFor();
  await fits();
  const kept = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Scarica le righe lasciate fuori' }).press('Enter');
  expect(await readFile(await (await kept).path(), 'utf8')).toContain('SOLO-LA');
  await page.keyboard.press('Escape');
  // The focus is back where the dialog was opened before the next key is pressed.
  await dialog.waitFor({ state: 'detached' });
  const [bin] = erpnext.kept.all('Bin');
  if (bin !== undefined) erpnext.kept.touch(bin, { actual_qty: 60 });
  await button('Prova').press('Enter');
  await page.getByRole('link', { name: 'Guarda le differenze' }).first().press('Enter');
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /erpnext/i })
    .waitFor();
  // The browser's own words for the fields that were refused.
  expect(desk.errors).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('417')));
});
