import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import {
  cameraTrack,
  fakeCamera,
  holdBefore,
  isCameraOn,
  lookedAtFor,
  signalsOf,
  withDetector,
  withSignals,
} from './harness/camera.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { looksSound } from './harness/office.ts';
import { mailTo } from './harness/mails.ts';
import { colleague } from './harness/colleague.ts';
import { transferArrives } from './harness/transfer.ts';

useBrowser(...fakeCamera);

let desk: Visit;
let page: Page;
let goods: Awaited<ReturnType<typeof oneProduct>>;
const limited = `Corriere ${Date.now() % 1_000_000}`;
const orders: { number: string; email: string }[] = [];

beforeAll(async () => {
  goods = await oneProduct();
  for (const pieces of [1, 3]) {
    const { order_number: number, email, total } = await buyElsewhere([cartLine(goods, pieces)]);
    await transferArrives(number, total);
    orders.push({ number, email });
  }
});
afterAll(() => desk.close());

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const rowOf = (number = '') => page.locator('main section li').filter({ hasText: number }).last();
const scan = async (code: string) => {
  await page.getByLabel('Codice a barre o SKU').fill(code);
  await page.keyboard.press('Enter');
};

/** What a carrier takes as one package, as the owner writes it. */
async function limitCarrier(carrier: string, limits: object): Promise<void> {
  const owner = await colleague('owner');
  const status = await owner.page.evaluate(
    async (body) =>
      (
        await fetch('/api/staff/carriers/save_limits', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      ).status,
    JSON.stringify({ carrier, seen: {}, limits }),
  );
  expect(status).toBe(200);
  await owner.close();
}

describe('picking', () => {
  it('begins with the orders chosen, those promised first on top, and never shows a price', async () => {
    desk = await colleague('warehouse', 'Mara Scaffali');
    ({ page } = desk);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/gestione/preparazione');
    await heading('Preparazione').waitFor();
    for (const { number } of orders) await page.getByLabel(`Scegli ${number}`).check();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Comincia con 2 ordini' }).click();
    await page.getByText('Presi 0 pezzi su 4').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('€');
    // Where the browser reads no codes there is nothing to press.
    expect(await page.getByRole('button', { name: 'Leggi con la fotocamera' }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('counts what a scanner reads, says what it does not know, and keeps the count over a reload', async () => {
    await scan(goods.sku.toLowerCase());
    await said(/^Preso: .*, 1 di 4\.$/).waitFor();
    await scan('NON-ESISTE');
    await page.getByRole('alert').filter({ hasText: 'Il codice NON-ESISTE' }).waitFor();
    await scan(goods.sku);
    await page.getByText('Presi 2 pezzi su 4').waitFor();
    await page.reload();
    await page.getByText('Presi 2 pezzi su 4').waitFor();
    await expect.poll(() => rowOf(orders[0]?.number).innerText()).toContain('Completo');
    await expect.poll(() => rowOf(orders[1]?.number).innerText()).toContain('Mancano 2 pezzi');
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe(undefined);
  });

  it('is told what the carrier takes, and when a parcel is beyond it', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await limitCarrier(limited, { max_weight_kg: 25, max_length_cm: 120 });
    await page.reload();
    const { number = '' } = orders[1] ?? {};
    await rowOf(number).getByRole('button', { name: 'Segna in preparazione' }).press('Enter');
    await said(`${number} è in preparazione.`).waitFor();
    await rowOf(number).getByRole('button', { name: 'Spedisci quello che c’è' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^Gli articoli pesano|^Di un articolo non si sa/).waitFor();
    await dialog.getByLabel('Corriere').fill(limited.toLowerCase());
    await dialog
      .getByText(`Per ogni collo ${limited} accetta: fino a 25 kg; lunghezza fino a 120 cm.`)
      .waitFor();
    const field = await dialog.getByLabel('Codice di spedizione').boundingBox();
    expect(field?.width, 'a field wide enough to read its number').toBeGreaterThan(200);
    await dialog.getByLabel('Peso in kg').fill('30');
    await dialog.getByText('Pesa più di quanto prende il corriere').waitFor();
    await looksSound(page);
    await dialog.getByLabel('Colli', { exact: true }).fill('2');
    await dialog.getByText('Pesa più di quanto prende il corriere').waitFor({ state: 'detached' });
    await dialog.getByLabel('Larghezza').fill('150');
    await dialog.getByText('Più lungo di quanto prende il corriere').waitFor();
    expect(await dialog.getByRole('button', { name: 'Spedisci' }).isEnabled()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('ships the complete order, and of the other what is there', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    // Who is quicker than the list is read again is not told that somebody else was there.
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/staff/orders/to_pick', async (route) => {
      await released;
      await route.continue();
    });
    for (const [at, button] of [
      [0, 'Spedisci'],
      [1, 'Spedisci quello che c’è'],
    ] as const) {
      const { number = '' } = orders[at] ?? {};
      if (at === 0) {
        await rowOf(number).getByRole('button', { name: 'Segna in preparazione' }).click();
        await said(`${number} è in preparazione.`).waitFor();
      }
      await rowOf(number).getByRole('button', { name: button, exact: true }).click();
      await page.getByLabel('Corriere').fill('BRT');
      await page.getByLabel('Codice di spedizione').fill(`TRK${at}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Spedisci' }).click();
      await said(`${number} è spedito.`).waitFor();
      release();
    }
    await page.getByText('Presi 0 pezzi su 2').waitFor();
    const mail = await mailTo(orders[1]?.email ?? '', /TRK1/);
    expect(mail.text).toContain('TRK1');
    expect(await page.getByText(orders[0]?.number ?? '–').count()).toBe(0);
    expect(desk.errors).toEqual([]);
  });

  it('prints the list and a slip for each order, and nothing else of the screen', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: /^Documento di accompagnamento/ }).isVisible()).toBe(true);
    expect(await page.getByLabel('Codice a barre o SKU').isVisible()).toBe(false);
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });
});

describe('picking by the camera', () => {
  let walker: Visit;
  let phone: Page;
  let order = '';
  const button = (name: string) => phone.getByRole('button', { name, exact: true });
  const saidOnPhone = (text: string | RegExp) => phone.getByRole('status').filter({ hasText: text });
  const open = async () => {
    await button('Leggi con la fotocamera').click();
    await phone.getByText('Metti il codice nel riquadro').waitFor();
    await expect.poll(() => isCameraOn(phone)).toBe(true);
  };

  beforeAll(async () => {
    const { order_number: number, total } = await buyElsewhere([cartLine(goods, 2)]);
    await transferArrives(number, total);
    order = number;
    walker = await colleague('warehouse', 'Piero Palmari');
    phone = walker.page;
    await phone.setViewportSize({ width: 390, height: 800 });
    await withDetector(phone);
    await withSignals(phone);
    await phone.goto(`/gestione/preparazione?ordini=${order}`);
    await phone.getByText('Presi 0 pezzi su 2').waitFor();
  });
  afterAll(() => walker.close());

  it('takes each piece once, says what is wrong, and finishes the order without a key', async () => {
    const typedWrong = phone.getByRole('alert').filter({ hasText: 'SBAGLIATO' });
    await phone.getByLabel('Codice a barre o SKU').fill('SBAGLIATO');
    await phone.keyboard.press('Enter');
    await typedWrong.waitFor();
    await open();
    expect(await accessibilityFaults(phone)).toEqual([]);
    expect(await sidewaysScroll(phone)).toBe(0);
    await holdBefore(phone, goods.sku);
    await saidOnPhone(/^Preso: .*, 1 di 2\.$/).waitFor();
    expect(await typedWrong.count()).toBe(0);
    // Held there it stays one piece.
    await lookedAtFor(phone, 2_000);
    expect(await saidOnPhone(/, 1 di 2\.$/).count()).toBe(1);
    expect(await signalsOf(phone)).toEqual(['tone', 'shake 60']);
    await phone.getByText('Prossimo:').waitFor();
    await holdBefore(phone, 'NON-ESISTE');
    await saidOnPhone('Il codice NON-ESISTE non è di nessun articolo').waitFor();
    await expect.poll(() => signalsOf(phone)).toEqual(['tone', 'tone', 'shake 80,60,80']);
    const picture = await phone.getByRole('region', { name: 'Fotocamera' }).boundingBox();
    const next = await phone
      .getByRole('region', { name: 'Articoli da prendere' })
      .getByRole('listitem')
      .first()
      .boundingBox();
    expect(next?.y, 'what is next stands below the picture').toBeGreaterThan(
      (picture?.y ?? 0) + (picture?.height ?? 0) - 1,
    );
    expect((next?.y ?? 0) + (next?.height ?? 0), 'and in view').toBeLessThan(800);
    await lookedAtFor(phone, 1_800);
    await holdBefore(phone, goods.sku);
    await saidOnPhone(/^Preso: .*, 2 di 2\.$/).waitFor();
    await phone.getByText('Completo').waitFor();
    await holdBefore(phone);
    await lookedAtFor(phone, 1_800);
    await holdBefore(phone, goods.sku);
    await saidOnPhone(/ne hai già 2, e non ne servono altri/).waitFor();
    await phone.getByText('Presi 2 pezzi su 2').waitFor();
  });

  it('ends by Escape, by its button, when the tab is hidden and when the screen is left', async () => {
    await phone.keyboard.press('Escape');
    await phone.getByRole('region', { name: 'Fotocamera' }).waitFor({ state: 'detached' });
    expect(await phone.evaluate(() => document.activeElement?.textContent)).toBe('Leggi con la fotocamera');
    await open();
    const track = await cameraTrack(phone);
    await button('Chiudi la fotocamera').click();
    expect(await track.evaluate((one) => one?.readyState)).toBe('ended');
    await open();
    await phone.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
    await saidOnPhone('La fotocamera si è spenta quando hai lasciato la pagina.').waitFor();
    await open();
    const last = await cameraTrack(phone);
    await phone.getByRole('link', { name: 'Scegli altri ordini' }).click();
    await phone.getByText('Scegli gli ordini da preparare insieme').waitFor();
    expect(await last.evaluate((one) => one?.readyState)).toBe('ended');
    expect(walker.errors).toEqual([]);
  });

  it('ends after two minutes without a code, and keeps the choice of no sound', async () => {
    await phone.clock.install();
    await phone.goto(`/gestione/preparazione?ordini=${order}`);
    await open();
    await button('Togli il suono').click();
    await button('Accendi la torcia').click();
    await button('Spegni la torcia').click();
    await button('Accendi la torcia').waitFor();
    await holdBefore(phone, 'NON-ESISTE');
    await saidOnPhone('Il codice NON-ESISTE').waitFor();
    await holdBefore(phone);
    // Without sound the hand still feels it.
    expect(await signalsOf(phone)).toEqual(['torch true', 'torch false', 'shake 80,60,80']);
    await phone.clock.fastForward(119_000);
    expect(await phone.getByRole('region', { name: 'Fotocamera' }).count()).toBe(1);
    await phone.clock.fastForward(2_000);
    await saidOnPhone('per due minuti non ha letto codici').waitFor();
    await open();
    await button('Rimetti il suono').waitFor();
    await button('Chiudi la fotocamera').click();
  });

  it('that is refused or busy says what to do, and the scanner stays', async () => {
    for (const [error, sentence] of [
      ['NotAllowedError', 'permetti la fotocamera e riprova'],
      ['NotReadableError', 'La fotocamera è occupata da un’altra app'],
    ] as const) {
      await phone.evaluate((name) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', name));
      }, error);
      await button('Leggi con la fotocamera').click();
      await phone.getByRole('alert').filter({ hasText: sentence }).waitFor();
      expect(await accessibilityFaults(phone)).toEqual([]);
    }
    await phone.getByLabel('Codice a barre o SKU').waitFor();
  });

  it('is for the back office alone: a page of the shop gets none', async () => {
    await phone.goto('/');
    const answer = await phone.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'a camera',
        (error: Error) => error.name,
      ),
    );
    expect(answer).toBe('NotAllowedError');
  });
});
