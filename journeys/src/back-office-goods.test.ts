import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, visit, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { euros, oneProduct } from './harness/goods.ts';

useBrowser();

let desk: Visit;
let page: Page;
let shopper: Visit;
let goods: Awaited<ReturnType<typeof oneProduct>>;

const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
/** What the page of the product says, read anew. */
const shown = async () => {
  await shopper.page.goto(`/${goods.slug}`);
  return shopper.page.locator('main').innerText();
};
const soon = { timeout: 1500, interval: 50 };
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Presses Tab until what has the focus has the name. */
async function tabTo(name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page
      .getByRole('button', { name, exact: true })
      .evaluateAll((all) => all.some((one) => one === document.activeElement));
    if (isThere) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

beforeAll(async () => {
  goods = await oneProduct();
  desk = await colleague('owner');
  ({ page } = desk);
  shopper = await visit('/');
}, 120_000);
afterAll(() => Promise.all([desk.close(), shopper.close()]));

/** Opens the product in the list, by what is typed in its search. */
async function open(): Promise<void> {
  await openScreen(page, `/prodotti?q=${encodeURIComponent(goods.sku)}`, 'Prodotti');
  await page.getByRole('link', { name: goods.name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: goods.name, exact: true }).waitFor();
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

  it('a text is changed by keyboard, the shop says it within a second, and it is taken back', async () => {
    await open();
    await page.getByLabel('Nome', { exact: false }).first().focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' di prova');
    await page.getByText('1 modifica non salvata').waitFor();
    await tabTo('Salva');
    await page.keyboard.press('Enter');
    await page.getByText('Salvato.', { exact: true }).waitFor();
    await expect.poll(shown, soon).toContain(`${goods.name} di prova`);
    await page
      .getByRole('button', { name: /^Annulla questa modifica/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla la modifica' }).click();
    await page.getByText(/^Valori tornati com’erano/).waitFor();
    await expect.poll(shown, soon).not.toContain('di prova');
  });
});
