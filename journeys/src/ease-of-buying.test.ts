import type { productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, hydrated, useBrowser, visit } from './harness/browse.ts';
import { freshEmail, quoted, typeDelivery } from './harness/buyer.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { mailTo } from './harness/mails.ts';
import { layoutShift } from './harness/measure.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

const pageOf = async (page: number): Promise<readonly Product[]> => {
  const answer = await fetch(`${shopUrl()}/api/shop?per_page=100&page=${page}`);
  return ((await answer.json()) as { message: Listing }).message.products;
};
const all: Product[] = [];
beforeAll(async () => {
  for (let page = 1; all.length === (page - 1) * 100; page += 1) all.push(...(await pageOf(page)));
});
const found = (fits: (product: Product) => boolean): Product => {
  const product = all.find(fits);
  if (!product) throw new Error('the catalogue lacks a product that this test needs');
  return product;
};
/** What goes with a product, as the call answers it: the accessories that are in stock, those ordered with it. */
const fittingOf = async (slug: string): Promise<readonly Product[]> => {
  const answer = await fetch(`${shopUrl()}/api/products?slug=${encodeURIComponent(slug)}`);
  const { message } = (await answer.json()) as { message: OperationOutput<typeof productOperation> };
  return [...message.accessoryProducts, ...message.boughtTogetherProducts].filter(
    (product) => !product.is_out_of_stock,
  );
};
/** Products that could stand in the place of one. */
const relatedOf = async (slug: string): Promise<readonly Product[]> => {
  const answer = await fetch(`${shopUrl()}/api/products?slug=${encodeURIComponent(slug)}`);
  const { message } = (await answer.json()) as { message: OperationOutput<typeof productOperation> };
  return message.relatedProducts;
};
const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

describe('A sold-out product', () => {
  it('says so, writes once it is back, and has what could stand in its place before all that is told of it', async () => {
    const gone = found((product) => product.is_out_of_stock && product.variants.length === 0);
    const { page, errors, close } = await visit(`/${gone.slug}`, { width: 360, height: 780 });
    await hydrated(page);
    expect(await page.locator('main').innerText()).toContain('Non disponibile');
    expect(await page.locator('#aggiungi').count()).toBe(0);
    const alternatives = page.getByRole('region', { name: 'Prodotti simili' });
    const offered = await alternatives
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(offered.filter((href) => href.startsWith('/det/')).length).toBeGreaterThan(1);
    expect(await topOf(page, 'section:has(> header h2)')).toBeLessThan(await topOf(page, '#caratteristiche'));
    const email = freshEmail();
    await page.getByRole('textbox', { name: 'La tua e-mail' }).fill(email);
    await page.getByRole('button', { name: 'Avvisami' }).click();
    await page.getByRole('status').filter({ hasText: 'Ti abbiamo scritto' }).waitFor();
    await mailTo(email, new RegExp(gone.name.slice(0, 20)));
    expect(errors).toEqual([]);
    await close();
  });
});

describe('The page of a product', () => {
  it('has its parts one below the other, its size drawn, and reviews that their stars narrow', async () => {
    const rated = found(({ reviews }) => Number(reviews) > 4);
    const { page, close } = await visit(`/${rated.slug}`);
    await hydrated(page);
    expect(await page.locator('main :is([role=tab], [role=tablist])').count()).toBe(0);
    const parts = page.locator('main').getByRole('heading', { level: 2 });
    const shown = await parts.evaluateAll((titles) => titles.map((title) => title.checkVisibility()));
    expect([shown.length > 3, shown.filter((isShown) => !isShown)]).toEqual([true, []]);
    expect(await page.getByRole('img', { name: 'disegno con le misure' }).count()).toBe(1);
    const keys = page.getByRole('region', { name: 'Caratteristiche' }).getByRole('list').first();
    expect(await keys.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
    const icons = keys.locator('svg use');
    expect(await icons.count()).toBe(await keys.getByRole('listitem').count());
    const reviews = page.locator('#recensioni');
    await reviews.scrollIntoViewIfNeeded();
    const share = reviews.getByRole('button', { name: /: \d\d?%\. Mostra solo le recensioni con/ }).first();
    const stars = /con (\d stell[ae])/.exec((await share.textContent()) ?? '')?.[1] ?? 'no stars';
    await share.click();
    await expect.poll(() => share.getAttribute('aria-pressed')).toBe('true');
    const given = reviews.locator('li > p:first-child').getByRole('img');
    const others = () =>
      given.evaluateAll(
        (rows, wanted) => rows.filter((row) => !row.ariaLabel?.startsWith(wanted)).length,
        stars,
      );
    await expect.poll(others).toBe(0);
    expect(await given.count()).toBeGreaterThan(0);
    await close();
  });
});

describe('A row of products', () => {
  it('is turned by arrows where there is a mouse, by keyboard too, as far as it goes, and nothing moves', async () => {
    let product = found(({ variants, stock }) => variants.length === 0 && stock > 3);
    for (const one of all) {
      product = one;
      if ((await relatedOf(one.slug)).length >= 7) break;
    }
    const { page, errors, close } = await visit(`/${product.slug}`);
    await hydrated(page);
    let letGo = (): void => undefined;
    const released = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/row-arrows-*.js', async (route) => {
      await released;
      await route.continue();
    });
    const row = page.getByRole('region', { name: 'Prodotti simili' });
    await row.scrollIntoViewIfNeeded();
    // From the top of the row: what is loaded above it may still come.
    const places = () =>
      row.evaluate((section) => {
        const { top } = section.getBoundingClientRect();
        return [section, ...section.querySelectorAll('h2, li')].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y - top, width, height].map(Math.round);
        });
      });
    await expect
      .poll(async () => JSON.stringify(await places()) === JSON.stringify(await places()))
      .toBe(true);
    const before = await places();
    letGo();
    const on = row.getByRole('button', { name: 'Prodotti seguenti' });
    const back = row.getByRole('button', { name: 'Prodotti precedenti' });
    await on.waitFor();
    expect(await places()).toEqual(before);
    const ends = async () => [
      await back.getAttribute('aria-disabled'),
      await on.getAttribute('aria-disabled'),
    ];
    expect(await ends()).toEqual(['true', 'false']);
    const scrolled = () => row.locator('ul').evaluate((list) => list.scrollLeft);
    await on.focus();
    await page.keyboard.press('Enter');
    await expect.poll(scrolled).toBeGreaterThan(200);
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Enter');
    await expect.poll(ends).toEqual(['false', 'true']);
    expect(await on.evaluate((button) => button === document.activeElement)).toBe(true);
    // From its top: elsewhere the bars of the page lie over the edge of something.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await accessibilityFaults(page)).toEqual([]);
    while ((await scrolled()) > 0) await back.click();
    await expect.poll(ends).toEqual(['true', 'false']);
    expect(errors).toEqual([]);
    await close();
    for (const how of [{ width: 360 }, { javaScript: false }]) {
      const plain = await visit(`/${product.slug}`, how);
      await plain.page.getByRole('region', { name: 'Prodotti simili' }).scrollIntoViewIfNeeded();
      expect(await plain.page.getByRole('button', { name: 'Prodotti seguenti' }).count()).toBe(0);
      await plain.close();
    }
  });
});

describe('Goods that go with what is in the cart', () => {
  it('are two, in the drawer and on the page of the cart, one press away where nothing is to choose', async () => {
    let [needing, offered]: [Product | undefined, readonly Product[]] = [undefined, []];
    for (const product of all.filter(({ variants, stock }) => variants.length === 0 && stock > 3)) {
      offered = await fittingOf(product.slug);
      needing = product;
      if (offered.length > 2 && offered[1]?.variants.length === 0) break;
    }
    const [first, plain, third] = offered;
    if (!needing || !first || !plain || !third) throw new Error('no product has three accessories');
    const { page, errors, close } = await visit(`/${needing.slug}`);
    await hydrated(page);
    await page.locator('#aggiungi').click();
    const drawer = page.getByRole('dialog', { name: /^Carrello/ });
    const names = (place: Locator) =>
      place.locator('section').filter({ hasText: 'Serve anche' }).getByRole('link').allInnerTexts();
    await expect.poll(() => names(drawer)).toEqual([first.name, plain.name]);
    await page.goto('/pages/cart');
    await hydrated(page);
    await page.mouse.move(300, 300);
    const cart = page.locator('main');
    await expect.poll(() => names(cart)).toEqual([first.name, plain.name]);
    expect(await layoutShift(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await cart.getByRole('button', { name: `Aggiungi al carrello: ${plain.name}` }).click();
    await cart.getByRole('listitem').filter({ hasText: plain.name }).getByRole('spinbutton').waitFor();
    await expect.poll(() => names(cart)).not.toContain(plain.name);
    await expect.poll(async () => (await names(cart)).length).toBe(2);
    // A code is asked of those who have one, and no other button of the page is called "apply".
    const code = cart.getByRole('textbox', { name: 'Codice sconto' });
    expect(await code.isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: /applica|usa il codice/i }).count()).toBe(0);
    await cart.getByText('Hai un codice sconto?').click();
    await code.fill('NESSUNO');
    await page.getByRole('button', { name: 'Usa il codice' }).click();
    await cart.getByText('Non conosciamo il codice NESSUNO').waitFor();
    expect(await code.inputValue()).toBe('NESSUNO');
    expect(errors).toEqual([]);
    await close();
  });
});

describe('The checkout', () => {
  it('is calm: nothing leads away, eight fields in one column, the telephone explained', async () => {
    const line = cartLine(await oneProduct());
    for (const width of [1200, 360]) {
      const { page, close } = await visit('/pages/pay', { width, stored: { 'cart-list': [line] } });
      await hydrated(page);
      await quoted(page);
      const form = page.locator('form#cassa');
      const typed = form.locator(':is(input:not([type=checkbox], [type=radio]), select, textarea):visible');
      expect([width, await typed.count()]).toEqual([width, 8]);
      expect(await page.locator('#phone').getAttribute('aria-describedby')).not.toBe(null);
      expect(await form.innerText()).toContain('Lo usa solo il corriere, per avvisarti della consegna.');
      const away = page.locator('.site-header a:visible, .site-dock a:visible, .site-menu a:visible');
      const hrefs = await away.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect([width, hrefs]).toEqual([width, ['/', '/pages/cart']]);
      const boxes = await form
        .locator('section')
        .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().toJSON() as DOMRect));
      expect(new Set(boxes.map(({ left, width: wide }) => `${left} ${wide}`)).size).toBe(1);
      for (const [index, box] of boxes.entries())
        expect(box.top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
      await close();
    }
  });
});

describe('A step of the checkout that is done', () => {
  it('is summed up in its place', async () => {
    const stored = { 'cart-list': [cartLine(await oneProduct())] };
    const { page, close } = await visit('/pages/pay', { width: 360, stored });
    await hydrated(page);
    const email = freshEmail();
    await typeDelivery(page, email);
    await page.getByRole('button', { name: 'Continua con la consegna' }).click();
    await page.waitForURL('**#spedizione');
    const step = page.locator('#consegna');
    const done = await step.innerText();
    expect(['Via Emilia 12', '40121 Bologna', email].filter((word) => !done.includes(word))).toEqual([]);
    expect(await step.getByRole('textbox').count()).toBe(0);
    await close();
  });
});

describe('Around the goods', () => {
  it('the way to filters and order stays in sight on a phone, the menu searches, the footer leads to returns and deliveries', async () => {
    const { page, close } = await visit('/shop', { width: 360, height: 780 });
    await hydrated(page);
    const filters = page.locator('section [popovertarget=filtri]');
    const before = (await filters.boundingBox())?.y ?? 0;
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect.poll(async () => (await filters.boundingBox())?.y).toBeLessThan(before);
    expect((await filters.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    // The head of the page is on its way out and still lies over it for a moment.
    const isOnTop = () =>
      filters.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isOnTop).toBe(true);
    await filters.click();
    await page.locator('#filtri:popover-open').waitFor();
    await page.keyboard.press('Escape');
    for (const name of ['Resi e recesso', 'Spedizioni e consegne']) {
      const link = page.locator('.site-footer').getByRole('link', { name, exact: true, includeHidden: true });
      const { status, url } = await fetch(new URL((await link.getAttribute('href')) ?? '', shopUrl()));
      expect([name, status, new URL(url).pathname.startsWith('/web-page/')]).toEqual([name, 200, true]);
    }
    await page.locator('.site-menu-button').click();
    const search = page.locator('#site-menu').getByRole('searchbox');
    await search.fill('trapano');
    await search.press('Enter');
    await page.waitForURL(/\/shop\?(.*&)?search_term=trapano/);
    await close();
  });

  it('L15 a notice stays two seconds, one about the cart three, four at most, 300 px wide', async () => {
    const { page, close } = await visit('/ui');
    await hydrated(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const [plain, cart] = ['Avviso', 'Avviso del carrello'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    const notices = page.locator('#toasts > *');
    await cart?.click();
    for (let count = 0; count < 5; count += 1) await plain?.click();
    expect(await notices.count()).toBe(4);
    expect((await notices.first().boundingBox())?.width).toBe(300);
    await page.clock.runFor(3000);
    expect(await notices.count()).toBe(0);
    await plain?.click();
    await cart?.click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(1999);
    expect(await notices.count()).toBe(2);
    await page.clock.runFor(1);
    expect(await notices.allInnerTexts()).toEqual([expect.stringContaining('nel carrello')]);
    await page.clock.runFor(1000);
    expect(await notices.count()).toBe(0);
    await close();
  });
});
