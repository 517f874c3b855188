import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { oneProduct } from './harness/goods.ts';
import { looksSound } from './harness/office.ts';

useBrowser();

let ada: Visit;
let ugo: Visit;
let page: Page;
let path = '';
let name = '';

beforeAll(async () => {
  const goods = await oneProduct();
  ada = await colleague('owner', 'Ada Tutto');
  ugo = await colleague('manager', 'Ugo Altro');
  ({ page } = ada);
  ({ name } = goods);
  await openScreen(page, `/prodotti?q=${encodeURIComponent(goods.sku)}`, 'Prodotti');
  await page.getByRole('row').filter({ hasText: goods.sku }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  path = new URL(page.url()).pathname.replace('/gestione', '');
});
afterAll(() => Promise.all([ada.close(), ugo.close()]));

const reload = () => openScreen(page, path, name);
const bar = (text: string) => page.getByText(text, { exact: true });
const saveAll = () => page.getByRole('button', { name: 'Salva tutto', exact: true });
const saved = () => page.getByText('Salvato.', { exact: true }).waitFor();
const short = (of = page) => of.getByLabel('Descrizione breve');
const title = (of = page) => of.getByLabel('Titolo', { exact: true });
const address = () => page.getByLabel('Indirizzo della pagina *');
const isInView = () =>
  address().evaluate((field) => {
    const { left, top, height } = field.getBoundingClientRect();
    return document.elementFromPoint(left + 20, top + height / 2) === field;
  });
const novelty = () => page.getByLabel('Novità');
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('several sections of a product are saved by one bar', () => {
  it('two are saved, the one with a fault is named and has the focus; mended, it is saved by its key', async () => {
    const was = await address().inputValue();
    const wasNew = await novelty().isChecked();
    expect(await saveAll().count()).toBe(0);
    await short().fill('Tre sezioni in una volta');
    await bar('1 sezione non salvata: Testi').waitFor();
    await novelty().press('Space');
    await address().fill('carrello senza senso');
    await bar('3 sezioni non salvate: Testi, In vetrina, Nei motori di ricerca').waitFor();
    await looksSound(page);
    await saveAll().press('Enter');
    await page.getByText('Questo indirizzo non va', { exact: false }).waitFor();
    await bar('1 sezione non salvata: Nei motori di ricerca').waitFor();
    await expect.poll(() => address().evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(isInView).toBe(true);
    expect(await address().inputValue()).toBe('carrello senza senso');
    expect(await accessibilityFaults(page)).toEqual([]);
    await openScreen(ugo.page, path, name);
    expect(await short(ugo.page).inputValue()).toBe('Tre sezioni in una volta');
    expect(await ugo.page.getByLabel('Novità').isChecked()).toBe(!wasNew);
    await address().fill(`${was}-bis`);
    await page.keyboard.press('Control+s');
    await saved();
    expect(await address().evaluate((field) => field === document.activeElement)).toBe(true);
    await reload();
    expect(await address().inputValue()).toBe(`${was}-bis`);
    expect(await short().inputValue()).toBe('Tre sezioni in una volta');
  });

  it('what a colleague has changed meanwhile is asked about, and stops none of the others', async () => {
    await openScreen(ugo.page, path, name);
    await short(ugo.page).fill('La breve di Ugo');
    await ugo.page.keyboard.press('Control+s');
    await ugo.page.getByText('Salvato.', { exact: true }).waitFor();
    const wasNew = await novelty().isChecked();
    await short().fill('La breve di Ada');
    await novelty().press('Space');
    await title().fill('Il titolo di Ada');
    await page.keyboard.press('Control+s');
    const asked = page.getByRole('alert').filter({ hasText: 'La breve di Ugo' });
    await asked.waitFor();
    await bar('1 sezione non salvata: Testi').waitFor();
    await expect.poll(focused).toContain('Ugo Altro');
    expect(await accessibilityFaults(page)).toEqual([]);
    await openScreen(ugo.page, path, name);
    expect(await title(ugo.page).inputValue()).toBe('Il titolo di Ada');
    expect(await ugo.page.getByLabel('Novità').isChecked()).toBe(!wasNew);
    expect(await short(ugo.page).inputValue()).toBe('La breve di Ugo');
    await page.getByRole('button', { name: 'Scrivi comunque il mio' }).press('Enter');
    await saved();
    await reload();
    expect(await short().inputValue()).toBe('La breve di Ada');
  });

  it('changes are taken back after asking, and another screen asks first', async () => {
    const before = await title().inputValue();
    await title().fill('Da buttare');
    await page.getByRole('button', { name: 'Annulla modifiche' }).press('Enter');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Resta qui' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await title().inputValue()).toBe('Da buttare');
    const to = page.getByRole('link', { name: 'Ordini', exact: true });
    await to.click();
    await page.getByText('Non hai ancora salvato: Nei motori di ricerca.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Resta qui' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(`/gestione${path}`);
    await page.getByRole('button', { name: 'Annulla modifiche' }).press('Enter');
    await page.getByRole('button', { name: 'Sì, annulla tutto' }).press('Enter');
    await expect.poll(() => title().inputValue()).toBe(before);
    await title().fill('Salvato uscendo');
    await to.click();
    await page.getByRole('button', { name: 'Salva ed esci' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Ordini' }).waitFor();
    await reload();
    expect(await title().inputValue()).toBe('Salvato uscendo');
    expect(ada.errors.filter((error) => !/ (?:403|409|417) /.test(error))).toEqual([]);
  });
});
