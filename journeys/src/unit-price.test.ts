import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, hydrated, useBrowser, visit } from './harness/browse.ts';
import { cartLine, euros } from './harness/goods.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

type Goods = Listing['products'][number];

/** Goods with a unit price, one whose variants have different ones. */
let plain: Goods;
let varied: Goods;
beforeAll(async () => {
  const answer = await fetch(`${shopUrl()}/api/shop?per_page=100&is_in_stock=1`);
  const { products } = ((await answer.json()) as { message: Listing }).message;
  const priced = products.filter(({ unit_price: price }) => price !== null);
  const several = priced.find(
    ({ variants }) => new Set(variants.map(({ unit_price: price }) => price?.amount)).size > 1,
  );
  const one = priced.find((goods) => goods !== several);
  if (!one || !several) throw new Error('the catalogue lacks a product with a unit price');
  [plain, varied] = [one, several];
});

const written = (price: Goods['unit_price'] | undefined): string =>
  price ? `${euros(price.amount)}/${price.unit}` : 'none';
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Carrello/ });

describe('€/m² stands beside every price', () => {
  it.each([360, 1200])(
    'in the drawer and on the page of the cart, of the chosen variant: %i px',
    async (width) => {
      const variant = varied.variants.findLast(({ stock }) => stock > 0);
      const { page, errors, close } = await visit(`/${varied.slug}?sku=${variant?.sku}`, { width });
      await hydrated(page);
      await page.locator('#aggiungi').click();
      await drawer(page).locator('li').getByText(written(variant?.unit_price)).first().waitFor();
      await page.goto('/pages/cart');
      await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
      const line = page.locator('main li').filter({ hasText: varied.name });
      expect(await line.innerText()).toContain(written(variant?.unit_price));
      expect([errors, await accessibilityFaults(page)]).toEqual([[], []]);
      await close();
    },
  );

  it('in a cart kept before it had any, as soon as it is priced, and then before the scripts are there', async () => {
    const { page, close } = await visit('/pages/cart', { stored: { 'cart-list': [cartLine(plain)] } });
    const line = page.locator('main li').filter({ hasText: plain.name });
    await line.getByText(written(plain.unit_price)).waitFor();
    await page.route(/\.js$/, (route) => route.abort());
    await page.reload();
    expect(await line.innerText()).toContain(written(plain.unit_price));
    await close();
  });

  it('among what was seen last and what goes with a cart', async () => {
    const stored = { 'recently-seen': [{ id: varied.id, sku: varied.sku }], 'cart-list': [cartLine(plain)] };
    const { page, close } = await visit('/', { stored });
    await page.route('**/*solr_search.products*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { message: object };
      const message = { ...body.message, accessoryProducts: [varied] };
      await route.fulfill({ response, json: { ...body, message } });
    });
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const seen = page.locator('section').filter({ hasText: 'Visti' }).getByRole('listitem');
    await seen.getByText(written(varied.unit_price)).first().waitFor();
    await page.locator('#site-cart').click();
    const offered = drawer(page).getByRole('listitem').filter({ hasText: varied.name });
    await expect.poll(() => offered.innerText()).toContain(written(varied.unit_price));
    await close();
  });

  it('among the suggestions of the search', async () => {
    const { page, close } = await visit('/');
    await hydrated(page);
    await page.locator('#site-search-term').pressSequentially(plain.name.toLowerCase());
    const option = page.locator('#site-search-panel [role=option]').filter({ hasText: plain.name }).first();
    await expect.poll(() => option.innerText()).toContain(written(plain.unit_price));
    await close();
  });
});

describe('The SKU of a variant is searched', () => {
  it('its suggestion and its card lead to that variant, not to the best seller of the product', async () => {
    const sku = varied.variants.at(-1)?.sku ?? '';
    const { page, close } = await visit(`/shop?search_term=${sku}`);
    const address = `/${varied.slug}?sku=${sku}`;
    expect(await page.locator('main li h3 a').first().getAttribute('href')).toBe(address);
    await hydrated(page);
    await page.locator('#site-search-term').fill('');
    await page.locator('#site-search-term').pressSequentially(sku.toLowerCase());
    await page.locator(`#site-search-panel [role=option][href="${address}"]`).click();
    await page.waitForURL((url) => url.searchParams.get('sku') === sku);
    expect(await page.locator('#acquista').innerText()).toContain(sku);
    await close();
  });
});
