import type { ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import { productLayoutNames, productLayoutUrl } from '@casamaestra/contract/product-layouts.ts';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { accessibilityFaults, hydrated, sidewaysScroll, useBrowser, visit } from './harness/browse.ts';
import { moved } from './harness/measure.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

const euros = (amount: number): string => amount.toFixed(2).replace('.', ',');
const call = async <Message>(path: string): Promise<Message> =>
  ((await (await fetch(shopUrl() + path)).json()) as { message: Message }).message;
const detailOf = async (slug: string): Promise<ProductDetail> =>
  (await call<{ product: ProductDetail }>(`/api/products?slug=${encodeURIComponent(slug)}`)).product;

/**
 * A product with several pictures and variants of different prices, and one without options that is in stock.
 */
let varied: ProductDetail;
let single: ProductDetail;
beforeAll(async () => {
  const { products } = await call<Listing>('/api/shop?per_page=100&is_in_stock=1');
  const chosen = products.filter(
    (product) => product.variants.length > 1 && product.min_price < product.max_price,
  );
  const simple = products.find((product) => product.variants.length === 0 && product.stock > 3);
  const details = await Promise.all(chosen.slice(0, 10).map(({ slug }) => detailOf(slug)));
  const pictured = details.find((product) => product.large_pictures.length > 1);
  if (!pictured || !simple) throw new Error('the catalogue lacks a product that this test needs');
  varied = pictured;
  single = await detailOf(simple.slug);
});

describe('R35 P07 product page', () => {
  it('opens with the best seller in stock, else the cheapest, its price and all its options; another is one press away', async () => {
    const paid = (one: ProductDetail['variants'][number]) => one.sale_price ?? one.price;
    const offered = varied.variants.filter((one) => one.stock > 0).toSorted((a, b) => paid(a) - paid(b));
    const first = offered.find((one) => one.sku === varied.best_variant) ?? offered[0];
    if (!first) throw new Error('the product is sold out');
    const { page, errors, foreign, close } = await visit(`/${varied.slug}`);
    await hydrated(page);
    const offer = page.locator('#acquista');
    expect(await offer.innerText()).toContain(`${euros(paid(first))}\u00a0€`);
    expect(await offer.innerText()).not.toMatch(/ – \d|Scegli una variante/);
    const link = offer
      .locator('ul a[data-state=available]:not([aria-current])')
      .filter({ hasText: '€' })
      .first();
    const sku = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('sku');
    const other = varied.variants.find((one) => one.sku === sku);
    const priced = await link.innerText();
    expect(priced).toContain(`${euros(other ? paid(other) : 0)}\u00a0€`);
    await link.click();
    await page.waitForURL((url) => url.searchParams.get('sku') === other?.sku);
    await expect.poll(() => offer.innerText()).toContain(`${euros(other ? paid(other) : 0)}\u00a0€`);
    await page.reload();
    expect(await offer.locator('a[aria-current]').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).click();
    await page.locator('#cart-drawer dialog').getByText('aggiunto al carrello').first().waitFor();
    expect([errors, foreign]).toEqual([[], []]);
    await close();
  });

  it('names the brand before all features, and only lengths under the measures', async () => {
    const { page, close } = await visit(`/${varied.slug}`, { javaScript: false });
    expect(await page.locator('[data-no-print]:has(> p > strong):visible').count()).toBe(0);
    const features = page.getByRole('region', { name: 'Caratteristiche' });
    expect(await features.getByRole('row').first().innerText()).toMatch(/^Marca\s/);
    const measures = await features
      .getByRole('table', { name: 'Misure' })
      .getByRole('rowheader')
      .allInnerTexts();
    expect(measures.filter((name) => !['Larghezza', 'Profondità', 'Altezza'].includes(name))).toEqual([]);
    await close();
  });

  it('shows cost and time of delivery by the rules of the cart', async () => {
    const answer = await fetch(`${shopUrl()}/api/method/casamaestra.cart.quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lines: [{ sku: single.sku, qty: 1 }], country: 'IT' }),
    });
    const { message } = (await answer.json()) as { message: Quote };
    const option = message.shipping_options.find(({ kind }) => kind === 'delivery');
    const { page, close } = await visit(`/${single.slug}`, { javaScript: false });
    const offer = await page.getByRole('region', { name: 'Spedizione e resi' }).innerText();
    expect(offer).toContain(`${option?.label}: `);
    expect(offer).toContain(option?.amount === 0 ? 'gratuita' : `${euros(option?.amount ?? 0)}\u00a0€`);
    expect(offer).toContain(`${option?.working_days.join('–')} giorni lavorativi`);
    await close();
  });

  it('offers the choice of a variant without JavaScript and names what needs it', async () => {
    const { page, close } = await visit(`/${varied.slug}`, { javaScript: false });
    expect(await page.locator('#acquista').innerText()).toContain('€');
    await page.locator('#acquista ul a:not([aria-current])').first().click();
    await page.waitForURL(/sku=/);
    expect(await page.locator('#acquista').innerText()).toContain('serve JavaScript');
    await close();
  });

  it('never shows the placeholder of a missing price, and names the reference price of a reduction', async () => {
    const { products } = await call<Listing>('/api/shop?per_page=24&min_discount_percent=1');
    const [reduced] = products;
    const { page, close } = await visit(`/${reduced?.slug}`);
    expect(await page.locator('main').innerText()).not.toMatch(/99\.?999/);
    expect(await page.locator('main').innerText()).toContain('Prezzo più basso dei 30 giorni prima');
    await close();
  });

  it('L14 adds the chosen quantity to the cart with a notice that links to cart and checkout', async () => {
    const { page, close } = await visit(`/${single.slug}`);
    await hydrated(page);
    await page.locator('#acquista').getByRole('button', { name: 'Aumenta la quantità' }).click();
    await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).click();
    const drawer = page.locator('#cart-drawer dialog');
    await drawer.getByText(`«${single.name}» è stato aggiunto al carrello!`).first().waitFor();
    const leads = (name: string) => drawer.getByRole('link', { name }).getAttribute('href');
    expect(await leads('Vedi il carrello')).toBe('/pages/cart');
    expect(await leads('Vai alla cassa')).toBe('/pages/pay');
    const lines = await page.evaluate(() => JSON.parse(localStorage.getItem('cart-list') ?? '[]'));
    expect(lines).toMatchObject([{ name: single.name, qty: 2 }]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#cart-drawer dialog[open]').count()).toBe(0);
    // The drawer is loaded by now: even so the button and the number on the cart are painted before it.
    const framesBefore = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let frames = 0;
          const count = () => {
            frames += 1;
            requestAnimationFrame(count);
          };
          requestAnimationFrame(count);
          new MutationObserver((_changes, observer) => {
            observer.disconnect();
            done(frames);
          }).observe(document.querySelector('#cart-drawer')!, { subtree: true, attributeFilter: ['open'] });
          document.querySelector<HTMLButtonElement>('#aggiungi')?.click();
        }),
    );
    expect(framesBefore).toBeGreaterThan(0);
    await close();
  });
});

/** Where the parts of the page are on the first screens, in steps of 8 px, and what stays in sight. */
async function arrangement(page: Page): Promise<string> {
  return page.evaluate(() => {
    const step = (value: number) => Math.round(value / 8);
    const parts = [
      'h1',
      '[data-count] ul',
      '[data-count] li',
      '[data-count] ul + p',
      '#acquista',
      '#caratteristiche',
    ];
    const boxes = [...parts, 'main h2 ~ ul li', '.site-header'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box ? [box.left, box.top, box.width].map(step).join() : '';
    });
    const stuck = [...document.querySelectorAll('main [class]')].filter(
      (one) => getComputedStyle(one).position === 'sticky' && getComputedStyle(one).display !== 'none',
    );
    const looks = stuck.map((one) => `${one.className}${getComputedStyle(one).backgroundColor}`);
    return [...boxes, ...looks].join(' | ');
  });
}

describe('R33 layouts of the product page', () => {
  it.each([360, 768, 1200])(
    'are each their own at %i px, with the same product, without JavaScript too',
    async (width) => {
      const address = `/${varied.slug}`;
      for (const javaScript of [true, false]) {
        const seen = new Map<string, string>();
        const { page, errors, close } = await visit(address, { width, javaScript });
        for (const layout of ['standard', ...productLayoutNames] as const) {
          if (layout !== 'standard') await page.goto(productLayoutUrl(layout, varied.slug));
          if (javaScript) await hydrated(page);
          expect([layout, await page.locator('h1').innerText()]).toEqual([layout, varied.name]);
          expect([layout, await sidewaysScroll(page), errors]).toEqual([layout, 0, []]);
          expect(await page.locator('[data-layout]').getAttribute('data-layout')).toBe(layout);
          seen.set(layout, await arrangement(page));
        }
        expect([javaScript, new Set(seen.values()).size]).toEqual([javaScript, seen.size]);
        await close();
      }
    },
  );

  it('are accessible, lead machines to the product’s own address, and keep the layout when a variant is chosen', async () => {
    const { page, close } = await visit('/', { width: 1200 });
    for (const layout of productLayoutNames) {
      await page.goto(productLayoutUrl(layout, varied.slug));
      await hydrated(page);
      expect([layout, await accessibilityFaults(page)]).toEqual([layout, []]);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
        `${shopUrl()}/${varied.slug}`,
      );
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
      await page.locator('#acquista ul a[data-state=available]:not([aria-current])').first().click();
      await page.waitForURL(/sku=/);
      expect(new URL(page.url()).pathname).toBe(productLayoutUrl(layout, varied.slug));
    }
    await close();
  });

  it('a variant takes the place of the one before in the history: one step back leaves the product', async () => {
    const { page, close } = await visit('/shop');
    await page.goto(`/${varied.slug}`);
    await hydrated(page);
    const length = await page.evaluate(() => history.length);
    const chosen = new Set<string | null>();
    for (const at of [0, 1]) {
      const others = page.locator('#acquista ul a[data-state=available]:not([aria-current])');
      const href = await others.nth((await others.count()) > at ? at : 0).getAttribute('href');
      await page.locator(`#acquista ul a[href="${href}"]`).first().click();
      await page.waitForURL((url) => href?.endsWith(url.search) === true && url.search !== '');
      // The options lead on from the chosen one once they are its own.
      await page.locator(`#acquista ul a[aria-current][href="${href}"]`).first().waitFor();
      chosen.add(new URL(page.url()).searchParams.get('sku'));
    }
    expect(chosen.size).toBe(2);
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.goBack();
    await page.waitForURL('**/shop');
    await close();
  });

  it('a shop chooses them for a category or a product; without a slug the best seller is shown', async () => {
    const layoutOf = async (path: string) =>
      /data-layout="([^"]*)"/.exec(await (await fetch(shopUrl() + path)).text())?.[1];
    expect(await layoutOf('/det/divano-chester-a-tre-posti-trapuntato')).toBe('sticky-info');
    expect(await layoutOf('/det/divano-savoia-con-penisola-reversibile')).toBe('extended');
    expect(await layoutOf('/product/mosaico/trapano-avvitatore-a-batteria-18-v-con-due-batterie')).toBe(
      'standard',
    );
    expect(await layoutOf('/product/transparent')).toBe('transparent');
  });
});

describe('P02 P04 unknown products', () => {
  it('answer 404 with ways on', async () => {
    const response = await fetch(`${shopUrl()}/det/mai-esistito`);
    const html = await response.text();
    expect([
      response.status,
      html.includes('Questo prodotto non c’è più'),
      html.includes('href="/det/'),
    ]).toEqual([404, true, true]);
  });
});

describe('P03 addresses of a product that are not quite right', () => {
  it('lead to the one that is, with the chosen variant', async () => {
    const to = async (path: string) => {
      const { status, headers } = await fetch(shopUrl() + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    const { slug } = single;
    expect(await to(`/${slug}/`)).toEqual([301, `/${slug}`]);
    expect(await to(`/${slug}/?sku=A1`)).toEqual([301, `/${slug}?sku=A1`]);
    expect(await to(`/det/${slug.slice('det/'.length).toUpperCase()}`)).toEqual([301, `/${slug}`]);
  });
});

describe('P06 rows under the product', () => {
  it('are two at most, of seven products each, none of them the product itself', async () => {
    const { page, close } = await visit(`/${varied.slug}`);
    const rows = await page
      .locator('main section:has(> header h2)')
      .evaluateAll((sections) =>
        sections.map((section) =>
          [...section.querySelectorAll('li h3 a')].map((link) => link.getAttribute('href')),
        ),
      );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(2);
    for (const links of rows) {
      expect(links.length).toBeLessThanOrEqual(7);
      expect(links).not.toContain(`/${varied.slug}`);
    }
    await close();
  });
});

describe('What machines read on a product page', () => {
  it('is a product with offers, breadcrumbs, one address and a preview', async () => {
    const html = await (await fetch(`${shopUrl()}/${varied.slug}?sku=${varied.variants[0]?.sku}`)).text();
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const blocks: Record<string, unknown>[] = JSON.parse(json)['@graph'];
    const product = blocks.find((block) => block['@type'] === 'ProductGroup');
    expect(product).toMatchObject({
      name: varied.name,
      hasVariant: varied.variants.map(({ sku }) => ({ sku, offers: { '@type': 'Offer' } })),
    });
    expect(blocks.some((block) => block['@type'] === 'BreadcrumbList')).toBe(true);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(`${shopUrl()}/${varied.slug}`);
    expect(html).toContain('property="og:title"');
  });
});

describe('The product page on a phone', () => {
  it('shows name, rating and price on the first screen, and a bar with price and button while the main button is away', async () => {
    const { page, close } = await visit(`/${single.slug}`, { width: 360, height: 740 });
    await hydrated(page);
    expect(await sidewaysScroll(page)).toBe(0);
    const bar = page.locator('[data-layout] > div:has(> button)');
    const foot = async (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => one.getBoundingClientRect().bottom);
    const top = await bar.evaluate((one) => one.getBoundingClientRect().top);
    expect(await bar.isVisible()).toBe(true);
    expect(await foot('h1')).toBeLessThan(top);
    expect(await foot('#acquista strong, #acquista [class] > :first-child')).toBeLessThanOrEqual(top);
    await page.locator('#aggiungi').scrollIntoViewIfNeeded();
    await expect.poll(() => bar.isVisible()).toBe(false);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect
      .poll(() => bar.evaluate((one) => one.getBoundingClientRect().bottom < window.innerHeight / 2))
      .toBe(true);
    await page.locator('#recensioni').scrollIntoViewIfNeeded();
    await expect.poll(() => bar.isVisible()).toBe(true);
    await bar.getByRole('button').click();
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart-list') ?? '[]')))
      .toMatchObject([{ name: single.name, qty: 1 }]);
    await close();
  });
});

describe('The day of delivery to a CAP', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'Spedizione e resi' });
  /** What the cart says of the same article. */
  const windowAt = async (sku: string, pincode: string) => {
    const answer = await fetch(`${shopUrl()}/api/method/casamaestra.cart.quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lines: [{ sku, qty: 1 }], country: 'IT', pincode }),
    });
    const { message } = (await answer.json()) as { message: Quote };
    const option = message.shipping_options.find(({ kind }) => kind === 'delivery');
    return { label: option?.label ?? '', day: Number(option?.latest.slice(-2)) };
  };
  const days = async (page: Page) =>
    region(page)
      .getByText(/CAP \d+ arriva/)
      .innerText();

  it('is answered without JavaScript by the address, for nobody else, a wrong CAP too', async () => {
    const { page, close } = await visit(`/${single.slug}`, { javaScript: false });
    expect(await region(page).innerText()).toContain('Ritiro in negozio a Bologna: gratis');
    await page.getByLabel('Consegna al CAP').fill('07024');
    await page.getByRole('button', { name: 'Quando?' }).click();
    await page.waitForURL(/cap=07024/);
    const { label, day } = await windowAt(single.sku, '07024');
    expect(await days(page)).toMatch(new RegExp(`Al CAP 07024 arriva .*\\b${day} `));
    expect(await region(page).innerText()).toContain(`${label}: `);
    expect((await fetch(page.url())).headers.get('cache-control')).toContain('no-store');
    expect((await fetch(`${shopUrl()}/${single.slug}`)).headers.get('cache-control')).toContain('public');
    await page.getByLabel('Consegna al CAP').fill('4012');
    await page.getByRole('button', { name: 'Quando?' }).click();
    await page.waitForURL(/cap=4012\b/);
    await page.getByText('Il CAP ha 5 cifre').waitFor();
    expect(await page.getByLabel('Consegna al CAP').getAttribute('aria-invalid')).toBe('true');
    await close();
  });

  it('is remembered with the CAP of the cart, asked after the page without moving it, and follows the variant', async () => {
    const { page, errors, close } = await visit(`/${single.slug}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Quando?' }).click();
    await page.getByText('Scrivi il CAP').first().waitFor();
    await page.getByLabel('Consegna al CAP').fill('40121');
    await page.keyboard.press('Enter');
    const { day } = await windowAt(single.sku, '40121');
    await region(page)
      .getByText(/CAP \d+ arriva/)
      .waitFor();
    expect(await days(page)).toMatch(new RegExp(`Al CAP 40121 arriva .*\\b${day} `));
    expect(page.url()).not.toContain('cap=');
    await expect.poll(() => page.locator('#live').innerText()).toContain('Al CAP 40121');
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('address') ?? '{}'));
    expect(kept).toMatchObject({ pincode: '40121', country: 'IT' });
    await page.goto(`/${varied.slug}`);
    await region(page).getByText('Al CAP 40121 arriva').waitFor();
    expect(await page.getByLabel('Consegna al CAP').inputValue()).toBe('40121');
    await page.locator('#acquista ul a[data-state=available]:not([aria-current])').first().click();
    await page.waitForURL(/sku=/);
    await region(page).getByText('Al CAP 40121 arriva').waitFor();
    expect([errors, await accessibilityFaults(page)]).toEqual([[], []]);
    await close();
  });

  it.each([360, 768, 1200])('moves nothing at %i px when a remembered CAP is answered', async (width) => {
    const stored = { address: { country: 'IT', pincode: '90133' } };
    const { page, close } = await visit(`/${single.slug}`, { width, height: 1600, stored });
    await region(page).getByText('Al CAP 90133 arriva').waitFor();
    const { sum, parts } = await moved(page);
    expect(sum === 0 ? [] : parts).toEqual([]);
    await close();
  });

  it('a CAP where it does not go is told, and what is left', async () => {
    const stored = { address: { country: 'IT', pincode: '23041' } };
    const { page, close } = await visit(`/${single.slug}`, { stored });
    await region(page).getByText('Non consegniamo questo articolo al CAP 23041.').waitFor();
    expect(await region(page).innerText()).toContain('Puoi ritirarlo in negozio.');
    await close();
  });
});

describe('The calculator of a product', () => {
  const slug = 'det/laminato-8-mm-classe-ac4-a-incastro';

  it('answers without JavaScript, by the address, and nothing of it is kept', async () => {
    const { page, close } = await visit(`/${slug}`, { javaScript: false });
    await page.getByText('Quanto me ne serve?').click();
    await page.getByLabel('Larghezza (m)').fill('4');
    await page.getByLabel('Lunghezza (m)').fill('5');
    await page.getByRole('button', { name: 'Calcola' }).click();
    await page.waitForURL(/larghezza=4/);
    expect(await page.locator('#acquista').innerText()).toContain('servono 10 confezioni da 2,22');
    const answer = await fetch(page.url());
    expect(answer.headers.get('cache-control')).toContain('no-store');
    await close();
  });

  it('answers while one types, and puts whole packs into the cart', async () => {
    const { page, errors, close } = await visit(`/${slug}`);
    await hydrated(page);
    await page.getByText('Quanto me ne serve?').click();
    await page.getByLabel('oppure superficie (m²)').fill('12,5');
    await page.getByRole('button', { name: 'Metti 7 confezioni nel carrello' }).click();
    const lines = await page.evaluate(() => JSON.parse(localStorage.getItem('cart-list') ?? '[]'));
    expect(lines).toMatchObject([{ qty: 7 }]);
    expect([errors, await accessibilityFaults(page)]).toEqual([[], []]);
    await close();
  });
});

describe('The calculator of a wallpaper', () => {
  it.each([
    ['carta-da-parati-portico-a-righe', 'without a pattern to match', 8],
    ['carta-da-parati-giardino-con-rami-e-foglie', 'whose pattern repeats every 64 cm', 8],
    ['carta-da-parati-giardino-con-rami-e-foglie', 'higher, where the pattern costs a strip', 12, '3,3'],
  ])('%s, %s: whole rolls for the wall', async (name, _, rolls, height = '2,7') => {
    const { page, close } = await visit(`/det/${name}`, { javaScript: false });
    await page.getByText('Quanto me ne serve?').click();
    await page.getByLabel('Larghezza (m)').fill('12');
    await page.getByLabel('Altezza (m)').fill(height);
    await page.getByRole('button', { name: 'Calcola' }).click();
    await page.waitForURL(/larghezza=12/);
    expect(await page.locator('#acquista').innerText()).toContain(`servono ${rolls} confezioni da 5,33`);
    await close();
  });
});

describe('Quality of the product page', () => {
  it('has a gallery that arrow keys move and a large view that Esc closes with the focus back', async () => {
    const { page, close } = await visit(`/${varied.slug}`);
    await hydrated(page);
    const enlarge = page.getByRole('link', { name: 'Ingrandisci l’immagine' });
    await enlarge.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const width = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((picture) => picture.getBoundingClientRect().width);
    const whole = await width('dialog img');
    expect(whole).toBeGreaterThan(await width('[data-count] img'));
    await page.keyboard.press('+');
    await expect.poll(() => width('dialog img')).toBeGreaterThan(whole * 1.5);
    await page.locator('dialog img').first().dblclick();
    await expect.poll(() => width('dialog img')).toBe(whole);
    await page.keyboard.press('Escape');
    await expect.poll(() => enlarge.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowRight');
    const thumbs = page
      .getByRole('region', { name: 'Immagini del prodotto' })
      .locator('a[aria-label^="Immagine "]');
    await expect.poll(() => thumbs.nth(1).getAttribute('aria-current')).toBe('true');
    await close();
  });

  it('fits every width without faults of accessibility', async () => {
    for (const width of [320, 360, 640, 768, 1200, 1600]) {
      const { page, close } = await visit(`/${varied.slug}?sku=${varied.variants[0]?.sku}`, { width });
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
      expect([width, await accessibilityFaults(page)]).toEqual([width, []]);
      await close();
    }
  });
});

describe('The bar with price and button at the foot of a phone', () => {
  it('comes when the button is out of sight, also where style sheets cannot follow the scroll', async () => {
    const { page, close } = await visit(shopUrl() + '/shop', { width: 360, height: 780 });
    await page.addInitScript(() => (CSS.supports = () => false));
    const href = await page.locator('main a[href^="/det/"]').first().getAttribute('href');
    await page.goto(href ?? '/');
    await page.addStyleTag({ content: '*{animation:none !important}' });
    await hydrated(page);
    // Also while it is hidden: else the last one found is the button itself.
    const bar = page.getByRole('button', { name: 'Aggiungi al carrello', includeHidden: true }).last();
    await page.locator('#aggiungi').scrollIntoViewIfNeeded();
    await expect
      .poll(() => bar.evaluate((button) => button.checkVisibility({ visibilityProperty: true })))
      .toBe(false);
    await page.locator('.site-footer').scrollIntoViewIfNeeded();
    await expect
      .poll(() => bar.evaluate((button) => button.checkVisibility({ visibilityProperty: true })))
      .toBe(true);
    await close();
  });
});
