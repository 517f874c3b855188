import { brotliCompressSync } from 'node:zlib';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { accessibilityFaults, hydrated, sidewaysScroll, useBrowser, visit } from './harness/browse.ts';
import { layoutShift, moved } from './harness/measure.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d.]*/g) ?? []).map((part) => Number(part.replaceAll('.', '')));
/** The number of products shown on the listing. */
const total = async (page: Page): Promise<number> =>
  numbersIn(
    await page
      .locator('main p', { hasText: /^[\d.–]+( di [\d.]+)? prodott/ })
      .first()
      .innerText(),
  ).at(-1) ?? 0;
const cards = (page: Page) => page.locator('main section > ul > li:has(h3)');
const ask = async (query: string): Promise<Listing> => {
  const response = await fetch(`${shopUrl()}/api/shop?${query}`);
  return ((await response.json()) as { message: Listing }).message;
};
let everything: Listing;
/** A department with subcategories, and the two largest brands. */
let department: { label: string; url: string; count: number };
let brands: { value: string | number | boolean; count: number }[];
beforeAll(async () => {
  everything = await ask('per_page=24');
  department = everything.category.toSorted((a, b) => b.count - a.count)[0] ?? {
    label: '',
    url: '',
    count: 0,
  };
  brands = everything.features.find((facet) => facet.code === 'brand')?.facet_results ?? [];
});

describe('R02 S07 listing', () => {
  it('shows what the call answers: products, total, page range, categories with counts', async () => {
    const { page, errors, foreign, close } = await visit('/shop');
    expect(await total(page)).toBe(everything.totalCount);
    expect(await cards(page).locator('h3').allInnerTexts()).toEqual(
      everything.products.map((product) => product.name),
    );
    const below = page.locator('#filtri li', { hasText: department.label }).first();
    expect(numbersIn(await below.innerText()).at(-1)).toBe(department.count);
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
    await close();
  });

  it('takes search_term and category together', async () => {
    const [product] = (await ask(`category=${encodeURIComponent(department.url)}`)).products;
    const term = product?.name.split(' ')[0] ?? '';
    const found = await ask(
      `search_term=${encodeURIComponent(term.toLowerCase())}&category=${encodeURIComponent(department.url)}`,
    );
    const { page, close } = await visit(
      `/shop?search_term=${encodeURIComponent(term)}&category=${encodeURIComponent(department.url)}`,
    );
    expect(await page.locator('h1').innerText()).toContain(term);
    expect(await total(page)).toBe(found.totalCount);
    await close();
  });

  it('goes down the category tree and back up by breadcrumbs', async () => {
    const { page, close } = await visit(`/shop?category=${encodeURIComponent(department.url)}`);
    await hydrated(page);
    expect(await page.locator('h1').innerText()).toBe(department.label);
    const below = page.locator('main header nav a').first();
    const label = await below.innerText();
    await below.click();
    await expect.poll(() => page.locator('h1').innerText()).toBe(label);
    await page
      .getByRole('navigation', { name: 'Percorso' })
      .getByRole('link', { name: department.label })
      .click();
    await expect.poll(() => page.locator('h1').innerText()).toBe(department.label);
    await close();
  });
});

describe('S01 toolbar', () => {
  it('sorts, changes the page size and the view, all in the address', async () => {
    const { page, close } = await visit('/shop');
    await hydrated(page);
    await page.selectOption('select[name=order_by]', 'price-asc');
    await page.waitForURL(/order_by=price-asc/);
    await page.selectOption('select[name=per_page]', '12');
    await page.waitForURL(/per_page=12/);
    await expect.poll(() => cards(page).count()).toBe(12);
    const cheapest = await ask('order_by=price-asc&per_page=12');
    expect(await cards(page).locator('h3').allInnerTexts()).toEqual(
      cheapest.products.map((product) => product.name),
    );
    await page.getByRole('link', { name: 'Elenco' }).click();
    await page.waitForURL(/view=list/);
    await expect
      .poll(() => page.getByRole('link', { name: 'Elenco' }).getAttribute('aria-current'))
      .toBe('true');
    expect(page.url()).toMatch(/order_by=price-asc.*per_page=12/);
    await close();
  });

  it('pages with real links, starts at the top of the next page and comes back to where it was', async () => {
    const { page, close } = await visit('/shop');
    await hydrated(page);
    const next = page
      .getByRole('navigation', { name: 'Pagine dei risultati' })
      .getByRole('link', { name: 'Successiva' });
    await next.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await next.click();
    await page.waitForURL(/page=2/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await cards(page).first().innerText()).not.toContain(everything.products[0]?.name ?? '');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before / 2);
    await close();
  });
});

describe('S02 filters', () => {
  it('combine values of one feature, keep the focus, announce the result, and are removed one by one', async () => {
    const [first, second] = brands;
    const { page, errors, close } = await visit('/shop');
    await hydrated(page);
    const box = (value: unknown) => page.locator(`#filtri input[name=f_brand][value="${String(value)}"]`);
    await box(first?.value).check();
    await page.waitForURL(/f_brand=/);
    await expect.poll(() => total(page)).toBe(first?.count);
    expect(await box(first?.value).evaluate((input) => input === document.activeElement)).toBe(true);
    await box(second?.value).check();
    await expect.poll(() => total(page)).toBe((first?.count ?? 0) + (second?.count ?? 0));
    await page.getByRole('link', { name: `Togli il filtro Marca: ${String(first?.value)}` }).click();
    await expect.poll(() => total(page)).toBe(second?.count);
    expect(await box(first?.value).isChecked()).toBe(false);
    await page.goBack();
    await expect.poll(() => box(first?.value).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Azzera' }).click();
    await expect.poll(() => total(page)).toBe(everything.totalCount);
    expect(errors).toEqual([]);
    await close();
  });

  it('include a price range', async () => {
    const middle = Math.round(((everything.min_price_all ?? 0) + (everything.max_price_all ?? 0)) / 2);
    const expected = await ask(`min_price=${middle}`);
    const { page, close } = await visit('/shop');
    await hydrated(page);
    await page.getByLabel('Da (€)').fill(String(middle));
    await page.getByLabel('Da (€)').press('Enter');
    await page.waitForURL(/min_price=/);
    await expect.poll(() => total(page)).toBe(expected.totalCount);
    await close();
  });

  // No generated product comes in more than eight colours.
  it.skipIf(inject('catalogue') === 'generated')(
    'S06 keep their places when one is ticked, show what has no products, and are narrowed by typing',
    async () => {
      const { page, close } = await visit('/shop?category=Mobili');
      await hydrated(page);
      const groups = () => page.locator('#filtri summary').allInnerTexts();
      const names = async () => (await groups()).map((text) => text.replaceAll(/[\d\n]+/g, '').trim());
      const before = await names();
      const colours = page.locator('#filtri').getByRole('group', { name: 'Colore', exact: true });
      const values = () =>
        colours
          .locator('input[type=checkbox]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
      const order = await values();
      const summaries = page.locator('#filtri details:not(details details) > summary:visible');
      const whole = await summaries.count();
      const wide = page.getByRole('searchbox', { name: 'Cerca tra i filtri' });
      await wide.fill('GRÌ');
      await expect.poll(() => summaries.count()).toBeLessThan(whole / 2);
      const left = await page.locator('#filtri details label:visible').allInnerTexts();
      expect([left.length > 1, left.filter((text) => !/gri/i.test(text))]).toEqual([true, []]);
      await wide.press('Enter');
      await wide.fill('profondità');
      await expect.poll(() => page.locator('#filtri [name="f_profondita.min"]').isVisible()).toBe(true);
      await wide.fill('zzz');
      await page.getByText('Nessun filtro con “zzz”.').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await wide.fill('');
      await expect.poll(() => summaries.count()).toBe(whole);
      expect(page.url()).not.toMatch(/gri|zzz/i);
      await colours.getByRole('searchbox').fill('GRÌ');
      await expect
        .poll(() => colours.locator('label:visible').allInnerTexts())
        .toHaveLength(order.filter((value) => value?.toLowerCase().includes('gri')).length);
      expect(page.url()).not.toContain('gri');
      await moved(page);
      await colours
        .getByLabel(/^Grigio(?! )/)
        .first()
        .check();
      await page.waitForURL(/f_colore=Grigio/);
      await expect.poll(() => page.getByRole('group', { name: 'Filtri applicati' }).count()).toBe(1);
      expect(await names()).toEqual(before);
      expect(await values()).toEqual(order);
      expect(await page.locator('#filtri input:disabled').count()).toBeGreaterThan(0);
      expect((await moved(page)).sum).toBeLessThan(0.01);
      expect(await colours.locator('label span[style*=background]').count()).toBeGreaterThan(3);
      await page.goto('/shop?category=Mobili&f_larghezza.min=100&f_larghezza.max=120');
      expect(await page.getByRole('group', { name: 'Filtri applicati' }).innerText()).toContain('100–120 cm');
      expect(await total(page)).toBeLessThan(100);
      await close();
    },
  );

  it('work without JavaScript', async () => {
    const { page, close } = await visit('/shop', { javaScript: false });
    await page.locator('#filtri input[name=f_brand]').first().check();
    await page.selectOption('select[name=order_by]', 'price-desc');
    await page.getByRole('button', { name: 'Applica' }).click();
    await page.waitForURL(/f_brand=/);
    expect(page.url()).toContain('order_by=price-desc');
    expect(await total(page)).toBe(
      brands.find((brand) =>
        page.url().includes(encodeURIComponent(String(brand.value)).replaceAll('%20', '+')),
      )?.count,
    );
    await close();
  });

  it('show the tick on the screen before they ask for the new list', async () => {
    const { page, close } = await visit('/shop');
    await hydrated(page);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const onChange = (): void => {
        seen.push('ticked');
        requestAnimationFrame(() => seen.push('frame'));
      };
      document.addEventListener('change', onChange, true);
      const send = globalThis.fetch;
      globalThis.fetch = async (address, init) => {
        if (String(address instanceof Request ? address.url : address).includes('f_brand'))
          seen.push('asked');
        return send(address, init);
      };
    });
    await page.locator('#filtri input[name=f_brand]').first().check();
    await page.waitForURL(/f_brand=/);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    expect(seen).toEqual(['ticked', 'frame', 'asked']);
    await close();
  });

  it('are a drawer on small screens that keeps the focus, counts live and gives the focus back', async () => {
    const { page, close } = await visit('/shop', { width: 360, height: 780 });
    await hydrated(page);
    const opener = page.getByRole('button', { name: /^Filtri/ });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Filtri' });
    await drawer.waitFor();
    await expect.poll(() => page.locator('#shell-header[inert]').count()).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await drawer.locator('input[name=f_brand]').first().check();
    await expect
      .poll(async () => numbersIn(await drawer.getByRole('button', { name: /^Mostra / }).innerText()))
      .toEqual([brands[0]?.count]);
    await page.keyboard.press('Escape');
    await expect
      .poll(() =>
        page.getByRole('button', { name: /^Filtri/ }).evaluate((button) => button === document.activeElement),
      )
      .toBe(true);
    expect(await page.locator('[inert]').count()).toBe(0);
    // L24: whoever goes back from it leaves it.
    await opener.click();
    await drawer.waitFor();
    await page.goBack();
    await page.waitForURL((address) => !address.search.includes('f_brand'));
    await drawer.waitFor({ state: 'hidden' });
    expect(await page.locator('[inert]').count()).toBe(0);
    await close();
  });
});

describe('Bad input on a listing', () => {
  const open = async (path: string) => {
    const response = await fetch(shopUrl() + path);
    return { status: response.status, html: await response.text() };
  };

  it('an unknown category, a page beyond the last and unreadable filters have a message and a status', async () => {
    const unknown = await open('/shop?category=Non,esiste');
    expect([unknown.status, unknown.html.includes('Questa categoria non c’è')]).toEqual([404, true]);
    const beyond = await open('/shop?page=99999');
    expect([beyond.status, beyond.html.includes('Vai all’ultima pagina')]).toEqual([404, true]);
    const broken = await open('/shop?features=%7Bbad');
    expect([broken.status, broken.html.includes('Non riusciamo a leggere questa ricerca')]).toEqual([
      400,
      true,
    ]);
  });

  it('a search that only its department keeps from goods leads to the whole shop', async () => {
    const { html } = await open('/shop?category=Cucina&search_term=trapano');
    expect(html).toContain('In questo reparto non c’è.');
    expect(html).not.toContain('Controlla l’ortografia');
    expect(html).toMatch(
      /href="\/shop\?search_term=trapano"[^>]*>(?:<[^>]*>)*Cerca “trapano” in tutti i reparti/,
    );
  });

  it('odd numbers, long terms and control characters get a page and never a fault', async () => {
    const odd = [
      'per_page=-5',
      'per_page=1000000',
      'page=-1',
      'min_price=90&max_price=10',
      'search_term=%00%07%1b',
      'f_nulla=x',
    ];
    for (const query of odd) expect([query, (await open(`/shop?${query}`)).status]).toEqual([query, 200]);
    const endless = await open(`/shop?search_term=${'x'.repeat(10_000)}`);
    expect([endless.status < 500, endless.html.length > 0]).toEqual([true, true]);
  });

  it('the wishlist of a visitor who is not logged in is empty and leads to the login', async () => {
    const { status, html } = await open('/shop?wishlist=true');
    expect(status).toBe(200);
    expect(html).toContain('Accedi per vedere la lista dei desideri.');
    expect(html).toContain('href="/pages/login"');
    expect(html).toContain('content="noindex, nofollow"');
    expect(html).not.toContain(everything.products[0]?.name);
  });

  it('control characters reach neither title nor preview', async () => {
    const { html } = await open('/shop?search_term=tra%00pano%07%0Arosso');
    expect(/<title>(.*?)<\/title>/s.exec(html)?.[1]).toContain('tra pano rosso');
    expect(html.slice(html.indexOf('<title>'), html.indexOf('</head>'))).not.toMatch(/\p{Cc}/u);
  });

  it('a form sent to a page is refused with a page that explains what to do', async () => {
    const response = await fetch(`${shopUrl()}/shop`, { method: 'POST' });
    const html = await response.text();
    expect([response.status, /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]]).toEqual([
      405,
      'Questa pagina non riceve dati',
    ]);
  });

  it('nothing found offers ways on', async () => {
    const { page, close } = await visit('/shop?search_term=qzxwvkj&exact=1');
    expect(await page.locator('main').innerText()).toContain('Nessun risultato per “qzxwvkj”');
    // Departments, and no goods that nobody asked for.
    expect(await page.locator('main a[href*="/shop?category="]').count()).toBeGreaterThan(5);
    expect(await page.locator('main li:has(h3)').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await close();
  });
});

describe('E02 R37 addresses that are not there', () => {
  it('answer 404 with a page, former product addresses lead to the product', async () => {
    const shop = shopUrl();
    const unknown = await fetch(`${shop}/nessuna/pagina`);
    expect([unknown.status, (await unknown.text()).includes('<main')]).toEqual([404, true]);
    const slug = everything.products[0]?.slug ?? '';
    for (const prefix of ['b2c', 'b2b', 'eshop']) {
      const former = await fetch(`${shop}/${prefix}/${slug.replace(/^det\//, '')}`, { redirect: 'manual' });
      expect([former.status, former.headers.get('location')]).toEqual([301, `/${slug}`]);
    }
    expect((await fetch(`${shop}/b2c/mai-esistito`)).status).toBe(404);
  });
});

describe('E03 E04 a page that cannot be fetched', () => {
  it('shows a message with a link home when the data does not arrive, and stays on the page without a connection', async () => {
    const { page, close } = await visit('/shop');
    await hydrated(page);
    await page.context().setOffline(true);
    await page.locator('main h3 a').first().click();
    await expect.poll(() => page.locator('#toasts').innerText()).toContain('senza connessione');
    expect(new URL(page.url()).pathname).toBe('/shop');
    await page.context().setOffline(false);
    await page.route('**/*.data*', (route) => route.abort());
    await page.locator('main h3 a').first().click();
    await page.getByRole('heading', { name: 'Qualcosa è andato storto' }).waitFor();
    expect(
      await page.locator('main').getByRole('link', { name: 'Torna alla home' }).getAttribute('href'),
    ).toBe('/');
    await close();
  });

  it('is loaded as a document when one of its scripts is gone, at most once a minute', async () => {
    const { page, close } = await visit('/shop');
    await hydrated(page);
    await page.route('**/assets/product.route*', (route) => route.abort());
    const fresh = page.waitForRequest((request) => request.isNavigationRequest());
    const target = await page.locator('main h3 a').first().getAttribute('href');
    await page.locator('main h3 a').first().click();
    expect(new URL((await fresh).url()).pathname).toBe(target);
    await page.goto('/shop');
    await hydrated(page);
    let again = 0;
    page.on('request', (request) => (again += request.isNavigationRequest() ? 1 : 0));
    await page.locator('main h3 a').first().click();
    await page.getByRole('heading', { name: 'Qualcosa è andato storto' }).waitFor();
    expect(again).toBe(0);
    await expect.poll(() => page.locator('html[data-busy]').count()).toBe(0);
    await page.unroute('**/assets/product.route*');
    await page.locator('main').getByRole('link', { name: 'Riprova' }).click();
    await page.locator('#acquista').waitFor();
    expect(new URL(page.url()).pathname).toBe(target);
    await close();
  });
});

describe('Quality of the listing', () => {
  it('shows goods on the first screen of a phone, below the kinds of a department, and the brands after them', async () => {
    const { page, close } = await visit(`/shop?category=${encodeURIComponent(department.url)}`, {
      width: 360,
      height: 780,
    });
    const top = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const goods = await top('main section > ul > li:has(h3)');
    expect(await top('main nav[aria-label="Categorie"] a')).toBeLessThan(goods);
    expect(goods).toBeLessThan(540);
    expect(await top('main nav[aria-label="Marca"] a')).toBeGreaterThan(goods);
    await close();
  });

  it('leads from the picture of every card to its product, and sells by the button on it, far below too', async () => {
    const { page, close } = await visit('/shop');
    await hydrated(page);
    const last = cards(page)
      .filter({ has: page.locator('button[aria-label^="Aggiungi al carrello"]') })
      .last();
    await last.locator('button[aria-label^="Aggiungi al carrello"]').click();
    await page.locator('#cart-drawer dialog[open] li').first().waitFor();
    await page.keyboard.press('Escape');
    const slug = await last.locator('h3 a').getAttribute('href');
    await last.scrollIntoViewIfNeeded();
    const { x, y, width } = (await last.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.click(x + width / 2, y + width / 2);
    await expect.poll(() => new URL(page.url()).pathname).toBe(slug);
    await close();
  });

  it('offers neither filters nor orders for a single product', async () => {
    const { page, close } = await visit(`/shop?search_term=${everything.products[0]?.sku ?? ''}&exact=1`);
    expect(await total(page)).toBe(1);
    expect(await page.locator('#filtri, select[name=order_by]').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await close();
  });

  it('fits every width, zoomed too, without faults of accessibility or jumps', async () => {
    for (const width of [320, 360, 640, 768, 1200, 1600]) {
      const { page, close } = await visit('/shop', { width });
      await page.waitForLoadState('load');
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
      expect([width, await accessibilityFaults(page)]).toEqual([width, []]);
      expect(await layoutShift(page)).toBeLessThan(0.02);
      await close();
    }
  });

  it('lets crawlers index categories, not searches and combined filters', async () => {
    const shop = shopUrl();
    const robots = async (path: string) =>
      /<meta name="robots" content="([^"]*)"/.exec(await (await fetch(shop + path)).text())?.[1] ?? 'index';
    expect(await robots(`/shop?category=${encodeURIComponent(department.url)}`)).toBe('index');
    expect(await robots('/shop?search_term=vite')).toBe('noindex, nofollow');
    expect(await robots('/shop?min_price=3&is_in_stock=1')).toBe('noindex, nofollow');
  });

  it('every page is called what it is, once, and has one address', async () => {
    const shop = shopUrl();
    const head = async (path: string) => {
      const html = await (await fetch(shop + path)).text();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
      return { title, canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] };
    };
    expect((await head('/shop?category=Non,esiste')).title).toBe('Categoria non trovata | Casamaestra');
    expect((await head('/shop?page=99999')).title).toBe('Pagina non trovata | Casamaestra');
    expect((await head('/web-page/chi-siamo')).title?.match(/Casamaestra/g)).toHaveLength(1);
    const right = await head(`/shop?category=${encodeURIComponent(department.url)}`);
    const lower = await head(`/shop?category=${encodeURIComponent(department.url.toLowerCase())}`);
    expect(lower.canonical).toBe(right.canonical);
    const brand = String(brands[0]?.value);
    expect((await head(`/shop?f_brand=${encodeURIComponent(brand)}`)).title).toBe(
      `Tutti i prodotti – ${brand} | Casamaestra`,
    );
  });

  it('shows the second picture of a card to a finger that swipes, and moves nothing', async () => {
    const { page, errors, close } = await visit('/shop', { width: 360, height: 740 });
    await hydrated(page);
    const card = cards(page)
      .filter({ has: page.locator('picture + img') })
      .first();
    const second = card.locator('picture + img');
    await card.scrollIntoViewIfNeeded();
    expect(await second.isVisible()).toBe(false);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const swipe = async (way: number) => {
      const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [middle, top] = [x + width / 2, Math.max(y, 0) + Math.min(height, 200) / 3];
      const touch = (type: 'touchStart' | 'touchMove', at: number) =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at, y: top }] });
      await touch('touchStart', middle);
      await touch('touchMove', middle + way);
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await expect
      .poll(async () => {
        await swipe(-60);
        return second.isVisible();
      })
      .toBe(true);
    await swipe(60);
    await expect.poll(() => second.isVisible()).toBe(false);
    expect(await layoutShift(page)).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/shop');
    expect(errors).toEqual([]);
    await close();
  });

  it('opens the filters of a phone with an empty drawer, and fills it once that is seen', async () => {
    const { page, close } = await visit('/shop', { width: 360, height: 740 });
    await hydrated(page);
    const visibility = () =>
      page
        .locator('#filtri form > div:nth-last-of-type(2)')
        .evaluate((body) => getComputedStyle(body).contentVisibility);
    const first = await page.evaluate(() => {
      document.querySelector<HTMLElement>('main section [popovertarget=filtri]')?.click();
      const body = document.querySelector('#filtri form > div:nth-last-of-type(2)');
      return body && getComputedStyle(body).contentVisibility;
    });
    expect(first).toBe('hidden');
    await expect.poll(visibility).toBe('visible');
    await page.locator('#filtri input[name=f_brand]').first().check();
    await page.waitForURL(/f_brand=/);
    await close();
  });

  it('keeps head and filters, which its document does not carry twice, for who comes back to it', async () => {
    const { page, errors, close } = await visit(`/shop?category=${encodeURIComponent(department.url)}`);
    await hydrated(page);
    const data = await page.locator('#page-data').textContent();
    expect(data).not.toMatch(/\[\\"[^"]+\\",\d+/);
    const shown = () =>
      page.evaluate(() => [
        // Its heading may hold the focus of a page that has come.
        document.querySelector('[data-shown=head]')?.innerHTML.replace(' tabindex="-1"', ''),
        document.querySelector('[data-shown=views]')?.innerHTML,
        ...[...document.querySelectorAll('#filtra label')].map(({ textContent }) => textContent),
      ]);
    const before = await shown();
    expect(before.length).toBeGreaterThan(20);
    await page.locator('main h3 a').first().click();
    await page.locator('#acquista').waitFor();
    await page.goBack();
    await expect.poll(shown).toEqual(before);
    expect(errors).toEqual([]);
    await close();
  });

  it('takes its cards over from the document: they add what they show, and stand while their list goes on', async () => {
    const { page, errors, close } = await visit('/shop?view=list');
    await hydrated(page);
    expect(await page.locator('#page-data').textContent()).not.toContain('swatches');
    const card = cards(page).filter({ has: page.getByRole('button', { name: /^Aggiungi al carrello: / }) });
    const name = await card.first().getByRole('heading').innerText();
    const price = await card.first().getByText('€').first().innerText();
    const drawn = await card.first().locator('picture > img').elementHandle();
    await card
      .first()
      .getByRole('button', { name: `Aggiungi al carrello: ${name}` })
      .press('Enter');
    const drawer = page.locator('#cart-drawer dialog[open]');
    await drawer.getByRole('link', { name }).first().waitFor();
    expect(await drawer.innerText()).toContain(price);
    await page.keyboard.press('Escape');
    const before = await cards(page).count();
    await page.getByRole('link', { name: 'Mostra altri 24' }).press('Enter');
    await expect.poll(() => cards(page).count()).toBe(2 * before);
    expect(await drawn?.evaluate((image) => image.isConnected)).toBe(true);
    await cards(page)
      .nth(before)
      .getByRole('link', { name: /^Confronta/ })
      .waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it('stays within 20 kB of HTML and 95 kB of JavaScript, compressed', async () => {
    const shop = shopUrl();
    const html = await (await fetch(`${shop}/shop?category=${encodeURIComponent(department.url)}`)).text();
    const scripts = [...new Set(html.match(/\/assets\/[\w.~-]+\.js/g) ?? [])];
    const sizes = await Promise.all(
      scripts.map(async (path) => brotliCompressSync(await (await fetch(shop + path)).bytes()).length),
    );
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(20_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(95_000);
  });

  it('has little to fetch before a phone paints it: a font of 21 kB, two style sheets, pictures of the size they are shown in', async () => {
    const shop = shopUrl();
    const { page, close } = await visit('/pages/track-order');
    const devtools = await page.context().newCDPSession(page);
    const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
    await devtools.send('Emulation.setDeviceMetricsOverride', phone);
    const slug = (await ask('per_page=1')).products[0]?.slug.replace(/^\//, '');
    for (const path of ['/shop', `/${slug}`]) {
      const html = await (await fetch(shop + path)).text();
      expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(2);
      expect(html).not.toMatch(/rel="preload" as="image" href="\/brand/);
      const font = /\/assets\/[\w-]+\.woff2/.exec(html)?.[0];
      expect((await (await fetch(shop + font)).bytes()).length).toBeLessThanOrEqual(21_000);
      await page.goto(path);
      const first = page.locator('main img[fetchpriority=high]').first();
      await expect
        .poll(() => first.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
        .toBeGreaterThan(0);
      const { shown, chosen, offered } = await first.evaluate((picture: HTMLImageElement) => ({
        shown: picture.getBoundingClientRect().width * devicePixelRatio,
        chosen: Number(/-(\d+)\.avif$/.exec(picture.currentSrc)?.[1]),
        offered: [...(picture.parentElement?.querySelector('source')?.srcset.matchAll(/(\d+)w/g) ?? [])].map(
          ([, width]) => Number(width),
        ),
      }));
      // The width offered next to what is shown, not one above it.
      expect(chosen).toBe(offered.find((width) => width >= shown - 2) ?? offered.at(-1));
    }
    await close();
  });
});
