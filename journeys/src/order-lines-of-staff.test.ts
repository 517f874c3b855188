import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { cartLine, euros, oneProduct } from './harness/goods.ts';
import { mailTo } from './harness/mails.ts';
import { closeDialog, looksSound } from './harness/office.ts';
import { transferArrives } from './harness/transfer.ts';

useBrowser();

let ada: Visit;
let ugo: Visit;
let order: Awaited<ReturnType<typeof buyElsewhere>>;
let goods: readonly Awaited<ReturnType<typeof oneProduct>>[];

beforeAll(async () => {
  goods = [await oneProduct({ query: 'max_price=20' }), await oneProduct({ query: 'max_price=20' })];
  const [first, second] = goods;
  if (first === undefined || second === undefined) throw new Error('two products are needed');
  order = await buyElsewhere([cartLine(first, 3), cartLine(second, 1)]);
  await transferArrives(order.order_number, order.total);
  ada = await colleague('manager', 'Ada Bianchi');
  ugo = await colleague('manager', 'Ugo Verdi');
});
afterAll(() => Promise.all([ada.close(), ugo.close()]));

const open = (page: Page) =>
  openScreen(page, `/ordini/${order.order_number}`, `Ordine ${order.order_number}`);
const dialog = (page: Page) => page.getByRole('dialog');
const act = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().press('Enter');
const stays = (page: Page, at: number) =>
  dialog(page).getByRole('textbox', { name: `Restano: ${goods[at]?.name}` });

describe('the lines of an order on a phone', () => {
  it('stand one below the other, each value with its name, and nothing scrolls sideways', async () => {
    const { page } = ada;
    await open(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const region = page.getByRole('region', { name: 'Articoli' });
    const table = region.getByRole('table');
    const beyond = await table.evaluate((node) => {
      const frame = node.parentElement;
      return frame === null ? -1 : frame.scrollWidth - frame.clientWidth;
    });
    expect(beyond).toBe(0);
    expect(await sidewaysScroll(page)).toBe(0);
    const row = region.getByRole('row').filter({ hasText: goods[0]?.sku ?? '' });
    const [name, pieces] = await Promise.all([
      row.getByRole('link').boundingBox(),
      row.getByRole('cell').nth(1).boundingBox(),
    ]);
    expect(pieces?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0) - 1);
    const label = await row
      .getByRole('cell')
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(label).toContain('Pezzi');
    // By keyboard the article is reached, and seen.
    await row.getByRole('link').focus();
    const at = await row.getByRole('link').boundingBox();
    expect(at?.x).toBeGreaterThanOrEqual(0);
    expect((at?.x ?? 0) + (at?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  });
});

describe('pieces taken off an order', () => {
  it('are told with what they change before they are taken, and the buyer reads it', async () => {
    const { page } = ada;
    await open(page);
    await act(page, 'Togli pezzi');
    await stays(page, 0).fill('9');
    await dialog(page).getByText('Scrivi un numero di pezzi, al massimo quelli ordinati').waitFor();
    await stays(page, 0).fill('0');
    await stays(page, 1).fill('0');
    await dialog(page).getByText('Così non resta niente').waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Togli i pezzi' }).isDisabled()).toBe(true);
    await stays(page, 0).fill('2');
    await stays(page, 1).fill('1');
    await dialog(page)
      .getByText(/^Totale: da .+ a /)
      .waitFor();
    await dialog(page)
      .getByText(/^Al cliente tornano /)
      .waitFor();
    await looksSound(page);
    await dialog(page).getByLabel('Motivo').fill('Ne vuole due');
    await dialog(page).getByRole('button', { name: 'Togli i pezzi' }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'Pezzi tolti. Il rimborso è avviato.' }).waitFor();
    await page.getByText('3 pezzi, IVA inclusa').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Articoli ridotti' })
      .getByText(/Ada Bianchi/)
      .waitFor();
    const mail = await mailTo(order.email, /non fanno più parte/);
    expect(mail.text).toContain(`1 × ${goods[0]?.name}`);
  });
});

describe('an order that somebody else changes while a dialog over it is open', () => {
  it('says so, shows what it is now and loses nothing typed: pieces', async () => {
    await Promise.all([open(ada.page), open(ugo.page)]);
    await act(ugo.page, 'Togli pezzi');
    await stays(ugo.page, 0).fill('1');
    await dialog(ugo.page).getByLabel('Motivo').fill('Ne vuole uno solo');
    await act(ada.page, 'Prepara');
    await ada.page.getByText('In preparazione').first().waitFor();
    await dialog(ugo.page).getByRole('button', { name: 'Togli i pezzi' }).press('Enter');
    const told = dialog(ugo.page).getByRole('alert');
    await told.waitFor();
    expect(await told.innerText()).toContain('Ada Bianchi');
    expect(await stays(ugo.page, 0).inputValue()).toBe('1');
    expect(await dialog(ugo.page).getByLabel('Motivo').inputValue()).toBe('Ne vuole uno solo');
    expect(await accessibilityFaults(ugo.page)).toEqual([]);
    // What it is now stands behind, and the same pieces are taken off over it.
    await dialog(ugo.page).getByRole('button', { name: 'Togli i pezzi' }).press('Enter');
    await ugo.page.getByRole('status').filter({ hasText: 'Pezzi tolti.' }).waitFor();
    await ugo.page.getByText('In preparazione').first().waitFor();
    await ugo.page.getByText('2 pezzi, IVA inclusa').waitFor();
  });

  it('the same for a refund: how much is left is told anew, the amount and the reason stay', async () => {
    await Promise.all([open(ada.page), open(ugo.page)]);
    await act(ugo.page, 'Rimborsa');
    const left = dialog(ugo.page).getByText(/^Si possono rimborsare ancora /);
    const before = await left.innerText();
    const most = Number(/[\d.]+,\d\d/.exec(before)?.[0].replace('.', '').replace(',', '.'));
    const typed = String(most).replace('.', ',');
    await dialog(ugo.page).getByLabel('Importo in euro').fill(typed);
    await dialog(ugo.page).getByLabel('Motivo').fill('Scatola rotta');
    await act(ada.page, 'Rimborsa');
    await dialog(ada.page).getByLabel('Importo in euro').fill('1');
    await dialog(ada.page).getByLabel('Motivo').fill('Un tappo');
    await dialog(ada.page).getByRole('button', { name: 'Rimborsa' }).press('Enter');
    await ada.page.getByRole('status').filter({ hasText: 'Rimborso avviato.' }).waitFor();
    await dialog(ugo.page).getByRole('button', { name: 'Rimborsa' }).press('Enter');
    const told = dialog(ugo.page).getByRole('alert');
    await told.waitFor();
    expect((await told.innerText()).replaceAll(' ', ' ')).toContain(
      `Si possono rimborsare al massimo ${euros(most - 1)}`.replaceAll(' ', ' '),
    );
    await expect.poll(() => left.innerText()).not.toBe(before);
    expect(await dialog(ugo.page).getByLabel('Importo in euro').inputValue()).toBe(typed);
    expect(await dialog(ugo.page).getByLabel('Motivo').inputValue()).toBe('Scatola rotta');
    expect(await accessibilityFaults(ugo.page)).toEqual([]);
    await closeDialog(ugo.page);
  });
});

describe('goods that came back without a declaration', () => {
  it('some pieces: as many as left at most, and the order stays as it is', async () => {
    const { page } = ada;
    await open(page);
    await act(page, 'Spedisci');
    await dialog(page).getByLabel('Corriere').fill('BRT');
    await dialog(page).getByLabel('Codice di spedizione').fill(`T-${order.order_number}`);
    await page.keyboard.press('Enter');
    await act(page, 'Merce tornata');
    await dialog(page).getByRole('radio', { name: 'Solo alcuni pezzi: l’ordine resta com’è' }).check();
    const back = dialog(page).getByLabel(`Tornati: ${goods[0]?.name}`);
    await back.fill('5');
    await dialog(page).getByText('Scrivi quanti pezzi sono tornati, al massimo quelli partiti').waitFor();
    await looksSound(page);
    await back.fill('1');
    await dialog(page).getByLabel('Motivo').fill('Non gli piaceva');
    await dialog(page).getByRole('button', { name: 'Merce tornata' }).press('Enter');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Merce tornata' })
      .getByText('Non gli piaceva')
      .waitFor();
    await page.getByRole('button', { name: 'Consegnato', exact: true }).waitFor();
    expect(await page.getByText('Reso', { exact: true }).count()).toBe(0);
  });
});
