import { trackOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { ask } from './harness/ask.ts';
import { bookedFor } from './harness/bank.ts';
import { accessibilityFaults, hydrated, sidewaysScroll, useBrowser } from './harness/browse.ts';
import { lastOrder, orderWith, readyCheckout, storedCart } from './harness/buyer.ts';
import { newCustomer } from './harness/customer.ts';
import { cartLine, oneProduct } from './harness/goods.ts';

useBrowser();

/** Chooses an outcome in the gateway's frame and pays. */
async function payInFrame(page: Page, choice: RegExp): Promise<void> {
  await page.waitForURL('**/pages/pay-stripe?order=**');
  const frame = page.frameLocator('iframe[title^="Banca di prova"]').first();
  await frame.getByRole('radio', { name: choice }).check();
  await page.getByRole('button', { name: /^Paga \d/ }).click();
}

/** A customer with one product at the card form. */
async function atCardForm() {
  const customer = await newCustomer();
  const product = await oneProduct();
  const checkout = await readyCheckout([cartLine(product, 1)], {
    email: customer.email,
    stored: customer.stored,
  });
  await checkout.page.getByText('Stai ordinando come Anna Rossi.').waitFor();
  await orderWith(checkout.page, 'stripe');
  await checkout.page.waitForURL('**/pages/pay-stripe?order=**');
  return { ...checkout, order: await lastOrder(checkout.page) };
}

describe('R28 R29 R30 a customer pays by card with Stripe', () => {
  it('3-D Secure declined, then approved', async () => {
    const { page, errors, foreign, order, close } = await atCardForm();
    await payInFrame(page, /3-D Secure/);
    await page.getByRole('button', { name: /Verifica non riuscita/ }).click();
    await page.waitForURL('**/pages/payment-failed?order=**');
    await page.getByRole('heading', { name: 'Ci dispiace! Il pagamento non è riuscito.' }).waitFor();
    await page.getByRole('button', { name: /^Paga di nuovo/ }).click();
    await payInFrame(page, /3-D Secure/);
    await page.getByRole('button', { name: /Conferma la mia identità/ }).click();
    await page.waitForURL('**/pages/payment-success?order=**');
    await page.getByRole('heading', { name: 'Grazie! Il tuo ordine è confermato' }).waitFor();
    const { message } = await ask(trackOrderOperation, { order_token: order.token });
    expect(message.payment).toBe('paid');
    const taken = (await bookedFor(order.number)).reduce((sum, { capturedCents }) => sum + capturedCents, 0);
    expect(taken).toBe(Math.round(message.total * 100));
    expect(await storedCart(page)).toEqual([]);
    await page.goto('/pages/orders');
    await hydrated(page);
    await page.locator('main').getByText(order.number).first().waitFor();
    expect(await page.locator('main').innerText()).toContain('Pagato');
    expect([errors, foreign]).toEqual([[], []]);
    await close();
  });

  it('a declined card is reported beside the form, and another card pays', async () => {
    const { page, order, close } = await atCardForm();
    expect([await accessibilityFaults(page), await sidewaysScroll(page)]).toEqual([[], 0]);
    const frame = page.frameLocator('iframe[title^="Banca di prova"]').first();
    await frame.getByText('Rifiuti, attese e contrattempi').click();
    await payInFrame(page, /Rifiuta: fondi/);
    await page.locator('main [role=alert]').waitFor();
    expect(await page.locator('main [role=alert]').innerText()).not.toBe('');
    await payInFrame(page, /^Approva/);
    await page.getByRole('heading', { name: 'Grazie! Il tuo ordine è confermato' }).waitFor();
    expect((await ask(trackOrderOperation, { order_token: order.token })).message.payment).toBe('paid');
    await close();
  });

  it('another way to pay: the same order by bank transfer', async () => {
    const { page, order, close } = await atCardForm();
    await page.getByRole('link', { name: 'Scegli un altro modo di pagare' }).click();
    await page.waitForURL('**/pages/payment-failed?order=**');
    await page.getByRole('radio', { name: /^Bonifico bancario/ }).check();
    await page.getByRole('button', { name: /^Paga/ }).click();
    await page.getByRole('heading', { name: 'Grazie! Il tuo ordine è stato ricevuto' }).waitFor();
    await page.getByRole('button', { name: 'Copia: IBAN' }).waitFor();
    expect((await lastOrder(page)).number).toBe(order.number);
    await close();
  });
});

describe('C06 the checkout', () => {
  it('opens without the card script', async () => {
    const product = await oneProduct();
    const { page, close } = await readyCheckout([cartLine(product, 1)]);
    expect(await page.evaluate(() => 'Stripe' in globalThis)).toBe(false);
    await close();
  });
});
