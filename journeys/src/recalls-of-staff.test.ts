import { urls } from '@casamaestra/contract/pages.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBrowser, visit, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { mailTo } from './harness/mails.ts';
import { looksSound } from './harness/office.ts';
import { shopUrl } from './harness/shop-of-worker.ts';
import { transferArrives } from './harness/transfer.ts';

useBrowser();

let desk: Visit;
let page: Page;
let product: Awaited<ReturnType<typeof oneProduct>>;
let email = '';

beforeAll(async () => {
  product = await oneProduct();
  const placed = await buyElsewhere([cartLine(product)]);
  ({ email } = placed);
  await transferArrives(placed.order_number, placed.total);
  desk = await colleague('manager', 'Ada Responsabile');
  ({ page } = desk);
});
afterAll(() => desk.close());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const notice = () => page.getByLabel('Testo dell’avviso');

it('a recall is written by keyboard; what is missing, or left of the model, is said at its field', async () => {
  await openScreen(page, '/richiami', 'Richiami');
  await page.getByText('Nessun richiamo').or(page.getByRole('table')).first().waitFor();
  await looksSound(page);
  await page.getByRole('link', { name: 'Nuovo richiamo' }).press('Enter');
  await button('Guarda chi lo riceve').press('Enter');
  await page.getByText('Scegli il prodotto da richiamare.').waitFor();
  await page.getByText('Scrivi l’avviso che leggerà chi ha comprato il prodotto.').waitFor();
  await looksSound(page);
  const field = page.getByLabel('Prodotto');
  await field.fill(product.sku);
  await page.getByRole('option', { name: product.name }).first().waitFor();
  await field.press('Enter');
  await button('Cambia prodotto').waitFor();
  await page.getByLabel('Lotto').fill('L-7');
  await button('Parti dal modello').press('Enter');
  await button('Guarda chi lo riceve').press('Enter');
  await page.getByText(/^Completa l’avviso: c’è ancora «\[nome e modello\]»/).waitFor();
  expect(await notice().inputValue()).toContain('Rimedio: ');
});

it('says how many it reaches, and is sent only after a second question; its mails are followed', async () => {
  await notice().fill('Pericolo: il manico si stacca e può ferire.\n\nChe cosa fare: non usarlo più.');
  await button('Guarda chi lo riceve').press('Enter');
  // Buyers of other journeys may have bought it too.
  await page.getByText(/^Ricever(?:à|anno) l’e-mail \d+ person[ae]\.$/).waitFor();
  await page.getByText('La vendita continua: togli tu dallo scaffale i pezzi di quel lotto.').waitFor();
  await looksSound(page);
  const send = /^Manda il richiamo a \d+ person[ae]$/;
  await button(send).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Un’e-mail mandata non si riprende').waitFor();
  await looksSound(page);
  await dialog.getByRole('button', { name: send }).press('Enter');
  await page.getByText(/^Richiamo \d+ annunciato\. E-mail in partenza: \d+\./).waitFor();
  const { text } = await mailTo(email, /Richiamo di sicurezza/);
  expect(text).toContain('il manico si stacca');
  await page.getByRole('link', { name: 'Guarda come procede' }).press('Enter');
  await page.getByRole('row').filter({ hasText: email }).waitFor();
  await expect.poll(() => page.getByText('in attesa', { exact: true }).count(), { timeout: 15_000 }).toBe(0);
  await looksSound(page);
  const shopper = await visit(urls.product(product.slug));
  await shopper.page.getByText('il manico si stacca').first().waitFor();
  await shopper.close();
  await page.getByRole('link', { name: 'Tutti i richiami' }).press('Enter');
  await page.getByRole('row').filter({ hasText: product.name }).getByText('Lotto L-7').waitFor();
  await looksSound(page);
  await page.getByRole('link', { name: product.name }).press('Enter');
  await page.locator('main a[href*="/prodotti/"]').press('Enter');
  await page.getByRole('link', { name: 'Richiama questo prodotto' }).press('Enter');
  await button('Cambia prodotto').waitFor();
  // The browser's own word for the notice that was refused.
  expect(desk.errors).toEqual([expect.stringContaining('417')]);
});

it('is ended with a reason, by keyboard, and its notice goes from the shop', async () => {
  await openScreen(page, '/richiami', 'Richiami');
  await page.getByRole('link', { name: product.name }).press('Enter');
  await page.getByText('In corso', { exact: true }).waitFor();
  await button('Chiudi il richiamo').press('Enter');
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabel('Motivo');
  await reason.press('Enter');
  await dialog.getByText('Scrivi perché il richiamo finisce.').waitFor();
  // A lot took no pieces out: there is nothing to sell again.
  expect(await dialog.getByRole('checkbox').count()).toBe(0);
  await looksSound(page);
  await reason.fill('Lotto distrutto');
  await reason.press('Enter');
  await page.getByText(/^Finito il .* · Perché è finito: Lotto distrutto$/).waitFor();
  expect(await button('Chiudi il richiamo').count()).toBe(0);
  await page.getByText('Si fa il contrario dalla sua schermata.').waitFor();
  await looksSound(page);
  const shown = async () =>
    (await (await fetch(`${shopUrl()}${urls.product(product.slug)}`)).text()).includes('il manico si stacca');
  await expect.poll(shown, { timeout: 10_000 }).toBe(false);
});
