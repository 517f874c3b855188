import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { oneProduct } from './harness/goods.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

let desk: Visit;
let page: Page;
let folder: string;
beforeAll(async () => {
  desk = await colleague('manager', 'Ada Errori');
  ({ page } = desk);
  folder = await mkdtemp(join(tmpdir(), 'casamaestra-large-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await desk.close();
});

const save = () => page.getByRole('button', { name: /^Salva(?: tutto)?$/ });

/** A file of so many megabytes that takes no room. */
async function largeFile(name: string, megabytes: number): Promise<string> {
  const path = join(folder, name);
  const file = await open(path, 'w');
  await file.truncate(megabytes * 1_000_000);
  await file.close();
  return path;
}

describe('what cannot be is refused in words, and nothing typed is lost', () => {
  it('a menu that points to itself: told with its line, and the shop keeps the menu it has', async () => {
    await openScreen(page, '/contenuti/modifica?file=menu.yaml', 'menu.yaml');
    const text = page.getByLabel('Testo del file');
    await expect.poll(() => text.inputValue()).toContain('items:');
    const before = await text.inputValue();
    const circle = `items:\n  - label: Prova\n    name: Prova\n    url: /shop\n    items:\n      - label: Sotto\n        name: Prova\n        url: /shop\n`;
    const typed = before.replace(/^items:\n/m, circle);
    await text.fill(typed);
    await page.getByText(/^Riga \d+: .*«Prova» sta dentro sé stessa/).waitFor();
    await save().press('Enter');
    await page.getByRole('alert').first().waitFor();
    expect(await text.inputValue()).toBe(typed);
    expect(await accessibilityFaults(page)).toEqual([]);
    const answer = await fetch(`${shopUrl()}/`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('>Prova<');
    await text.fill(before);
  });

  it('a picture of 200 MB: told at once, what else was typed stays and is saved', async () => {
    const { sku } = await oneProduct();
    await openScreen(page, `/prodotti?q=${encodeURIComponent(sku)}`, 'Prodotti');
    await page.getByRole('row').filter({ hasText: sku }).getByRole('link').press('Enter');
    const short = page.getByLabel('Descrizione breve');
    await short.fill('Scritta prima della foto enorme');
    await page.getByLabel('Aggiungi immagini').setInputFiles(await largeFile('enorme.jpg', 200));
    await page.getByText('enorme.jpg è più grande di 20 MB: riducila e riprova.').waitFor();
    expect(await short.inputValue()).toBe('Scritta prima della foto enorme');
    expect(await accessibilityFaults(page)).toEqual([]);
    await save().press('Enter');
    await page.getByText('Salvato.', { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => short.inputValue()).toBe('Scritta prima della foto enorme');
  });
});
