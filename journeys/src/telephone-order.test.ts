import { takeOrderOperation } from '@casamaestra/contract/staff/telephone-orders.operations.ts';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, visit, type Visit } from './harness/browse.ts';
import { freshEmail } from './harness/buyer.ts';
import { colleague } from './harness/colleague.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { mailTo } from './harness/mails.ts';

useBrowser();

let desk: Visit;
let page: Page;
let sku: string;
const email = freshEmail();

afterAll(() => desk.close());

const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const field = (name: RegExp) => page.getByRole('textbox', { name });

/** At both widths of an office: nothing sticks out, nothing bars. */
async function fits(): Promise<void> {
  for (const width of [1600, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
}

/** Types into the field that has the focus next. */
async function tabTo(name: RegExp, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return field(name).evaluate((input) => input === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.insertText(text);
}

async function typeBuyer(): Promise<void> {
  await tabTo(/^Nome/, 'Anna');
  await tabTo(/^Cognome/, 'Rossi');
  await tabTo(/^E-mail/, email);
  await tabTo(/^Telefono/, '333 7654321');
  await tabTo(/^Via e numero/, 'Via Emilia 12');
  await tabTo(/^CAP/, '4012');
  await tabTo(/^Comune/, 'Bologna');
  await tabTo(/^Provincia/, 'BO');
}

describe('an order on the telephone', () => {
  it('is begun from the list of orders, and finds an article by its code', async () => {
    ({ sku } = cartLine(await oneProduct()));
    desk = await colleague('support', 'Lea Telefoni');
    ({ page } = desk);
    await page.goto('/gestione/ordini');
    await page.getByRole('link', { name: 'Nuovo ordine telefonico' }).focus();
    await page.keyboard.press('Enter');
    await title('Ordine telefonico').waitFor();
    await page.getByText('Ancora nessun articolo.').waitFor();
    await fits();
    await field(/^Cerca un articolo/).focus();
    await page.keyboard.insertText('zzzzqqqq');
    await page.keyboard.press('Enter');
    await page.getByText('Nessun articolo trovato').waitFor();
    await field(/^Cerca un articolo/).fill(sku);
    await page.keyboard.press('Enter');
    await page.getByRole('table', { name: 'Quanto costa e perché' }).waitFor();
    expect(await page.getByRole('row', { name: /^Totale/ }).textContent()).toMatch(/€/);
  });

  it('keeps what is typed when the page is loaded again and when it is refused', async () => {
    await typeBuyer();
    await page.reload();
    await page.getByRole('table', { name: 'Quanto costa e perché' }).waitFor();
    expect(await field(/^E-mail/).inputValue()).toBe(email);
    await page.getByText('Al telefono il cliente non si impegna').waitFor();
    await page.getByRole('button', { name: /^Invia l’offerta/ }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => field(/^CAP/).getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => field(/^CAP/).evaluate((input) => input === document.activeElement)).toBe(true);
    await fits();
    expect(await field(/^Via e numero/).inputValue()).toBe('Via Emilia 12');
  });

  it('is not placed at a total that is another now: what changed is said', async () => {
    await field(/^CAP/).fill('40121');
    const call = `**${takeOrderOperation.path}`;
    await page.route(call, (route) => {
      const order = route.request().postDataJSON() as { seen_total: number };
      return route.continue({ postData: JSON.stringify({ ...order, seen_total: order.seen_total - 1 }) });
    });
    await page.getByRole('button', { name: /^Invia l’offerta/ }).click();
    await page.getByRole('alert').getByText('Qualcosa è cambiato').waitFor();
    await fits();
    await page.unroute(call);
    expect(await field(/^E-mail/).inputValue()).toBe(email);
  });

  it('is mailed as an offer that is accepted on the page of the order', async () => {
    await page.getByRole('radio', { name: /^Bonifico/ }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: /^Link di pagamento/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: /^Invia l’offerta/ }).focus();
    await page.keyboard.press('Enter');
    const done = page.getByRole('heading', { name: /^Ordine CM-\S+ registrato/ });
    await done.waitFor();
    await fits();
    const { text } = await mailTo(email, /offerta/);
    expect(text).toContain('non ti sei impegnato a nulla');
    const link = /https?:\/\/\S+track-order\S+/.exec(text)?.[0] ?? '';
    const buyer = await visit(new URL(link).pathname + new URL(link).search, { width: 1280 });
    await buyer.page.getByRole('button', { name: 'Paga ora' }).click();
    await buyer.page.waitForURL((url) => !url.pathname.includes('track-order'));
    await buyer.close();
    await page.getByRole('link', { name: 'Apri l’ordine' }).focus();
    await page.keyboard.press('Enter');
    await title(/^Ordine CM-/).waitFor();
    await page.getByText('Preso al telefono').waitFor();
    await page.getByText('Lea Telefoni').first().waitFor();
    expect(desk.errors.filter((error) => !error.includes(' 417 '))).toEqual([]);
  });
});
