import { readFile } from 'node:fs/promises';
import { urls } from '@casamaestra/contract/pages.ts';
import { reviewFormPath } from '@casamaestra/contract/reviews/review-form.ts';
import { addReviewOperation } from '@casamaestra/contract/reviews/reviews.operations.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { freshAddress, useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { newCustomer } from './harness/customer.ts';
import { oneProduct } from './harness/goods.ts';
import { looksSound, takeBack } from './harness/office.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

let desk: Visit;
let page: Page;
let pictured: Awaited<ReturnType<typeof oneProduct>>;
const mark = `RE${Date.now() % 1_000_000}`;
const reason = `Parla del corriere (${mark}).`;

beforeAll(async () => {
  const { jwt } = await newCustomer();
  for (const title of ['Prima', 'Seconda']) {
    const { sku } = await oneProduct();
    await ask(addReviewOperation, { item_code: sku, title: `${title} ${mark}`, rating: 2, comment: '' }, jwt);
  }
  pictured = await oneProduct();
  const form = new FormData();
  const words = { item_code: pictured.sku, title: `Con foto ${mark}`, rating: '4', comment: 'Regge bene.' };
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  const photo = await readFile(new URL('../../demo/pictures/sgabello-misure.webp', import.meta.url));
  form.append('photos', new Blob([photo], { type: 'image/webp' }), 'foto.webp');
  const sent = await fetch(new URL(reviewFormPath, shopUrl()), {
    method: 'POST',
    body: form,
    headers: { Jwt: `Bearer ${jwt}`, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': freshAddress() },
  });
  if (!sent.ok) throw new Error(`the review was not taken: ${sent.status}`);
  desk = await colleague('support', 'Sara Assistenza');
  ({ page } = desk);
});
afterAll(() => desk.close());

const withPhoto = () => review('Con foto');
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

  it('that are published lose a photo, get a reply below them in the shop, and are refused after all', async () => {
    await openScreen(page, '/recensioni', 'Recensioni');
    await withPhoto().getByRole('button', { name: 'Togli la foto 1' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await looksSound(page);
    await dialog.getByRole('button', { name: 'Togli la foto' }).press('Enter');
    await page.getByText('Foto tolta dalla recensione').waitFor();
    await withPhoto().getByRole('img', { name: 'Foto 1' }).waitFor({ state: 'detached' });
    await withPhoto().focus();
    await page.keyboard.press('p');
    await withPhoto().waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Pubblicate' }).press('Enter');
    await page.getByRole('searchbox').fill(mark);
    await page.keyboard.press('Enter');
    await withPhoto().getByRole('button', { name: 'Rispondi' }).press('Enter');
    await dialog.getByLabel('Risposta del negozio').fill(`Grazie del consiglio. ${mark}`);
    await dialog.getByRole('button', { name: 'Pubblica la risposta' }).press('Enter');
    await withPhoto().getByText(`Grazie del consiglio. ${mark}`).waitFor();
    await looksSound(page);
    const answer = await fetch(new URL(urls.product(pictured.slug), page.url()));
    expect(await answer.text()).toContain(`Grazie del consiglio. ${mark}`);
    await withPhoto().focus();
    await page.keyboard.press('r');
    await dialog.getByLabel('Motivo').fill(reason);
    await dialog.getByRole('button', { name: 'Rifiuta' }).press('Enter');
    await withPhoto().waitFor({ state: 'detached' });
    await takeBack(page);
    await withPhoto().waitFor();
    expect(desk.errors).toEqual([]);
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
