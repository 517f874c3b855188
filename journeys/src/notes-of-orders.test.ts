import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { looksSound, takeBack } from './harness/office.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

let ada: Visit;
let ugo: Visit;
let number: string;

beforeAll(async () => {
  number = (await buyElsewhere([cartLine(await oneProduct())])).order_number;
  ada = await colleague('support', 'Ada Bianchi');
  ugo = await colleague('warehouse', 'Ugo Verdi');
});
afterAll(() => Promise.all([ada.close(), ugo.close()]));

const note = (page: Page) => page.getByLabel('Nota per i colleghi');
const offered = (page: Page) => page.getByRole('listbox', { name: 'Colleghi' }).getByRole('option');
const choose = (page: Page) => page.getByLabel('Allega file');
const waiting = (page: Page) => page.getByRole('list', { name: 'Allegati della nota da scrivere' });
const write = (page: Page) => page.getByRole('button', { name: 'Aggiungi la nota' });

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nun reclamo\n%%EOF\n'),
});
/** Noise, as a camera writes it: larger than any call without a file may be. */
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 1400,
      height: 1000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer(),
});

describe('a note about an order', () => {
  it('mentions a colleague by keyboard', async () => {
    const { page } = ada;
    await openScreen(page, `/ordini/${number}`, `Ordine ${number}`);
    await note(page).pressSequentially('Ciao @');
    await offered(page).first().waitFor();
    expect(await offered(page).filter({ hasText: 'Ada Bianchi' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => offered(page).count()).toBe(0);
    await note(page).pressSequentially('ver');
    expect(await offered(page).count()).toBe(0);
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('Backspace');
    await note(page).pressSequentially('@ver');
    const option = offered(page).filter({ hasText: 'Ugo Verdi' });
    await expect.poll(() => option.getAttribute('aria-selected')).toBe('true');
    expect(await option.textContent()).toContain('Magazzino');
    expect(await note(page).getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    await looksSound(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('guarda');
    expect(await note(page).inputValue()).toBe('Ciao @Ugo Verdi guarda');
    expect(await offered(page).count()).toBe(0);
  });

  it('takes files several at a time, names those it cannot use, and sends one again that failed', async () => {
    const { page } = ada;
    await choose(page).setInputFiles([
      pdf('reclamo.pdf'),
      { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      { name: 'finta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<h1>pagina</h1>') },
      await photo('danno.jpg'),
    ]);
    const row = (name: string) => waiting(page).getByRole('listitem').filter({ hasText: name });
    await row('danno.jpg').getByText('Pronto').waitFor();
    await row('logo.svg').getByText('logo.svg non è un JPEG, PNG, WebP o PDF').waitFor();
    await row('finta.pdf').getByText('«finta.pdf» non è un JPEG, PNG, WebP o PDF intero').waitFor();
    await page.getByText('Allegati caricati: 2 di 4').waitFor();
    await write(page).click();
    await page.getByText('Un allegato non è ancora caricato: aspetta, riprova o toglilo.').waitFor();
    for (const name of ['logo.svg', 'finta.pdf'])
      await page.getByRole('button', { name: `Togli ${name}` }).press('Enter');
    await page.route('**/api/staff/orders/add_note_file', (route) => route.abort(), { times: 1 });
    await choose(page).setInputFiles([pdf('secondo.pdf')]);
    await row('secondo.pdf').getByText('Non caricato').waitFor();
    await looksSound(page);
    await page.getByRole('button', { name: 'Riprova a caricare secondo.pdf' }).press('Enter');
    await row('secondo.pdf').getByText('Pronto').waitFor();
    const sixth = ['c.pdf', 'd.pdf', 'e.pdf'].map(pdf);
    await choose(page).setInputFiles(sixth);
    await page.getByText('Una nota ha al massimo 5 allegati').waitFor();
    for (const name of ['secondo.pdf', 'c.pdf', 'd.pdf'])
      await page.getByRole('button', { name: `Togli ${name}` }).press('Enter');
    expect(await note(page).inputValue()).toBe('Ciao @Ugo Verdi guarda');
  });

  it('is written with both, and files may be dropped onto the next one', async () => {
    const { page } = ada;
    await write(page).click();
    const written = page.getByRole('listitem').filter({ hasText: 'Ciao @Ugo Verdi guarda' });
    await written.getByRole('link', { name: 'Scarica reclamo.pdf' }).waitFor();
    const picture = written.locator('img');
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1400);
    await expect.poll(() => note(page).inputValue()).toBe('');
    expect(await waiting(page).count()).toBe(0);
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['%PDF-1.7\n%%EOF\n'], 'trascinato.pdf', { type: 'application/pdf' }));
      return data;
    });
    await note(page).dispatchEvent('drop', { dataTransfer: dropped });
    await waiting(page).getByText('trascinato.pdf').waitFor();
    await page.getByText('Allegati caricati: 1 di 1').waitFor();
    await page.getByRole('button', { name: 'Togli trascinato.pdf' }).press('Enter');
  });

  it('gives a file up by keyboard, which can be put back', async () => {
    const { page } = ada;
    const save = page.getByRole('link', { name: 'Scarica reclamo.pdf' });
    await page.getByRole('button', { name: 'Togli reclamo.pdf dalla nota' }).press('Enter');
    await page
      .getByText('Allegato tolto dalla nota. Per 30 giorni puoi rimetterlo, poi viene cancellato.')
      .waitFor();
    expect(await save.count()).toBe(0);
    await looksSound(page);
    await takeBack(page);
    await save.waitFor();
    await page.getByText('Allegato tolto dalla nota.').waitFor({ state: 'detached' });
  });

  it('is found by the colleague on Oggi, opens at the history, and is gone once it was opened', async () => {
    const { page } = ugo;
    await openScreen(page, '/', 'Oggi');
    const row = page.getByRole('link', { name: `Ada Bianchi ti ha menzionato nell’ordine ${number}` });
    await row.waitFor();
    expect(await row.textContent()).toContain('Ciao @Ugo Verdi guarda');
    await looksSound(page);
    await row.press('Enter');
    await page.getByRole('heading', { level: 1, name: `Ordine ${number}` }).waitFor();
    const history = page.getByRole('region', { name: 'Cronologia e note' });
    await expect.poll(() => history.getByText('@Ugo Verdi').isVisible()).toBe(true);
    const save = history.getByRole('link', { name: 'Scarica PDF' });
    const [download] = await Promise.all([page.waitForEvent('download'), save.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/^\d+\.pdf$/);
    const address = (await save.getAttribute('href')) ?? '';
    expect((await fetch(new URL(address, shopUrl()))).status).toBe(401);
    await openScreen(page, '/', 'Oggi');
    await expect.poll(() => row.count()).toBe(0);
    expect(ugo.errors).toEqual([]);
  });

  it('is gone from Oggi when it is marked as read', async () => {
    await note(ugo.page).waitFor({ state: 'detached' });
    await openScreen(ugo.page, `/ordini/${number}`, `Ordine ${number}`);
    await note(ugo.page).pressSequentially('@ada');
    await offered(ugo.page).first().waitFor();
    await ugo.page.keyboard.press('Tab');
    await write(ugo.page).click();
    const { page } = ada;
    await openScreen(page, '/', 'Oggi');
    const read = page.getByRole('button', { name: `Segna come letta: ordine ${number}` });
    await read.press('Enter');
    await read.waitFor({ state: 'detached' });
    // The file that is no PDF was refused, and the one whose connection broke.
    expect(ada.errors.filter((said) => !/ 417 |ERR_FAILED/.test(said))).toEqual([]);
  });
});
