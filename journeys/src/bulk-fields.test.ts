import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { closeDialog, looksSound } from './harness/office.ts';

useBrowser();

let desk: Visit;
let page: Page;
const mark = `BF${Date.now() % 1_000_000}`;
const nameOf = (letter: string) => `Lanterna ${mark} ${letter}`;

/** A call of the back office, as its pages make it. */
const call = <Value>(path: string, input: object): Promise<Value> =>
  page.evaluate(
    async ([to, body]) => {
      const answer = await fetch(`/api/staff/${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return ((await answer.json()) as { message: Value }).message;
    },
    [path, input] as const,
  );
const button = (name: string | RegExp) => page.getByRole('button', { name });
const drawer = () => page.getByRole('dialog', { name: /^Cambia \d+ prodotti$/ });
const brands = async () => {
  const { rows } = await call<{ rows: { brand: string | null }[] }>('products/list', { text: mark });
  return rows.map(({ brand }) => brand);
};
const look = async () => {
  await drawer().getByRole('button', { name: 'Guarda l’anteprima' }).press('Enter');
  await drawer().getByRole('table').waitFor();
};

beforeAll(async () => {
  desk = await colleague('manager', 'Bruno Blocchi');
  ({ page } = desk);
  const [category] = await call<{ id: number }[]>('products/categories', {});
  for (const letter of ['A', 'B', 'C']) {
    const { id } = await call<{ id: number }>('products/create', {
      name: nameOf(letter),
      category_id: category?.id,
      vat_class: 'standard',
      options: [],
      variants: [{ sku: `${mark}-${letter}`, price: 10, values: [] }],
    });
    if (letter !== 'C')
      await call('products/save', { id, changes: { family_code: { from: null, to: 'lampade' } } });
  }
  await openScreen(page, `/prodotti?q=${mark}&ordine=name`, 'Prodotti');
  await page.getByRole('link', { name: nameOf('C') }).waitFor();
});
afterAll(() => desk.close());

describe('one field of many products', () => {
  it('is changed in the rows that are chosen by keyboard, seen first, and taken back', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByText('1 selezionato dei 3 caricati, su 3 in tutto').waitFor();
    await page.getByLabel('Seleziona le righe caricate').press('Space');
    await page.getByText('3 selezionati dei 3 caricati, su 3 in tutto').waitFor();
    await button('Cambia i prodotti scelti (3)').press('Enter');
    await drawer().getByLabel('Campo').selectOption('Marca');
    const brand = drawer().getByLabel('Diventa');
    await brand.fill('chiarovento');
    await page.getByRole('option').first().waitFor();
    await brand.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await look();
    await drawer().getByText('Prodotti che cambiano: 3 di 3.').first().waitFor();
    expect(await drawer().getByRole('row').nth(1).innerText()).toMatch(/niente\s+Chiarovento/);
    await looksSound(page);
    await drawer().getByLabel('Motivo (facoltativo)').fill('Nuovo fornitore');
    await page.keyboard.press('Enter');
    await drawer().getByText('Fatto. Prodotti cambiati: 3.', { exact: false }).waitFor();
    expect(await brands()).toEqual(['Chiarovento', 'Chiarovento', 'Chiarovento']);
    await drawer()
      .getByRole('button', { name: /^Annulla la modifica/ })
      .press('Enter');
    const question = page.getByRole('dialog', { name: 'Annullare la modifica?' });
    await question.getByRole('button', { name: 'Annulla la modifica' }).press('Enter');
    await question.getByText(/^Valori tornati com’erano: 3/).waitFor();
    expect(await brands()).toEqual([null, null, null]);
    await page.keyboard.press('Escape');
  });

  it('a feature is set in its unit where the type has it; the others say why they stay', async () => {
    await drawer().getByLabel('Campo').selectOption('Caratteristica');
    const feature = drawer().getByLabel('Caratteristica *');
    await feature.fill('potenza massima');
    await page.getByRole('option', { name: 'Potenza massima (prodotti: 2)' }).waitFor();
    await feature.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    const watts = drawer().getByLabel('Potenza massima (W)');
    await watts.fill('3 kg');
    await watts.press('Enter');
    await drawer().getByText('«kg» non si converte in W: scrivi il valore in W.').waitFor();
    expect(await watts.getAttribute('aria-invalid')).toBe('true');
    await watts.fill('0,04 kW');
    await look();
    await drawer().getByText('Prodotti che cambiano: 2 di 3.').first().waitFor();
    await drawer().getByText('Restano come sono: 1.', { exact: false }).waitFor();
    const first = drawer().getByRole('row').nth(1);
    expect(await first.innerText()).toContain(nameOf('C'));
    expect(await first.innerText()).toContain('il suo tipo non ha questa caratteristica');
    await looksSound(page);
    await drawer().getByRole('button', { name: 'Cambia i prodotti (2)' }).press('Enter');
    await drawer().getByText('Fatto. Prodotti cambiati: 2.', { exact: false }).waitFor();
    await closeDialog(page);
    await page.getByRole('link', { name: nameOf('A') }).press('Enter');
    await page.getByRole('heading', { level: 1, name: nameOf('A') }).waitFor();
    await expect.poll(() => page.getByLabel('Potenza massima (W)').inputValue()).toBe('40');
    const log = page.getByRole('region', { name: 'Modifiche' });
    await log.getByText('Prodotti modificati in blocco').first().waitFor();
    expect(await log.innerText()).toContain('Potenza massima');
    expect(await log.innerText()).toContain('Chiarovento');
    expect(desk.errors.filter((error) => !/ (?:403|404|409|417) /.test(error))).toEqual([]);
  });
});
