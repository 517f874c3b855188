import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, hydrated, sidewaysScroll, useBrowser, visit } from './harness/browse.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

type Goods = Listing['products'][number];
const ask = async (query: string): Promise<readonly Goods[]> => {
  const response = await fetch(`${shopUrl()}/api/shop?${query}`);
  return ((await response.json()) as { message: Listing }).message.products;
};
/** The SKU that stands for a product on its card. */
const skuOf = ({ variants, sku }: Goods): string =>
  (variants.find(({ stock }) => stock > 0) ?? variants[0])?.sku ?? sku;

/** Six products of one family, and one of another. */
let alike: readonly Goods[];
let stranger: Goods;
let family: string;
beforeAll(async () => {
  const all = await ask('per_page=96&is_in_stock=1');
  const families = Map.groupBy(all, ({ family_code: code }) => code ?? '');
  const largest = [...families].toSorted(([, a], [, b]) => b.length - a.length)[0];
  if (!largest) throw new Error('the shop has no products');
  [family] = largest;
  alike = await ask(`family_code=${family}&per_page=12&is_in_stock=1`);
  const other = all.find(({ family_code: code }) => code !== family);
  if (!other || alike.length < 6) throw new Error('too few products to compare');
  stranger = other;
});
const address = (goods: readonly Goods[]): string => `/pages/compare?skus=${goods.map(skuOf).join(',')}`;
const columns = (page: Page) => page.locator('main thead th:has(img)');
const compareOn = (page: Page, goods: Goods) =>
  page.locator(`a[href$="compare?add=${skuOf(goods)}"]`).first();

describe('P01 comparing products', () => {
  it('adds from cards, counts in the header, lists them there, and asks before a fifth or another kind', async () => {
    const { page, errors, close } = await visit(`/shop?family_code=${family}&is_in_stock=1`);
    await hydrated(page);
    const count = page.locator('#site-compare [data-compare-count]');
    for (const [index, goods] of alike.slice(0, 4).entries()) {
      await compareOn(page, goods).click();
      await expect.poll(() => count.innerText()).toBe(String(index + 1));
    }
    const first = compareOn(page, alike[0] as Goods);
    expect(await first.getAttribute('aria-label')).toBe(`Togli dal confronto: ${alike[0]?.name}`);
    await page.locator('#site-compare').click();
    const panel = page.getByRole('dialog', { name: 'Confronto: 4 di 4' });
    await panel.getByRole('button', { name: `Togli dal confronto: ${alike[3]?.name}` }).click();
    await expect.poll(() => count.innerText()).toBe('3');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#compare-panel:popover-open').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('site-compare');
    await compareOn(page, alike[3] as Goods).click();
    await expect.poll(() => count.innerText()).toBe('4');
    await compareOn(page, alike[4] as Goods).click();
    await page.getByRole('heading', { level: 1, name: 'Il confronto è pieno' }).waitFor();
    await page.getByRole('link', { name: `Togli dal confronto per far posto: ${alike[1]?.name}` }).click();
    await expect.poll(() => columns(page).count()).toBe(4);
    expect(await columns(page).nth(1).innerText()).toContain(alike[4]?.name);
    await page.goto(`/pages/compare?add=${skuOf(stranger)}`);
    await page.getByRole('heading', { level: 1, name: 'È un altro tipo di prodotto' }).waitFor();
    await page.getByRole('link', { name: 'Comincia un confronto nuovo' }).click();
    await expect.poll(() => columns(page).count()).toBe(1);
    await page.getByRole('link', { name: 'Riapri quello di prima' }).click();
    await expect.poll(() => columns(page).count()).toBe(4);
    await expect.poll(() => count.innerText()).toBe('4');
    expect(errors).toEqual([]);
    await close();
  });

  it('works without JavaScript, from the card to the choice', async () => {
    const { page, close } = await visit(`/shop?family_code=${family}&is_in_stock=1`, { javaScript: false });
    await compareOn(page, alike[0] as Goods).click();
    await expect.poll(() => columns(page).count()).toBe(1);
    await page.goBack();
    await compareOn(page, alike[1] as Goods).click();
    await expect.poll(() => columns(page).count()).toBe(2);
    await page.goto(`/${alike[2]?.slug}`);
    await page.locator('a[href*="compare?add="]:has-text("Confronta")').click();
    await expect.poll(() => columns(page).count()).toBe(3);
    const same = page.locator('main tbody tr', { hasText: 'Paese del marchio' });
    const shown = await page.locator('main tbody tr:visible').count();
    await page.getByLabel('Mostra solo le differenze').check();
    expect(await page.locator('main tbody tr:visible').count()).toBeLessThan(shown);
    expect(await same.count()).toBe(1);
    await columns(page)
      .nth(0)
      .getByRole('link', { name: /^Togli dal confronto/ })
      .click();
    await expect.poll(() => columns(page).count()).toBe(2);
    await page.getByRole('link', { name: 'Svuota il confronto' }).click();
    await page.getByRole('heading', { level: 1, name: 'Non c’è ancora niente da confrontare' }).waitFor();
    await close();
  });

  it('shows a shared address without touching what is kept, says what is left out, and is not indexed', async () => {
    const { page, errors, close } = await visit('/pages/compare', { width: 360 });
    await page.getByRole('heading', { level: 1, name: 'Non c’è ancora niente da confrontare' }).waitFor();
    await page
      .context()
      .addCookies([
        { name: 'compare', value: `${skuOf(alike[0] as Goods)}|%E0%A4%A|NON-ESISTE`, url: shopUrl() },
      ]);
    await page.goto('/pages/compare');
    await page.getByText('Un prodotto di questo confronto non c’è più').waitFor();
    await page.getByText('Manca il secondo prodotto').waitFor();
    await page.goto(address([...alike.slice(0, 6), stranger]));
    await page.getByText('3 prodotti di questo indirizzo restano fuori').waitFor();
    await page.getByText('Questo confronto non è quello che hai').waitFor();
    await expect.poll(() => columns(page).count()).toBe(4);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await hydrated(page);
    await columns(page)
      .first()
      .getByRole('link', { name: /^Aggiungi al carrello/ })
      .click();
    await page.getByRole('dialog', { name: /^Carrello/ }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});

describe('P01 products seen lately', () => {
  const row = (page: Page) =>
    page.locator('section', { has: page.getByRole('heading', { name: 'Visti di recente' }) });
  const forYou = (page: Page) =>
    page.locator('section', { has: page.getByRole('heading', { name: 'Per te' }) });
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem('recently-seen'));

  it('come back on other pages, in their order and without the page’s own, until they are forgotten', async () => {
    const { page, errors, close } = await visit('/');
    await hydrated(page);
    expect(await row(page).count()).toBe(0);
    for (const goods of alike.slice(0, 3)) {
      await page.goto(`/${goods.slug}`);
      await expect.poll(() => kept(page)).toContain(`"id":${goods.id},`);
    }
    await page.locator('footer').scrollIntoViewIfNeeded();
    await row(page).waitFor();
    expect(await row(page).locator('li a').allInnerTexts()).toEqual([alike[1]?.name, alike[0]?.name]);
    await page.goto('/shop?search_term=qzxwvyk');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(() => row(page).locator('li').count()).toBe(3);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto('/pages/cart');
    await expect.poll(() => row(page).locator('li').count()).toBe(3);
    // What goes with them stands below, with none of them in it.
    await expect.poll(() => forYou(page).locator('li a').count()).toBeGreaterThan(2);
    const picks = await forYou(page).locator('li a').allInnerTexts();
    expect(picks.filter((name) => alike.slice(0, 3).some((one) => one.name === name))).toEqual([]);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
        }),
    );
    expect(shift).toBe(0);
    await row(page).getByRole('button', { name: 'Cancella' }).click();
    expect(await kept(page)).toBeNull();
    expect(await row(page).count()).toBe(0);
    expect(await forYou(page).count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  it('load nothing for somebody new, and mend what was kept badly', async () => {
    const { page, errors, close } = await visit('/pages/cart', {
      stored: {
        'recently-seen': [
          { id: 'x' },
          { id: alike[0]?.id, sku: skuOf(alike[0] as Goods) },
          { id: 999_999_999, sku: 'GONE' },
        ],
      },
    });
    await expect.poll(() => row(page).locator('li').count()).toBe(1);
    expect(JSON.parse((await kept(page)) ?? '')).toEqual([
      { id: alike[0]?.id, sku: skuOf(alike[0] as Goods) },
    ]);
    expect(errors).toEqual([]);
    await close();
    const guest = await visit('/pages/cart');
    await hydrated(guest.page);
    const loaded = await guest.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((name) => name.includes('seen-row'))).toEqual([]);
    await guest.close();
  });
});

describe('S03 quick view', () => {
  it('shows a product over its listing, sells it, and gives the focus back', async () => {
    const goods = (await ask('per_page=48&is_in_stock=1')).find(
      ({ variants }) => variants.filter(({ stock }) => stock > 0).length > 1,
    );
    if (!goods) throw new Error('no product has variants');
    const { page, errors, close } = await visit(`/shop?skus=${skuOf(goods)}`);
    await hydrated(page);
    await page.locator('main li h3 a', { hasText: goods.name }).first().hover();
    const link = page.getByRole('link', { name: `Vista rapida: ${goods.name}` });
    await link.click();
    const dialog = page.getByRole('dialog', { name: goods.name });
    await dialog.getByRole('button', { name: 'Aggiungi al carrello' }).waitFor();
    const choice = dialog.locator('select').first();
    const other = await choice.locator('option:not(:checked)').first().getAttribute('value');
    await choice.selectOption(other);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(931);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Aggiungi al carrello' }).click();
    await page.getByRole('dialog', { name: /^Carrello/ }).waitFor();
    await page.keyboard.press('Escape');
    await link.click();
    await dialog.getByRole('link', { name: 'Vedi tutti i dettagli' }).click();
    await page.getByRole('heading', { level: 1, name: goods.name }).waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });
});

describe('S05 tabs of a search', () => {
  it('show departments, brands and guides with counts, each at its address, without JavaScript too', async () => {
    const { page, close } = await visit('/shop?search_term=sedia', { javaScript: false });
    const tabs = page.getByRole('navigation', { name: 'Risultati della ricerca' });
    const countOf = async (name: string): Promise<number> =>
      Number(/\d+/.exec(await tabs.getByRole('link', { name }).innerText())?.[0]);
    const products = await countOf('Prodotti');
    expect(await tabs.locator('[aria-current=page]').innerText()).toContain('Prodotti');
    const brands = await countOf('Marche');
    await tabs.getByRole('link', { name: 'Marche' }).click();
    await page.waitForURL(/tab=marche/);
    const found = page.locator('main header ul li');
    expect(await found.count()).toBe(brands);
    expect(await page.locator('#risultati').count()).toBe(0);
    await page.reload();
    expect(await tabs.locator('[aria-current=page]').innerText()).toContain('Marche');
    await found.first().getByRole('link').click();
    await page.waitForURL(/f_brand=/);
    expect(await countOf('Prodotti')).toBeLessThanOrEqual(products);
    await page.goto('/shop?search_term=resi&tab=guide');
    expect(await found.count()).toBeGreaterThan(0);
    await page.goto('/shop?search_term=resi&tab=nessuna');
    expect(await tabs.locator('[aria-current=page]').innerText()).toContain('Prodotti');
    await close();
  });
});
