import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser, type Visit, visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { looksSound, takeBack } from './harness/office.ts';
import { shopUrl } from './harness/shop-of-worker.ts';
import { staff } from './harness/staff.ts';
import { transferArrives } from './harness/transfer.ts';

useBrowser();

let desk: Visit;
let page: Page;
let number: string;

beforeAll(async () => {
  const bought = await buyElsewhere([cartLine(await oneProduct())]);
  await transferArrives(bought.order_number, bought.total);
  await staff('orders', 'ship', bought.order_number, '--carrier', 'BRT', '--tracking', 'R2');
  const back = await visit(`/pages/recesso?order=${encodeURIComponent(bought.order_token)}`);
  await back.page.getByRole('button', { name: 'Conferma recesso', exact: true }).click();
  await back.page.getByRole('heading', { name: 'Abbiamo ricevuto il tuo recesso' }).waitFor();
  await back.close();
  number = `${bought.order_number}-R1`;
  desk = await colleague('warehouse', 'Wanda Magazzino');
  ({ page } = desk);
});
afterAll(() => desk.close());

const part = () => page.getByRole('region', { name: 'Foto della merce tornata' });
const shown = () => part().getByRole('img', { name: /^Foto \d della merce tornata/ });
const photo = (name: string, colour: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));

describe('goods that came back', () => {
  it('are announced in the list once declared, though they stand beyond what of it is loaded', async () => {
    await page.clock.install();
    // As in a shop with more open declarations than a page has: this one is on none that is read.
    await page.route('**/api/staff/withdrawals/list', async (route) => {
      const answer = await route.fetch();
      const { message } = (await answer.json()) as { message: { rows: { number: string }[] } };
      const asked = route.request().postDataJSON() as { after?: number };
      const rows = message.rows.filter((row) => row.number !== number);
      await route.fulfill({
        response: answer,
        json: { message: asked.after === undefined ? { ...message, rows, newest: 0 } : message },
      });
    });
    await openScreen(page, '/recessi', 'Recessi e resi');
    await page.getByRole('link', { name: 'Aperti' }).waitFor();
    expect(await page.getByText('1 riga nuova da quando').count()).toBe(0);
    await page.clock.fastForward(61_000);
    await page.getByText('1 riga nuova da quando hai aperto l’elenco').waitFor();
    expect(await page.getByRole('link', { name: number }).count()).toBe(0);
    await page.unroute('**/api/staff/withdrawals/list');
    await page.getByRole('button', { name: 'Mostra', exact: true }).press('Enter');
    await page.getByRole('link', { name: number }).waitFor();
    await page.clock.resume();
  });

  it('are photographed where they are received, and their state is written down', async () => {
    await openScreen(page, '/recessi', 'Recessi e resi');
    await page.getByRole('link', { name: number }).press('Enter');
    await part()
      .getByLabel('Aggiungi foto')
      .setInputFiles([await photo('lato.jpg', '#8a4b2f'), await photo('graffio.jpg', '#2f4b8a')]);
    await part().getByText('Foto aggiunta.').waitFor();
    await expect.poll(() => shown().count()).toBe(2);
    await expect
      .poll(() =>
        shown()
          .last()
          .evaluate((one: HTMLImageElement) => one.naturalWidth),
      )
      .toBe(900);
    const again = page.getByLabel('I pezzi tornano in vendita', { exact: false });
    expect(await again.isChecked()).toBe(true);
    await page.getByLabel('Come è tornata').selectOption('damaged');
    expect(await again.isChecked()).toBe(false);
    await page.getByLabel('Nota (facoltativa)').fill('Graffiata sul fianco');
    await page.keyboard.press('Enter');
    await page
      .getByText(/Danneggiata · Graffiata sul fianco/)
      .first()
      .waitFor();
    expect(await shown().count()).toBe(2);
    await looksSound(page);
  });

  it('a photo that cannot be used is named, and the others stay', async () => {
    const svg = { name: 'foto.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await part().getByLabel('Aggiungi foto').setInputFiles(svg);
    await part().getByText('foto.svg non è una foto JPEG, PNG o WebP').waitFor();
    const folder = await mkdtemp(join(tmpdir(), 'casamaestra-photos-'));
    await writeFile(join(folder, 'enorme.jpg'), Buffer.alloc(20_000_001));
    await part().getByLabel('Aggiungi foto').setInputFiles(join(folder, 'enorme.jpg'));
    await part().getByText('enorme.jpg è più grande di 20 MB').waitFor();
    await rm(folder, { recursive: true });
    const broken = { name: 'rotta.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('niente') };
    const other = { ...svg, name: 'altra.svg' };
    await part()
      .getByLabel('Aggiungi foto')
      .setInputFiles([svg, broken, other, await photo('etichetta.jpg', '#3b6e4f')]);
    await part().getByText('altra.svg non è una foto JPEG, PNG o WebP', { exact: false }).waitFor();
    await part().getByText('rotta.jpg: Questo file non è un’immagine', { exact: false }).waitFor();
    await expect.poll(() => shown().count()).toBe(3);
    await looksSound(page);
  });

  it('a photo is taken away by keyboard, and put back', async () => {
    await part().getByRole('button', { name: 'Togli la foto 1' }).press('Enter');
    await part().getByText('Foto tolta: si può rimettere per 30 giorni.').waitFor();
    await expect.poll(() => shown().count()).toBe(2);
    await looksSound(page);
    await takeBack(page, /^Annulla la modifica: Foto tolta$/);
    await expect.poll(() => shown().count()).toBe(3);
  });

  it('stand on the sheet that is printed, not on the label', async () => {
    await page.evaluate(() => (window.print = () => undefined));
    await page.emulateMedia({ media: 'print' });
    const printed = page.locator('[aria-hidden="true"] figure img');
    await page.getByRole('button', { name: 'Stampa la scheda del reso' }).dispatchEvent('click');
    await expect.poll(() => printed.count()).toBe(3);
    expect(await printed.first().isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Stampa l’etichetta di reso' }).dispatchEvent('click');
    await expect.poll(() => printed.count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  });

  it('are seen by nobody without a session', async () => {
    const address = (await shown().first().getAttribute('src')) ?? '';
    expect((await fetch(new URL(address, shopUrl()))).status).toBe(401);
    // The broken file was refused.
    expect(desk.errors).toEqual([expect.stringContaining(' 417 ')]);
  });
});
