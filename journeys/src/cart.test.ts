import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, hydrated, sidewaysScroll, useBrowser, visit } from './harness/browse.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

const euros = (amount: number): string => `${amount.toFixed(2).replace('.', ',')}\u00a0€`;

/** Two cheap products without options and with enough stock, and one with free delivery. */
let first: Product;
let second: Product;
let dear: Product;
beforeAll(async () => {
  const singles = async (query: string): Promise<Product[]> => {
    const response = await fetch(`${shopUrl()}/api/shop?per_page=100&is_in_stock=1&${query}`);
    const { products } = ((await response.json()) as { message: Listing }).message;
    return products.filter((product) => product.variants.length === 0 && product.stock >= 5);
  };
  const [one, two] = await singles('max_price=60');
  const [three] = await singles('min_price=79&max_price=900');
  if (!one || !two || !three) throw new Error('the catalogue lacks a product that this test needs');
  [first, second, dear] = [one, two, three];
});

const line = (product: Product, qty: number, change: object = {}) => ({
  name: product.name,
  sku: product.sku,
  slug: product.slug,
  price: product.min_price,
  qty,
  small_pictures: [],
  stock: null,
  ...change,
});

/** Opens the cart page with these lines in browser storage. */
/** Fills the storage on a page without scripts: one of the shop could already mend what is put there. */
const cartWith = async (lines: readonly object[] | string, width = 1200) => {
  const opened = await visit('/robots.txt', { width });
  await opened.page.evaluate(
    (text) => localStorage.setItem('cart-list', text),
    typeof lines === 'string' ? lines : JSON.stringify(lines),
  );
  await opened.page.goto('/pages/cart');
  await hydrated(opened.page);
  return opened;
};
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart-list') ?? '[]'));
const main = (page: Page) => page.locator('main').innerText();

describe('R25 C01 cart page', () => {
  it('is empty, with a link onwards', async () => {
    const { page, close } = await cartWith([]);
    expect(await main(page)).toContain('Il carrello è vuoto');
    expect(await page.getByRole('link', { name: 'Scopri i prodotti' }).getAttribute('href')).toBe('/shop');
    await close();
  });

  it('changes quantities, removes by line with an undo and a tracking event, empties', async () => {
    const { page, errors, close } = await cartWith([line(first, 1), line(second, 2)]);
    await page
      .getByRole('group', { name: `Quantità di ${first.name}` })
      .getByRole('button', { name: 'Aumenta la quantità' })
      .click();
    await expect.poll(() => stored(page)).toMatchObject([{ qty: 2 }, { qty: 2 }]);
    expect(
      await page.locator('main').getByRole('link', { name: 'Vai alla cassa' }).getAttribute('href'),
    ).toBe('/pages/pay');
    await page.getByRole('button', { name: `Rimuovi dal carrello: ${first.name}` }).click();
    await expect.poll(() => stored(page)).toMatchObject([{ name: second.name }]);
    expect(
      await page.evaluate(() =>
        (globalThis as unknown as { dataLayer: { event: string }[] }).dataLayer.map(({ event }) => event),
      ),
    ).toContain('remove_from_cart');
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect.poll(async () => (await stored(page)).length).toBe(2);
    await page.getByRole('button', { name: 'Svuota il carrello' }).click();
    await expect.poll(() => stored(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it('follows another tab', async () => {
    const { page, close } = await cartWith([line(first, 1)]);
    const other = await page.context().newPage();
    await other.goto('/pages/cart');
    await hydrated(other);
    await other.getByRole('button', { name: 'Svuota il carrello' }).click();
    await expect.poll(() => main(page)).toContain('Il carrello è vuoto');
    await close();
  });

  it('mends damaged storage, and says what it dropped', async () => {
    const { page, errors, close } = await cartWith('{"not":"a list');
    expect(await main(page)).toContain('Il carrello è vuoto');
    await page.getByText('Il carrello conservato in questo browser era rovinato').waitFor();
    expect(await stored(page)).toEqual([]);
    await page.evaluate(
      (lines) => localStorage.setItem('cart-list', lines),
      JSON.stringify([line(first, 2), null, { name: 'x' }]),
    );
    await page.reload();
    await page.getByText('2 righe del carrello erano rovinate').waitFor();
    expect(await stored(page)).toMatchObject([{ sku: line(first, 2).sku, qty: 2 }]);
    await page.reload();
    await hydrated(page);
    expect(await main(page)).not.toContain('rovinat');
    expect(errors).toEqual([]);
    await close();
  });

  it('says when the browser keeps nothing', async () => {
    const { page, close } = await visit(`/${line(first, 1).slug}`);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Aggiungi al carrello' }).first().click();
    const link = page.getByRole('link', { name: 'Vedi il carrello' }).first();
    await page.locator('#toasts').getByText('il carrello dura').waitFor();
    // The sentence stands for 12 seconds, and not over the way on.
    await link.click({ trial: true });
    expect(await page.locator('#toasts').getByText('il carrello dura').isVisible()).toBe(true);
    await link.click();
    // Said on the page, and for a moment in the live region too.
    await page.locator('#contenuto').getByText('il carrello dura finché la pagina resta aperta').waitFor();
    expect(await main(page)).toContain(first.name);
    await close();
  });

  it('with more articles than an order may have says how many it may', async () => {
    const many = Array.from({ length: 101 }, (_, nth) =>
      line(first, 1, { sku: `DI-TROPPO-${nth}`, name: `Di troppo ${nth}` }),
    );
    const { page, close } = await cartWith(many);
    await expect.poll(() => main(page)).toContain('Un ordine può avere al massimo 100 articoli diversi');
    await close();
  });

  it('names changed prices and discontinued articles', async () => {
    const { page, close } = await cartWith([
      line(first, 1, { price: first.min_price + 1 }),
      line(second, 1, { name: 'Prodotto di ieri', sku: 'MAI-ESISTITO' }),
    ]);
    await expect
      .poll(() => main(page))
      .toContain(`Il prezzo è cambiato: da ${euros(first.min_price + 1)} a ${euros(first.min_price)}.`);
    expect(await main(page)).toContain('Non è più in vendita');
    expect(await stored(page)).toMatchObject([{ price: first.min_price }, { sku: 'MAI-ESISTITO' }]);
    await close();
  });
});

describe('C02 stored demo', () => {
  it('of another number clears local storage', async () => {
    const { page, close } = await visit('/robots.txt');
    await page.evaluate(
      (lines) => {
        localStorage.setItem('cart-list', lines);
        localStorage.setItem('casamaestra', JSON.stringify({ demo: 3, cart: [], wishlist: [] }));
      },
      JSON.stringify([line(first, 1)]),
    );
    await page.goto('/pages/cart');
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-list'))).toBeNull();
    await close();
  });
});

describe('C03 totals', () => {
  it('add up to the cent, delivery costs 9,90 € below 79 €', async () => {
    const { page, close } = await cartWith([line(first, 1)]);
    await expect.poll(() => main(page)).toContain(euros(first.min_price + 9.9));
    expect(await main(page)).toContain(`Ti mancano ${euros(Math.round((79 - first.min_price) * 100) / 100)}`);
    await close();
  });

  it('delivery is free from 79 €', async () => {
    const { page, close } = await cartWith([line(dear, 1)]);
    await expect.poll(() => main(page)).toContain('La spedizione è gratuita!');
    expect(await page.locator('main dl').innerText()).toContain(euros(dear.min_price));
    await close();
  });
});

describe('Quality of the cart', () => {
  it('fits every width without accessibility faults, and without scripts explains what it needs', async () => {
    for (const width of [320, 640, 1200]) {
      const { page, close } = await cartWith([line(first, 1), line(second, 2)], width);
      await page.getByRole('heading', { name: 'Riepilogo' }).waitFor();
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
      expect([width, await accessibilityFaults(page)]).toEqual([width, []]);
      await close();
    }
    const { page, close } = await visit('/pages/cart', { javaScript: false });
    expect(await main(page)).toContain('serve JavaScript');
    expect(await page.locator('[data-cart=waiting] > :not(noscript):visible').count()).toBe(0);
    await close();
  });
});
