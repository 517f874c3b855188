import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, type Visit } from './harness/browse.ts';
import { shopUrl } from './harness/shop-of-worker.ts';
import { colleague } from './harness/colleague.ts';

useBrowser();

let desk: Visit;
let page: Page;
const path = '/gestione/prodotti/prezzi';
/** A kind of goods that no other journey reprices. */
const words = 'annaffiatoio';

afterAll(() => desk.close());

const prices = async () => {
  const { message } = (await (
    await fetch(`${shopUrl()}/api/shop?search_term=${words}&per_page=100&order_by=name-asc`)
  ).json()) as { message: Listing };
  return message.products
    .filter(({ name }) => name.toLowerCase().includes(words))
    .map(({ max_price: price }) => price);
};
const look = async (value: string) => {
  await page.getByLabel(/^Di quanto/).fill(value);
  await page.keyboard.press('Enter');
};
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('prices in bulk', () => {
  it('are reached from the list of products, with its filter', async () => {
    desk = await colleague('owner', 'Piero Listini');
    ({ page } = desk);
    await page.goto(`/gestione/prodotti?q=${words}`);
    await page.getByRole('link', { name: 'Cambia i prezzi in blocco' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prezzi in blocco' }).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe(words);
    await look('molto');
    await page.getByText('Scrivi un numero, per esempio 12,5.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('are seen first, change in the shop, and are taken back, all by keyboard', async () => {
    const before = await prices();
    expect(before.length).toBeGreaterThan(0);
    await look('10');
    await page
      .getByRole('status')
      .filter({ hasText: /^Prezzi che cambiano: \d+/ })
      .waitFor();
    expect(await page.locator('main tbody tr').count()).toBeGreaterThan(0);
    for (const width of [1600, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
    expect(await prices()).toEqual(before);
    await page.getByLabel('Motivo (facoltativo)').fill('Listino di prova');
    await page.keyboard.press('Enter');
    await page.getByText(/^Fatto. Prezzi cambiati: \d+/).waitFor();
    // Goods on sale cost what they did: their list price alone has risen.
    const risen = async () => (await prices()).filter((price, at) => price > (before[at] ?? 0)).length;
    await expect.poll(risen).toBeGreaterThan(0);
    await button(/^Annulla la modifica/).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla la modifica' }).click();
    await expect.poll(prices).toEqual(before);
    await page.keyboard.press('Escape');
  });

  it('that would be zero are marked, and cannot be carried out', async () => {
    await page.goto(`${path}?q=${words}`);
    await page.getByLabel('Che cosa fare').selectOption('percent_down');
    await look('100');
    await page.getByText('sarebbe zero').first().waitFor();
    expect(await button(/^Cambia i prezzi/).isDisabled()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await look('3');
    await expect.poll(() => button(/^Cambia i prezzi/).isEnabled()).toBe(true);
  });

  it('which somebody changed meanwhile are shown anew instead', async () => {
    const other = await desk.page.context().newPage();
    for (const one of [other, page]) await one.goto(`${path}?q=${words}`);
    await look('5');
    await button(/^Cambia i prezzi/).waitFor();
    await other.getByLabel(/^Di quanto/).fill('1');
    await other.keyboard.press('Enter');
    await other.getByRole('button', { name: /^Cambia i prezzi/ }).click();
    await other.getByText(/^Fatto\./).waitFor();
    await button(/^Cambia i prezzi/).click();
    await expect.poll(() => page.getByText(/^Fatto\./).count()).toBe(0);
    await page.getByText('Nel frattempo qualche prezzo è cambiato').waitFor();
    await other.getByRole('button', { name: /^Annulla la modifica/ }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Annulla la modifica' }).click();
    await other.getByText(/^Valori tornati com’erano/).waitFor();
  });
});
