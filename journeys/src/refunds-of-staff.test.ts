import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { colleague } from './harness/colleague.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { mailTo } from './harness/mails.ts';
import { looksSound } from './harness/office.ts';
import { staff } from './harness/staff.ts';
import { transferArrives } from './harness/transfer.ts';

useBrowser();

let desk: Visit;
let page: Page;
/** Another person who may decide. */
let second: Visit;
let number = '';
let email = '';

beforeAll(async () => {
  const placed = await buyElsewhere([cartLine(await oneProduct(), 1)]);
  ({ order_number: number, email } = placed);
  await transferArrives(number, placed.total);
  await staff('orders', 'refund', number, '--amount', '3', '--reason', 'Manca un tappo');
  desk = await colleague('accounting', 'Carla Conti');
  second = await colleague('manager', 'Olga Seconda');
  ({ page } = desk);
});
afterAll(() => Promise.all([desk.close(), second.close()]));

const row = () => page.getByRole('article', { name: new RegExp(`^${number} `) });

/** The statement had no IBAN: one is typed, and somebody else approves it before the money may leave. */
async function accountAgreed(): Promise<void> {
  const sent = row().getByRole('button', { name: `L’ho inviato, ordine ${number}` });
  expect(await sent.isDisabled()).toBe(true);
  await row().getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await row().getByLabel('Perché su questo conto').fill('Lo ha scritto il cliente');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'aspetta un’altra persona' }).waitFor();
  const asked = page.getByRole('article', { name: number, exact: true });
  await asked.getByText('L’hai chiesto tu').waitFor();
  expect(await asked.getByRole('button', { name: 'Approva' }).count()).toBe(0);
  await second.page.goto('/gestione/rimborsi');
  const waiting = second.page.getByRole('article', { name: number, exact: true });
  await waiting.getByText('Va sul conto DE89 3704 0044 0532 0130 00').waitFor();
  await looksSound(second.page);
  await waiting.getByRole('button', { name: 'Approva' }).press('Enter');
  await expect.poll(() => waiting.count()).toBe(0);
  await page.reload();
  await row().getByText('Bonifico sul conto DE89 3704 0044 0532 0130 00').waitFor();
}

it('a refund by transfer is sent by hand: whom to, how much is left, and its reference once it is sent', async () => {
  await page.goto('/gestione/rimborsi');
  await row().getByText('da fare a mano').waitFor();
  await row()
    .getByText(/Incassato .+, rimborsato 0,00.€, resta /)
    .waitFor();
  await row()
    .getByText(/^Bonifico a /)
    .waitFor();
  await looksSound(page);
  await accountAgreed();
  await row()
    .getByRole('button', { name: `L’ho inviato, ordine ${number}` })
    .press('Enter');
  expect(await row().getByLabel('Riferimento del bonifico o del gateway').getAttribute('aria-invalid')).toBe(
    'true',
  );
  await row().getByLabel('Riferimento del bonifico o del gateway').fill('CRO 4711');
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: `Rimborso dell’ordine ${number} registrato` })
    .waitFor();
  await expect.poll(() => row().count()).toBe(0);
  await page.getByRole('link', { name: 'Fatti' }).press('Enter');
  await row().getByText('CRO 4711').waitFor();
  await row().getByText('Mandato sul conto DE89 3704 0044 0532 0130 00').waitFor();
  await looksSound(page);
  await mailTo(email, /rimborso/i);
  expect([...desk.errors, ...second.errors]).toEqual([]);
});
