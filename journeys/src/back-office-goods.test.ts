import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { euros, oneProduct } from './harness/goods.ts';
import { shopUrl } from './harness/shop-of-worker.ts';
import { chooseCategory, closeDialog } from './harness/office.ts';

useBrowser();

let desk: Visit;
let page: Page;
let goods: Awaited<ReturnType<typeof oneProduct>>;

const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
/** The page of the product as the shop sends it now. */
const shown = async () => (await fetch(`${shopUrl()}/${goods.slug}`)).text();
const soon = { timeout: 1500, interval: 50 };
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Presses Tab until what has the focus has the name. */
async function tabTo(name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page
      .getByRole('button', { name, exact: true })
      .evaluateAll((all) => all.some((one) => one === document.activeElement));
    if (isThere) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

beforeAll(async () => {
  do goods = await oneProduct();
  while (goods.sale_price !== null);
  desk = await colleague('owner');
  ({ page } = desk);
});
afterAll(() => desk.close());

/** Opens the product in the list, by what is typed in its search. */
async function open(): Promise<void> {
  await openScreen(page, `/prodotti?q=${encodeURIComponent(goods.sku)}`, 'Prodotti');
  await page.getByRole('link', { name: goods.name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: goods.name, exact: true }).waitFor();
}

/** Takes back the newest change that is shown. */
async function takeBack(): Promise<void> {
  await page
    .getByRole('button', { name: /^Annulla la modifica: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Annullare la modifica?' });
  await dialog.getByRole('button', { name: 'Annulla la modifica' }).click();
  await dialog.getByText(/^Valori tornati com’erano/).waitFor();
}

/** The same from the log, which has what was done to a variant. */
async function takeBackInLog(): Promise<void> {
  await openScreen(page, '/registro', 'Registro attività');
  await page.getByRole('row').filter({ hasText: goods.sku }).first().click();
  await takeBack();
}

describe('products', () => {
  it('are found by words and by a view, and opened by keyboard', async () => {
    await openScreen(page, '/prodotti', 'Prodotti');
    await page.getByRole('searchbox').fill(goods.sku);
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: goods.name, exact: true });
    await link.waitFor();
    await page.getByText('1 prodotto', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Ritirati' }).click();
    await link.waitFor({ state: 'detached' });
    await page.goBack();
    await link.waitFor();
    await page.locator('h1').click();
    await page.keyboard.press('j');
    await expect.poll(focused).toContain(goods.name);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: goods.name, exact: true }).waitFor();
  });

  it('what is typed and chosen stays when the categories come later', async () => {
    const category = page.getByRole('search').getByLabel('Categoria', { exact: true });
    await openScreen(page, '/prodotti', 'Prodotti');
    await chooseCategory(page, category, 'sedie');
    const path = await category.inputValue();
    await page.getByRole('button', { name: 'Filtra', exact: true }).press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('categoria')).toMatch(/^\d+$/);
    const chosen = new URL(page.url()).searchParams.get('categoria') ?? '';
    let release = (): void => undefined;
    const later = new Promise<void>((done) => (release = done));
    await page.route('**/api/staff/products/categories', async (route) => {
      await later;
      await route.continue();
    });
    await openScreen(page, `/prodotti?categoria=${chosen}`, 'Prodotti');
    const words = page.getByRole('searchbox', { name: /^Cerca per parole/ });
    await words.fill('scritto presto');
    expect(await category.inputValue()).toBe('…');
    release();
    await expect.poll(() => category.inputValue()).toBe(path);
    expect(await words.inputValue()).toBe('scritto presto');
    await words.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('scritto presto');
    expect(new URL(page.url()).searchParams.get('categoria')).toBe(chosen);
    // The filters are drawn anew from the address.
    await page.waitForLoadState('networkidle');
    await category.fill('');
    await words.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.has('categoria')).toBe(false);
    await page.unroute('**/api/staff/products/categories');
  });

  it('are narrowed by what stands beside each number, and back; the address says it', async () => {
    await openScreen(page, '/prodotti', 'Prodotti');
    await page.getByText('Filtra con i numeri', { exact: true }).click();
    const facet = page.getByRole('region', { name: 'Scorte' });
    const link = facet.getByRole('link', { name: /^Senza pezzi/ });
    const [, told] = /([\d.]+)$/.exec((await link.innerText()).trim()) ?? [];
    await link.press('Enter');
    await page.getByText(new RegExp(`^${told} prodott[oi]$`)).waitFor();
    expect(new URL(page.url()).searchParams.get('scorte')).toBe('out');
    await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('region', { name: 'Marca' }).getByRole('link').first().press('Enter');
    expect(new URL(page.url()).searchParams.has('marca')).toBe(true);
    await page.goBack();
    await link.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.has('scorte')).toBe(false);
  });

  it('a product is changed in a drawer beside the list, which stays where it was', async () => {
    await openScreen(page, `/prodotti?q=${encodeURIComponent(goods.sku)}`, 'Prodotti');
    await page.getByRole('row').filter({ hasText: goods.sku }).waitFor();
    await page.keyboard.press('?');
    await page
      .getByRole('dialog', { name: 'Tasti' })
      .getByText('Modifica la riga accanto all’elenco')
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await closeDialog(page);
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    const drawer = page.getByRole('dialog', { name: /^Modifica rapida/ });
    await drawer.getByLabel('Descrizione breve').fill('Scritta in fretta');
    expect(await accessibilityFaults(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Salva', exact: true }).first().press('Enter');
    await drawer.waitFor({ state: 'hidden' });
    // It loses its name before it has closed; until then the keys are its own.
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('q')).toBe(goods.sku);
    await page.keyboard.press('e');
    expect(await drawer.getByLabel('Descrizione breve').inputValue()).toBe('Scritta in fretta');
    await page.keyboard.press('Escape');
  });

  it('a text is changed by keyboard, the shop says it within a second, and it is taken back', async () => {
    await open();
    await page.getByLabel('Nome', { exact: false }).first().focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' di prova');
    await page.getByText('1 sezione non salvata: Testi').waitFor();
    await tabTo('Salva tutto');
    await page.keyboard.press('Enter');
    await page.getByText('Salvato.', { exact: true }).waitFor();
    await expect.poll(shown, soon).toContain(`${goods.name} di prova`);
    await takeBack();
    await expect.poll(shown, soon).not.toContain('di prova');
  });

  it('a price is changed, shown first as the shop will print it, sold at it within a second, and taken back', async () => {
    await open();
    await button(`Cambia i prezzi di ${goods.sku}`).click();
    const dialog = page.getByRole('dialog', { name: `Prezzi di ${goods.sku}` });
    const dearer = goods.min_price + 1.11;
    await dialog.getByLabel('Listino (€)').fill(dearer.toFixed(2).replace('.', ','));
    await dialog.getByText(`Chi compra paga ${euros(dearer)}`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(shown, soon).toContain(euros(dearer));
    await takeBackInLog();
    await expect.poll(shown, soon).not.toContain(euros(dearer));
    expect(await shown()).toContain(euros(goods.min_price));
  });
});

describe('the stock', () => {
  it('is counted with a reason, the shop stops selling within a second, and it is taken back', async () => {
    await open();
    await page.getByRole('link', { name: /^\d+ pezz[oi]$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Magazzino', exact: true }).waitFor();
    await page.getByLabel('Che cosa', { exact: true }).selectOption('Ho contato');
    await page.getByLabel('Pezzi').fill('0');
    await page.getByLabel('Motivo').fill('Bagnati dalla pioggia');
    await page.keyboard.press('Enter');
    const move = page.getByRole('row').filter({ hasText: 'Bagnati dalla pioggia' });
    await move.waitFor();
    expect(await move.textContent()).toContain('Prova owner');
    await expect.poll(shown, soon).toContain('schema.org/OutOfStock');
    await takeBackInLog();
    await expect.poll(shown, soon).not.toContain('schema.org/OutOfStock');
  });
});

describe('its screens', () => {
  const ways = [
    ['the list', () => openScreen(page, '/prodotti', 'Prodotti')],
    ['a product', open],
    ['the stock', () => openScreen(page, '/magazzino', 'Magazzino')],
    ['the moves of a variant', () => openScreen(page, `/magazzino?sku=${goods.sku}`, 'Magazzino')],
  ] as const;
  it.each(ways)('%s: no barrier at 1280 and 1600 px', async (_name, go) => {
    for (const width of [1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await go();
      await page.waitForLoadState('networkidle');
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });

  it('asked nothing of other hosts, and no script failed', () => {
    expect(desk.foreign).toEqual([]);
    expect(desk.errors).toEqual([]);
  });
});
