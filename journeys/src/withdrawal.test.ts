import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { accessibilityFaults, hydrated, sidewaysScroll, useBrowser, visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { mailTo } from './harness/mails.ts';
import { staff } from './harness/staff.ts';
import { transferArrives } from './harness/transfer.ts';

useBrowser();

async function delivered() {
  const [first, second] = [await oneProduct(), await oneProduct()];
  const placed = await buyElsewhere([cartLine(first, 2), cartLine(second, 1)]);
  await transferArrives(placed.order_number, placed.total);
  await staff('orders', 'ship', placed.order_number, '--carrier', 'BRT', '--tracking', 'B1');
  await staff('orders', 'deliver', placed.order_number);
  return { ...placed, first, second };
}

const confirm = 'Conferma recesso';
const clean = async (page: Page): Promise<void> => {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
};

describe('C5 C6 a guest withdraws', () => {
  it('from a part, without scripts, by the link of the mail that says it arrived', async () => {
    const { order_number: number, email, first, second } = await delivered();
    const mail = await mailTo(email, /Hai tempo fino al/);
    const link = /https?:\/\/\S+\/pages\/recesso\?order=\S+/.exec(mail.text)?.[0] ?? '';
    const { page, close } = await visit(new URL(link).pathname + new URL(link).search, {
      javaScript: false,
      width: 360,
    });
    await page.getByRole('heading', { name: 'Conferma il recesso' }).waitFor();
    expect(await page.getByRole('textbox', { name: /^Nome e cognome/ }).inputValue()).toBe('Anna Rossi');
    expect(await page.getByRole('textbox', { name: /^Email/ }).inputValue()).toBe(email);

    const pieces = (name: string) => page.getByLabel(`Pezzi da restituire: ${name}`);
    await pieces(first.name).selectOption('0');
    await pieces(second.name).selectOption('0');
    await page.getByRole('textbox', { name: /^Email/ }).fill('non un indirizzo');
    await page.getByRole('button', { name: confirm, exact: true }).click();
    const summary = page.getByRole('alert');
    expect(await summary.innerText()).toContain('Prodotti: scegli almeno un pezzo');
    expect(await summary.innerText()).toContain('Email per la conferma: scrivi un indirizzo completo');

    await pieces(first.name).selectOption('1');
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await page.getByRole('button', { name: confirm, exact: true }).click();
    await page.getByRole('heading', { name: 'Abbiamo ricevuto il tuo recesso' }).waitFor();
    const receipt = await page.locator('main').innerText();
    for (const words of [`${number}-R1`, `1 × ${first.name}`, 'Anna Rossi', email, 'a tuo carico'])
      expect(receipt).toContain(words);
    expect(receipt).toMatch(/Data e ora\s+\d{1,2} \p{L}+ \d{4}, \d{2}:\d{2}:\d{2}/u);
    expect(await sidewaysScroll(page)).toBe(0);

    const confirmed = await mailTo(email, /Abbiamo ricevuto il tuo recesso/);
    expect(confirmed.text).toContain(`${number}-R1`);
    expect(await staff('withdrawals', 'show', `${number}-R1`)).toContain(first.name);
    await close();
  });

  it('from everything, typing number and email; then the order shows it and nothing is left to declare', async () => {
    const { order_number: number, order_token, email } = await delivered();
    const { page, errors, foreign, close } = await visit('/');
    await hydrated(page);
    await page.locator('footer').getByRole('link', { name: 'Recedere dal contratto qui' }).click();
    await page.getByRole('heading', { name: 'Recedere dal contratto', exact: true }).waitFor();
    await clean(page);
    await page.getByRole('button', { name: 'Continua' }).click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Numero dell’ordine/ })
      .click();
    await page.keyboard.type(number.toLowerCase());
    await page.getByRole('textbox', { name: /^Nome e cognome/ }).fill('Anna Rossi');
    await page.getByRole('textbox', { name: /^Email dell’ordine/ }).fill('altra@esempio.it');
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByText('Non troviamo un ordine con questi dati').waitFor();
    await page.getByRole('textbox', { name: /^Email dell’ordine/ }).fill(email);
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByText('Puoi recedere fino al').waitFor();
    await hydrated(page);
    await clean(page);
    await page.getByRole('button', { name: confirm, exact: true }).click();
    await page.getByRole('heading', { name: 'Abbiamo ricevuto il tuo recesso' }).waitFor();
    await hydrated(page);
    await page.getByRole('button', { name: 'Stampa' }).waitFor();
    await clean(page);

    await page.getByRole('link', { name: 'Torna all’ordine' }).click();
    await page.getByText(`Abbiamo ricevuto il tuo recesso ${number}-R1`).waitFor();
    const again = page.locator('main').getByRole('link', { name: 'Recedere dal contratto qui' });
    expect(await again.count()).toBe(0);
    await page.goto(`/pages/recesso?order=${encodeURIComponent(order_token)}`);
    await page.getByText('Hai già comunicato il recesso per tutto').waitFor();
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
    await close();
  });

  it('the order’s own page leads there while the period runs', async () => {
    const product = await oneProduct();
    const { order_number, order_token } = await buyElsewhere([cartLine(product, 1)]);
    const { page, close } = await visit(`/pages/track-order?order=${encodeURIComponent(order_token)}`, {
      stored: { order: { number: order_number, token: order_token } },
    });
    await page.locator('main').getByRole('link', { name: 'Recedere dal contratto qui' }).click();
    await page.getByRole('heading', { name: 'Conferma il recesso' }).waitFor();
    expect(await page.locator('main').innerText()).toContain(product.name);
    await page.goto('/pages/recesso');
    await page.getByRole('link', { name: `Recedi dall’ordine ${order_number}` }).click();
    await page.getByRole('heading', { name: 'Conferma il recesso' }).waitFor();
    await close();
  });
});
