import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { oneProduct } from './harness/goods.ts';
import { closeDialog, looksSound } from './harness/office.ts';

useBrowser();

let visit: Visit;
let page: Page;
let goods: Awaited<ReturnType<typeof oneProduct>>;
let other: Awaited<ReturnType<typeof oneProduct>>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casamaestra-pictures-'));
  goods = await oneProduct();
  other = await oneProduct();
  visit = await colleague('catalogue', 'Ida Immagini');
  ({ page } = visit);
});
afterAll(async () => {
  await visit.close();
  await rm(folder, { recursive: true });
});

/** A file of the browser's machine: what is handed over as bytes goes through the protocol, 20 MB too slowly. */
const file = async (name: string, contents: Buffer | string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, contents);
  return path;
};
const drawn = async (name: string, shade: number): Promise<string> =>
  file(
    name,
    await sharp({
      create: { width: 900, height: 700, channels: 3, background: { r: shade, g: 120, b: Date.now() % 255 } },
    })
      .png()
      .toBuffer(),
  );
const dialog = () => page.getByRole('dialog');
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

describe('pictures from files', () => {
  it('find their products by their names; what cannot be used is told before it is sent', async () => {
    await openScreen(page, '/immagini', 'Immagini');
    await page
      .getByLabel('File delle immagini')
      .setInputFiles([
        await drawn(`${goods.sku}_1 fronte.png`, 10),
        await drawn('IMG_2034.png', 20),
        await file('disegno.svg', '<svg onload="alert(1)"/>'),
        await file('IMG_1.HEIC', 'x'),
        await file('rotta.png', 'nessuna foto'),
        await file('enorme.jpg', Buffer.alloc(20_000_001)),
      ]);
    await page.getByText('Caricate 2 di 6').waitFor();
    await row(`${goods.sku}_1 fronte.png`).getByText(goods.name).waitFor();
    expect(await page.getByLabel(`Che cosa mostra ${goods.sku}_1 fronte.png`).inputValue()).toBe(goods.name);
    await row('disegno.svg').getByText('Non è una foto').waitFor();
    await row('IMG_1.HEIC').getByText('HEIC').last().waitFor();
    await row('enorme.jpg').getByText('Più grande di 20 MB').waitFor();
    await row('rotta.png').getByText('Non riuscita').waitFor();
    await looksSound(page);
  });

  it('one without a product gets it by a code; all are given in one change', async () => {
    const field = page.getByLabel('SKU o codice del prodotto di IMG_2034.png');
    await field.fill('NIENTE-DI-NIENTE');
    await field.press('Enter');
    await page.getByText('Nessun prodotto con questo codice.').waitFor();
    await field.fill(other.sku);
    await field.press('Enter');
    await row('IMG_2034.png').getByText(other.name).waitFor();
    await page.getByLabel('Che cosa mostra IMG_2034.png').fill('Sul banco di prova');
    await page.getByRole('button', { name: 'Assegna 2 immagini' }).press('Enter');
    await page.getByText('Immagini aggiunte: 2. Prodotti: 2.').waitFor();
    expect(await row('IMG_2034.png').count()).toBe(0);
    expect(await row('disegno.svg').count()).toBe(1);
  });

  it('the library shows them with their products; a description is for all of them, and undone', async () => {
    await page.getByRole('button', { name: 'Apri l’immagine: Sul banco di prova' }).first().press('Enter');
    await dialog().getByRole('link', { name: other.name }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog().getByLabel('Che cosa mostra').fill('Su un banco di legno');
    await page.keyboard.press('Enter');
    await dialog().getByText('Salvata. Prodotti: 1.').waitFor();
    const answer = async () => (await page.request.get(`/${other.slug}`)).text();
    await expect.poll(answer).toContain('Su un banco di legno');
    await closeDialog(page);
    await page.getByRole('button', { name: /^Annulla la modifica: Immagini assegnate/ }).press('Enter');
    await dialog().getByRole('button', { name: 'Annulla la modifica' }).press('Enter');
    // The one that was described since stays.
    await dialog()
      .getByText(/^Valori tornati com’erano: 1/)
      .waitFor();
    await closeDialog(page);
    await page.getByLabel('Quali immagini').selectOption({ label: 'Non usate' });
    await page.getByRole('button', { name: 'Apri l’immagine: Immagine' }).first().waitFor();
    await looksSound(page);
  });

  it('a point stays in view where the shop crops a picture: by the keyboard, with a way back', async () => {
    await openScreen(page, '/immagini', 'Immagini');
    await page
      .getByRole('button', { name: /^Apri l’immagine: / })
      .first()
      .press('Enter');
    await dialog()
      .getByLabel(/^Da sinistra/)
      .fill('20');
    await dialog()
      .getByLabel(/^Dall’alto/)
      .press('Home');
    await dialog().getByRole('button', { name: 'Scegli il punto' }).press('ArrowDown');
    await dialog().getByLabel('Dall’alto: 2 %').waitFor();
    await dialog().getByRole('button', { name: 'Salva il punto' }).press('Enter');
    await dialog().getByText('Punto salvato.').waitFor();
    await dialog().getByLabel('Da sinistra: 20 %').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog()
      .getByRole('button', { name: /^Annulla la modifica: Punto/ })
      .waitFor();
    await page.keyboard.press('Escape');
    const position = async () => {
      const shop = await page.context().newPage();
      await shop.goto('/');
      const found = await shop
        .locator('main section li picture img')
        .first()
        .evaluate((img: HTMLImageElement) => [img.currentSrc, getComputedStyle(img).objectPosition]);
      await shop.close();
      return found;
    };
    const [address = ''] = await position();
    const [, hash] = /media\/([0-9a-f]{20})/.exec(address) ?? [];
    const status = await page.evaluate(async (picture) => {
      const body = JSON.stringify({ hash: picture, seen: null, focus: '80% 10%' });
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/staff/pictures/focus', { method: 'POST', headers, body })).status;
    }, hash);
    expect(status).toBe(200);
    await expect.poll(async () => (await position())[1]).toBe('80% 10%');
  });
});
