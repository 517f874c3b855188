import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { oneProduct } from './harness/goods.ts';

useBrowser();

let ada: Visit;
let ugo: Visit;
let goods: Awaited<ReturnType<typeof oneProduct>>;

beforeAll(async () => {
  goods = await oneProduct();
  ada = await colleague('owner', 'Ada Bianchi');
  ugo = await colleague('manager', 'Ugo Verdi');
});
afterAll(() => Promise.all([ada.close(), ugo.close()]));

/** The product as a person opens it, whatever it is called by now. */
async function open(page: Page): Promise<void> {
  await openScreen(page, `/prodotti?q=${encodeURIComponent(goods.sku)}`, 'Prodotti');
  await page.getByRole('row').filter({ hasText: goods.sku }).getByRole('link').click();
  await short(page).waitFor();
}
const short = (page: Page) => page.getByLabel('Descrizione breve');
const warnings = (page: Page) => page.getByLabel('Avvertenze di sicurezza');
const save = (page: Page) => page.getByRole('button', { name: /^Salva(?: tutto)?$/ }).click();
const saved = (page: Page) => page.getByText('Salvato.', { exact: true }).waitFor();
const unsaved = (page: Page) => page.getByText('1 sezione non salvata: Testi');

describe('two people at one product', () => {
  it('who save different fields both keep theirs', async () => {
    await Promise.all([open(ada.page), open(ugo.page)]);
    await short(ada.page).fill('Scritta da Ada');
    await warnings(ugo.page).fill('Tenere all’asciutto');
    await save(ada.page);
    await saved(ada.page);
    await save(ugo.page);
    await saved(ugo.page);
    await open(ada.page);
    expect(await short(ada.page).inputValue()).toBe('Scritta da Ada');
    expect(await warnings(ada.page).inputValue()).toBe('Tenere all’asciutto');
  });

  it('who save the same field: the second sees both values, who wrote the other, and chooses', async () => {
    await Promise.all([open(ada.page), open(ugo.page)]);
    const { page } = ugo;
    await short(ada.page).fill('La breve di Ada');
    await short(page).fill('La breve di Ugo');
    await save(ada.page);
    await saved(ada.page);
    await save(page);
    const told = page.getByRole('alert').filter({ hasText: 'La breve di Ada' });
    await told.waitFor();
    expect(await told.textContent()).toContain('Ada Bianchi');
    expect(await told.textContent()).toContain('Descrizione breve');
    expect(await short(page).inputValue()).toBe('La breve di Ugo');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Scrivi comunque il mio' }).click();
    await saved(page);
    expect(await short(page).inputValue()).toBe('La breve di Ugo');
    await open(ada.page);
    expect(await short(ada.page).inputValue()).toBe('La breve di Ugo');
  });

  it('the second may take what the other wrote', async () => {
    await Promise.all([open(ada.page), open(ugo.page)]);
    const { page } = ugo;
    await short(ada.page).fill('Ancora Ada');
    await short(page).fill('Ancora Ugo');
    await save(ada.page);
    await saved(ada.page);
    await save(page);
    await page.getByRole('button', { name: 'Tieni quello dell’altro' }).click();
    await expect.poll(() => short(page).inputValue()).toBe('Ancora Ada');
    await unsaved(page).waitFor({ state: 'detached' });
  });
});

describe('two people who have the same product open', () => {
  it('see each other, and what the other is changing', async () => {
    await Promise.all([open(ada.page), open(ugo.page)]);
    await ada.page.getByText('Anche Ugo Verdi ha aperto questa scheda.').waitFor();
    await short(ugo.page).fill('Non ancora salvata');
    await ada.page.getByText('Ugo Verdi sta cambiando: Descrizione breve.', { exact: false }).waitFor();
    expect(await accessibilityFaults(ada.page)).toEqual([]);
    await ugo.page.getByRole('button', { name: 'Annulla modifiche' }).click();
    await ugo.page.getByRole('button', { name: 'Sì, annulla tutto' }).click();
    await ugo.page.getByRole('link', { name: 'Ordini', exact: true }).click();
    // The history beside goes on naming him.
    await expect.poll(() => ada.page.getByText(/Ugo Verdi (?:sta cambiando|ha aperto)/).count()).toBe(0);
  });
});

describe('two people at one content', () => {
  const file = 'pages/prova-a-due.it.md';
  const written = (title: string, body: string) =>
    `---\ntitle: ${title}\nroute: web-page/prova-a-due\n---\n\n${body}\n`;
  const text = (page: Page) => page.getByLabel('Testo del file');
  const enter = (page: Page) => openScreen(page, `/contenuti/modifica?file=${file}`, file);
  const savedAs = (page: Page, version: number) => page.getByText(`Salvato: versione ${version}`).waitFor();

  it('who change different parts both keep theirs', async () => {
    await openScreen(ada.page, `/contenuti/modifica?file=${file}&nuovo`, file);
    await text(ada.page).fill(written('Prova', 'Il testo'));
    await save(ada.page);
    await savedAs(ada.page, 1);
    await enter(ugo.page);
    await text(ada.page).fill(written('Prova di Ada', 'Il testo'));
    await text(ugo.page).fill(written('Prova', 'Il testo di Ugo'));
    await save(ada.page);
    await savedAs(ada.page, 2);
    await save(ugo.page);
    await savedAs(ugo.page, 3);
    await expect.poll(() => text(ugo.page).inputValue()).toContain('Prova di Ada');
    expect(await text(ugo.page).inputValue()).toContain('Il testo di Ugo');
  });

  it('who change the same part: the second sees both, chooses, and it is saved at once', async () => {
    await Promise.all([enter(ada.page), enter(ugo.page)]);
    await text(ada.page).fill(written('Prova di Ada', 'Prima Ada'));
    await text(ugo.page).fill(written('Prova di Ada', 'Prima Ugo'));
    await save(ada.page);
    await savedAs(ada.page, 4);
    await save(ugo.page);
    const told = ugo.page.getByRole('alert').filter({ hasText: 'Prima Ada' });
    await told.waitFor();
    expect(await told.textContent()).toContain('Ada Bianchi');
    expect(await told.textContent()).toContain('Prima Ugo');
    expect(await text(ugo.page).inputValue()).toContain('Prima Ugo');
    expect(await accessibilityFaults(ugo.page)).toEqual([]);
    await ugo.page.getByRole('button', { name: 'Scrivi il mio' }).click();
    await savedAs(ugo.page, 5);
    expect(await text(ugo.page).inputValue()).toContain('Prima Ugo');
  });

  it('who change two parts: the second keeps one of each', async () => {
    await Promise.all([enter(ada.page), enter(ugo.page)]);
    await text(ada.page).fill(written('Titolo di Ada', 'Corpo di Ada'));
    await text(ugo.page).fill(written('Titolo di Ugo', 'Corpo di Ugo'));
    await save(ada.page);
    await savedAs(ada.page, 6);
    await save(ugo.page);
    const part = (name: string) => ugo.page.getByRole('group', { name, exact: true });
    await part('Titolo').getByRole('button', { name: 'Tieni l’altro' }).click();
    await part('Testo').getByRole('button', { name: 'Scrivi il mio' }).click();
    await savedAs(ugo.page, 7);
    const now = await text(ugo.page).inputValue();
    expect(now).toContain('Titolo di Ada');
    expect(now).toContain('Corpo di Ugo');
  });
});
