import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, hydrated, useBrowser, visit } from './harness/browse.ts';
import {
  freshEmail,
  lastOrder,
  orderWith,
  placed,
  quoted,
  readyCheckout,
  storedCart,
} from './harness/buyer.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { mailsTo, mailTo } from './harness/mails.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

const listed = async (query: string): Promise<Listing['products']> => {
  const answer = await fetch(`${shopUrl()}/api/shop?is_in_stock=1&per_page=500&${query}`);
  return ((await answer.json()) as { message: Listing }).message.products;
};

describe('S03 what the quick view sells', () => {
  it('is the variant chosen there, and the window makes way for the cart', async () => {
    const goods = (await listed('')).find(
      ({ variants }) => variants.filter(({ stock }) => stock > 0).length === variants.length && variants[1],
    );
    if (!goods) throw new Error('no product has several variants in stock');
    const { page, errors, close } = await visit(`/shop?skus=${goods.variants[0]?.sku}`);
    await hydrated(page);
    await page.locator('main li h3 a', { hasText: goods.name }).first().hover();
    const link = page.getByRole('link', { name: `Vista rapida: ${goods.name}` });
    const dialog = page.getByRole('dialog', { name: goods.name });
    const add = dialog.getByRole('button', { name: 'Aggiungi al carrello' });
    const bought: string[] = [];
    for (const other of [false, true]) {
      await link.click();
      await add.waitFor();
      const choice = dialog.locator('select').first();
      if (other)
        await choice.selectOption(await choice.locator('option:not(:checked)').first().getAttribute('value'));
      await add.click();
      await page.getByRole('dialog', { name: /^Carrello/ }).waitFor();
      expect(await dialog.count()).toBe(0);
      const skus = (await storedCart(page)).map(({ sku }) => sku);
      bought.push(...skus.filter((sku) => !bought.includes(sku)));
      expect(bought).toHaveLength(other ? 2 : 1);
      await page.keyboard.press('Escape');
    }
    const sold = new Set(goods.variants.map(({ sku }) => sku));
    expect(bought.filter((sku) => !sold.has(sku))).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

describe('L14 goods suggested in the cart', () => {
  it('show their energy class as an arrow that leads to the label', async () => {
    const lamp = await oneProduct();
    const label = '/media/etichetta.pdf';
    const line = cartLine(await oneProduct());
    const { page, errors, close } = await visit('/', { width: 360, stored: { 'cart-list': [line] } });
    await page.route('**/*solr_search.products*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { message: object };
      await route.fulfill({
        response,
        json: {
          ...body,
          message: {
            ...body.message,
            accessoryProducts: [{ ...lamp, energy_class: 'B', energy_scale: 'A-G', energy_label: label }],
          },
        },
      });
    });
    await hydrated(page);
    await page.locator('[data-cart-link]:visible').last().click();
    const drawer = page.getByRole('dialog', { name: /^Carrello/ });
    await drawer.getByRole('link', { name: lamp.name }).waitFor();
    const arrow = drawer.getByRole('link', { name: /^Etichetta energetica: .*\b[A-G]\b/ });
    expect(await arrow.getAttribute('href')).toBe(label);
    expect(await arrow.locator('[data-letter]').getAttribute('data-letter')).toBe('B');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

describe('The newsletter at the checkout', () => {
  it('sends one mail to confirm where its box was ticked, and none where it was not', async () => {
    for (const mails of [0, 1]) expect(await mailsAfterOrder(mails === 1)).toBe(mails);
  });
});

/** Orders; returns how many mails about the newsletter came. */
async function mailsAfterOrder(wanted: boolean): Promise<number> {
  const email = freshEmail();
  const { page, close } = await readyCheckout([cartLine(await oneProduct())], { email });
  await page.getByRole('radio', { name: /^Bonifico bancario/ }).check();
  await quoted(page);
  const box = page.getByRole('checkbox', { name: /^Sì, voglio ricevere per e-mail la newsletter/ });
  expect(await box.isChecked()).toBe(false);
  expect(await accessibilityFaults(page)).toEqual([]);
  if (wanted) await box.check();
  await orderWith(page, 'transfer');
  await placed(page);
  // It is asked for before the order, whose mails come after.
  const { number } = await lastOrder(page);
  await mailTo(email, new RegExp(number));
  await mailTo(email, /IBAN/);
  if (wanted) await mailTo(email, /confirm_subscription\?/);
  await close();
  return (await mailsTo(email)).filter(({ text }) => /confirm_subscription|newsletter/i.test(text)).length;
}
