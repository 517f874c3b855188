import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { chooseAtBank } from './harness/bank.ts';
import { hydrated, useBrowser, visit } from './harness/browse.ts';
import { lastOrder, orderWith, readyCheckout } from './harness/buyer.ts';
import { cartLine, oneProduct } from './harness/goods.ts';

useBrowser();

interface Told {
  readonly event: string;
  readonly term?: string;
  readonly transaction_id?: string;
  readonly value: number;
  readonly items: readonly { readonly sku: string; readonly price: number; readonly qty: number }[];
}

const told = (page: Page): Promise<Told[]> =>
  page.evaluate(() => (globalThis as unknown as { dataLayer?: Told[] }).dataLayer ?? []);
const names = async (page: Page): Promise<string[]> => (await told(page)).map(({ event }) => event);

describe('K03 events of the checkout', () => {
  it('each step once, the purchase once, with amounts of two decimals', async () => {
    const product = await oneProduct();
    const { page, foreign, close } = await readyCheckout([cartLine(product, 2)]);
    await expect.poll(() => names(page)).toEqual(['begin_checkout']);
    await orderWith(page, 'transfer');
    await page.waitForURL('**/pages/payment-success?order=**');
    const steps = ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'];
    await expect.poll(() => names(page)).toEqual(steps);
    const purchase = (await told(page)).at(-1);
    expect(purchase?.transaction_id).toBe((await lastOrder(page)).number);
    for (const { value, items } of await told(page)) {
      expect(items.length).toBe(1);
      for (const amount of [value, ...items.map(({ price }) => price)])
        expect(Math.abs(amount * 100 - Math.round(amount * 100))).toBeLessThan(1e-6);
    }
    await page.reload();
    await hydrated(page);
    await page.getByRole('heading', { name: /^Grazie!/ }).waitFor();
    expect(await names(page)).toEqual([]);
    expect(foreign).toEqual([]);
    await close();
  });

  it('a card payment is a purchase when it is paid, not when it is refused', async () => {
    const product = await oneProduct();
    const { page, close } = await readyCheckout([cartLine(product, 1)]);
    await orderWith(page, 'card');
    await chooseAtBank(page, /Rifiuta: fondi/);
    await page.getByRole('heading', { name: 'Ci dispiace! Il pagamento non è riuscito.' }).waitFor();
    expect(await names(page)).toEqual([]);
    await page.getByRole('button', { name: /^Paga di nuovo/ }).click();
    await chooseAtBank(page, /^Approva/);
    await page.getByRole('heading', { name: 'Grazie! Il tuo ordine è confermato' }).waitFor();
    await expect.poll(() => names(page)).toEqual(['purchase']);
    await close();
  });
});

describe('K03 events of pages', () => {
  it('search, list, product and cart each report once what they show, and nothing leaves the browser', async () => {
    const product = await oneProduct();
    const { page, foreign, close } = await visit('/shop?search_term=legno&per_page=12', {
      stored: { 'cart-list': [cartLine(product, 2)] },
    });
    await expect.poll(() => names(page)).toEqual(['search', 'view_item_list']);
    const [search, list] = await told(page);
    expect([search?.term, list?.items.length]).toEqual(['legno', 12]);
    await page.getByRole('link', { name: 'Successiva' }).click();
    await expect.poll(() => names(page)).toEqual(['search', 'view_item_list', 'view_item_list']);
    await page.locator('main h3 a').first().click();
    await expect.poll(async () => (await names(page)).slice(3)).toEqual(['view_item']);
    await page.goto('/pages/cart');
    await expect.poll(() => names(page)).toEqual(['view_cart']);
    expect((await told(page))[0]?.items).toMatchObject([
      { sku: product.sku, qty: 2, price: product.min_price },
    ]);
    expect(foreign).toEqual([]);
    await close();
  });
});
