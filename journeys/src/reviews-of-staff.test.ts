import { addReviewOperation } from '@casamaestra/contract/reviews/reviews.operations.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { newCustomer } from './harness/customer.ts';
import { oneProduct } from './harness/goods.ts';
import { looksSound } from './harness/office.ts';

useBrowser();

let desk: Visit;
let page: Page;
const mark = `RE${Date.now() % 1_000_000}`;
const reason = `Parla del corriere (${mark}).`;

beforeAll(async () => {
  const { jwt } = await newCustomer();
  for (const title of ['Prima', 'Seconda']) {
    const { sku } = await oneProduct();
    await ask(addReviewOperation, { item_code: sku, title: `${title} ${mark}`, rating: 2, comment: '' }, jwt);
  }
  desk = await colleague('support', 'Sara Assistenza');
  ({ page } = desk);
});
afterAll(() => desk.close());

const review = (title: string) => page.getByRole('article', { name: `${title} ${mark}` });

describe('reviews', () => {
  it('are read with what their author wrote before, by keyboard', async () => {
    await openScreen(page, '/recensioni', 'Recensioni');
    await review('Prima').focus();
    await review('Prima').getByText('Seconda').waitFor();
    await looksSound(page);
    await review('Prima').focus();
    await page.keyboard.press('r');
    await page.getByRole('dialog').getByLabel('Motivo').fill(reason);
    await page.getByRole('dialog').getByRole('button', { name: 'Rifiuta' }).press('Enter');
    await review('Prima').waitFor({ state: 'detached' });
    await review('Seconda').focus();
    const history = review('Seconda').getByRole('complementary', { name: /^Altre di / });
    await history.getByText('Pubblicate: 0. Rifiutate: 1.').waitFor();
    expect(await history.innerText()).toContain(reason);
  });

  it('that were refused are told by their reasons', async () => {
    await page.getByRole('link', { name: 'Motivi dei rifiuti' }).press('Enter');
    const row = page.getByRole('row').filter({ hasText: reason });
    await row.waitFor();
    expect(await row.getByRole('cell').allTextContents()).toEqual([expect.any(String), '1', '2']);
    await page.getByRole('link', { name: 'Ultimi 30 giorni' }).press('Enter');
    await row.waitFor();
    await looksSound(page);
    expect(desk.errors).toEqual([]);
  });
});
