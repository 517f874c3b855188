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
let number = '';
let email = '';

beforeAll(async () => {
  const placed = await buyElsewhere([cartLine(await oneProduct(), 1)]);
  ({ order_number: number, email } = placed);
  await transferArrives(number, placed.total);
  await staff('orders', 'refund', number, '--amount', '3', '--reason', 'Manca un tappo');
  desk = await colleague('accounting', 'Carla Conti');
  ({ page } = desk);
});
afterAll(() => desk.close());

const row = () => page.getByRole('article', { name: new RegExp(`^${number} `) });

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
  await looksSound(page);
  await mailTo(email, /rimborso/i);
  expect(desk.errors).toEqual([]);
});
