import { trackOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { ask } from './harness/ask.ts';
import { bookedFor, chooseAtBank, steerBank } from './harness/bank.ts';
import { hydrated, useBrowser } from './harness/browse.ts';
import {
  lastOrder,
  orderButton,
  orderWith,
  readyCheckout,
  rememberedOrder,
  storedCart,
} from './harness/buyer.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { mailTo } from './harness/mails.ts';
import { bankUrl } from './harness/shop-of-worker.ts';

useBrowser();
afterEach(async () => {
  await steerBank('notifications', {});
});

const success = '**/pages/payment-success?order=**';
const failed = '**/pages/payment-failed?order=**';
const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Grazie! Il tuo ordine è confermato' }).waitFor();

/** A guest with one product on the bank's page. */
async function atBank() {
  const product = await oneProduct();
  const checkout = await readyCheckout([cartLine(product, 1)]);
  await orderWith(checkout.page, 'card');
  await checkout.page.waitForURL((url) => url.href.startsWith(bankUrl()));
  return { ...checkout, product, order: await rememberedOrder(checkout.page) };
}

const paymentOf = async (token: string) =>
  (await ask(trackOrderOperation, { order_token: token })).message.payment;

/** The sum the bank captured for an order, in cents. */
const takenFor = async (number: string) =>
  (await bookedFor(number)).reduce((sum, { capturedCents }) => sum + capturedCents, 0);

describe('R27 R29 a guest pays by card at Axerve', () => {
  it('approved: order complete, mails, the bank took the total once', async () => {
    const { page, errors, foreign, order, email, product, close } = await atBank();
    await chooseAtBank(page, /^Approva/);
    await page.waitForURL(success);
    await thanks(page);
    expect(await page.locator('main').innerText()).toContain(order.number);
    expect(await paymentOf(order.token)).toBe('paid');
    const { total } = (await ask(trackOrderOperation, { order_token: order.token })).message;
    expect(await takenFor(order.number)).toBe(Math.round(total * 100));
    expect((await mailTo(email, new RegExp(order.number))).text).toContain(product.name);
    expect([errors, foreign]).toEqual([[], []]);
    await close();
  });

  it('with 3-D Secure on the hosted page', async () => {
    const { page, order, close } = await atBank();
    await chooseAtBank(page, /3-D Secure/);
    await page.getByRole('button', { name: /Conferma la mia identità/ }).click();
    await page.waitForURL(success);
    await thanks(page);
    expect(await paymentOf(order.token)).toBe('paid');
    await close();
  });

  it('R30 refused, then approved: the page of the failed payment shows the reason and pays again', async () => {
    const { page, errors, order, close } = await atBank();
    await chooseAtBank(page, /Rifiuta: fondi/);
    await page.waitForURL(failed);
    await page.getByRole('heading', { name: 'Ci dispiace! Il pagamento non è riuscito.' }).waitFor();
    expect(await page.locator('main').innerText()).toMatch(/Il motivo:\s*\S/);
    await page.getByRole('button', { name: /^Paga di nuovo/ }).click();
    await chooseAtBank(page, /^Approva/);
    await page.waitForURL(success);
    await thanks(page);
    expect((await lastOrder(page)).number).toBe(order.number);
    expect(await paymentOf(order.token)).toBe('paid');
    expect(errors).toEqual([]);
    await close();
  });

  it('pending, then approved: nobody is asked to pay twice, the page turns by itself', async () => {
    const { page, order, close } = await atBank();
    await chooseAtBank(page, /^In attesaSi decide|^In attesa Si decide/);
    await page.waitForURL(success);
    await page.getByRole('heading', { name: 'Il pagamento è in verifica' }).waitFor();
    expect(await page.getByRole('button', { name: /Paga/ }).count()).toBe(0);
    const [booked] = await bookedFor(order.number);
    await steerBank('settle', booked?.reference, 'approved');
    await thanks(page);
    expect(await paymentOf(order.token)).toBe('paid');
    await close();
  });
});

describe('R27 R29 R30 failures between shop and bank', () => {
  it('browser closed at the bank: the notification alone completes the order', async () => {
    const { order, email, close } = await atBank();
    await close();
    const [booked] = await bookedFor(order.number);
    await steerBank('choose', booked?.reference, { outcome: 'approved' });
    await expect.poll(() => paymentOf(order.token)).toBe('paid');
    await mailTo(email, /Il pagamento è arrivato/);
  });

  it('no notification at all: the return alone completes it', async () => {
    const { page, order, close } = await atBank();
    await steerBank('notifications', { silent: true });
    await chooseAtBank(page, /^Approva/);
    await page.waitForURL(success);
    await thanks(page);
    expect(await paymentOf(order.token)).toBe('paid');
    await close();
  });

  it('a forged notification pays nothing, a doubled one pays once', async () => {
    const { page, order, close } = await atBank();
    const [booked] = await bookedFor(order.number);
    await steerBank('forge', booked?.reference);
    expect(await paymentOf(order.token)).not.toBe('paid');
    await chooseAtBank(page, /Notifica doppia/);
    await page.waitForURL(success);
    await thanks(page);
    expect(await paymentOf(order.token)).toBe('paid');
    const { total } = (await ask(trackOrderOperation, { order_token: order.token })).message;
    expect(await takenFor(order.number)).toBe(Math.round(total * 100));
    await close();
  });

  it('back button after payment: no checkout to fill, nothing paid twice', async () => {
    const { page, order, close } = await atBank();
    await chooseAtBank(page, /^Approva/);
    await page.waitForURL(success);
    await thanks(page);
    const paid = await takenFor(order.number);
    for (let step = 0; step < 3; step += 1) {
      await page.goBack({ waitUntil: 'commit' }).catch(() => null);
      await page.waitForLoadState('load');
      expect(await page.getByRole('button', { name: orderButton }).count()).toBe(0);
      expect(await page.getByRole('button', { name: /^Approva/ }).count()).toBe(0);
    }
    await page.goto('/pages/pay');
    await page.getByText('La cassa non è disponibile finché il carrello è vuoto.').waitFor();
    expect(await storedCart(page)).toEqual([]);
    expect(await takenFor(order.number)).toBe(paid);
    expect((await bookedFor(order.number)).length).toBe(1);
    await close();
  });

  it('abandoned at the bank, then paid from the checkout page and from tracking', async () => {
    const { page, order, close } = await atBank();
    await page.goto('/pages/pay');
    const notice = page.getByRole('complementary', { name: new RegExp(order.number) });
    await notice.getByRole('link', { name: 'Paga l’ordine' }).click();
    await page.waitForURL(failed);
    await page.getByRole('heading', { name: `L’ordine ${order.number} aspetta il pagamento` }).waitFor();
    await page.goto(`/pages/track-order?order=${order.token}`);
    await hydrated(page);
    await page
      .getByRole('button', { name: 'Paga ora' })
      .or(page.getByRole('link', { name: 'Paga ora' }))
      .first()
      .click();
    await chooseAtBank(page, /^Approva/);
    await page.waitForURL(success);
    await thanks(page);
    expect(await paymentOf(order.token)).toBe('paid');
    await close();
  });

  it('given up at the bank: cancelling puts everything back in the cart and on the shelf', async () => {
    const { page, order, product, close } = await atBank();
    await chooseAtBank(page, /Torna al negozio senza pagare/);
    await page.waitForURL(failed);
    await page.getByRole('button', { name: 'Annulla e rimetti tutto nel carrello' }).click();
    await page.waitForURL('**/pages/cart');
    await page
      .locator('#toasts')
      .getByText(`Ordine ${order.number} annullato. I prodotti sono di nuovo nel carrello.`)
      .waitFor();
    expect(await storedCart(page)).toMatchObject([{ name: product.name, sku: product.sku, qty: 1 }]);
    const { message } = await ask(trackOrderOperation, { order_token: order.token });
    expect([message.state, message.can_pay]).toEqual(['cancelled', false]);
    await close();
  });

  it('the bank does not answer: the order is placed and paid a moment later', async () => {
    await steerBank('fault', { call: 'axerve.create', kind: 'error', times: 3 });
    const product = await oneProduct();
    const { page, close } = await readyCheckout([cartLine(product, 1)]);
    await orderWith(page, 'card');
    await page.waitForURL(failed);
    await steerBank('clearFaults');
    await page.getByRole('button', { name: /^Paga l’ordine|^Paga di nuovo/ }).click();
    await chooseAtBank(page, /^Approva/);
    await page.waitForURL(success);
    await thanks(page);
    expect(await paymentOf((await lastOrder(page)).token)).toBe('paid');
    await close();
  });
});
