import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, hydrated, sidewaysScroll, useBrowser, visit } from './harness/browse.ts';
import { cartLine, euros, oneProduct } from './harness/goods.ts';
import { moved } from './harness/measure.ts';

useBrowser();

const options = '#site-search-list [role=option]';

describe('L03 category menu', () => {
  it('unfolds a department, closes on Esc with the focus back, and leads to a category', async () => {
    const { page, errors, close } = await visit('/');
    await hydrated(page);
    const first = page.locator('#site-menu summary').nth(1);
    await first.click();
    const groups = page.locator('#site-menu details[open] .site-groups > li > a');
    expect(await groups.first().isVisible()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await groups.count()).toBe(0);
    expect(await first.evaluate((summary) => summary === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const href = await groups.first().getAttribute('href');
    await groups.first().click();
    await page.waitForURL(
      (url) => url.pathname + decodeURIComponent(url.search) === decodeURIComponent(href ?? ''),
    );
    await expect.poll(() => page.locator('#site-menu details[open]').count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  it('is a drawer on small screens, closed by Esc with the focus back', async () => {
    const { page, close } = await visit('/', { width: 360, height: 780 });
    const distorted = (images: Element[]) =>
      images.filter((image) => getComputedStyle(image).objectFit === 'fill').length;
    expect(await page.locator('#site-menu img').evaluateAll(distorted)).toBe(0);
    await hydrated(page);
    await page.locator('.site-menu-button').click();
    await page.locator('#site-menu summary:visible').first().click();
    expect(await page.locator('#site-menu details[open] a').first().isVisible()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('#site-menu').isVisible()).toBe(false);
    expect(
      await page.locator('.site-menu-button').evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await close();
  });

  it.each([360, 1200])(
    'shows a product of each group and a reduced one of the department that is opened, asked for then, and nothing moves: %i px',
    async (width) => {
      const { page, errors, close } = await visit('/', { width, height: 780 });
      await hydrated(page);
      let letGo = (): void => undefined;
      const released = new Promise<void>((resolve) => (letGo = resolve));
      const asked: URL[] = [];
      await page.route('**/*solr_search.shop*', async (route) => {
        asked.push(new URL(route.request().url()));
        await released;
        await route.continue();
      });
      if (width < 992) await page.locator('.site-menu-button').click();
      expect(asked).toEqual([]);
      const department = page.locator('#site-menu li:has(.site-mega-lead) > details').first();
      await department.locator('summary').click();
      const groups = department.locator('.site-group');
      await expect.poll(() => asked.length).toBe((await groups.count()) + 1);
      const places = () =>
        page
          .locator('#site-menu a:not(.site-promo), #site-menu summary')
          .evaluateAll((links) => links.map((link) => JSON.stringify(link.getBoundingClientRect())));
      const before = await places();
      letGo();
      await expect.poll(() => groups.locator('> img').count()).toBe(await groups.count());
      const offer = department.locator('.site-promo');
      await offer.waitFor();
      expect(await places()).toEqual(before);
      const query = asked.find(({ searchParams }) => searchParams.has('min_discount_percent'));
      const answer = (await (await fetch(String(query))).json()) as { message: Listing };
      const [reduced] = answer.message.products;
      const words = await offer.innerText();
      for (const word of [reduced?.name, euros(reduced?.min_price ?? 0), euros(reduced?.price ?? 0)])
        expect(words).toContain(word);
      expect(await accessibilityFaults(page)).toEqual([]);
      await offer.click();
      await page.waitForURL(`**/${reduced?.slug}`);
      expect(errors).toEqual([]);
      await close();
    },
  );

  it('works without JavaScript', async () => {
    const { page, close } = await visit('/', { javaScript: false });
    await page.locator('#site-menu summary').nth(1).click();
    await page.locator('#site-menu details[open] .site-groups a').first().click();
    await page.waitForURL('**/shop?category=**');
    await page.locator('main h1').waitFor();
    expect(await page.locator('main h1').count()).toBe(1);
    await close();
  });
});

describe('L04 L07 L09 L10 around every page', () => {
  it('shows every department with its picture, the offers and the newest products at any width', async () => {
    for (const width of [1024, 1600]) {
      const { page, close } = await visit('/shop', { width, javaScript: false });
      await page.locator('.site-all summary').click();
      expect(await page.locator('.site-tiles li:visible').count()).toBe(12);
      expect(await page.locator('.site-tiles img:visible').count()).toBe(12);
      for (const name of ['Offerte', 'Novità'])
        expect(await page.locator('#site-menu').getByRole('link', { name, exact: true }).isVisible()).toBe(
          true,
        );
      expect(await page.locator('.site-promises li').count()).toBeGreaterThanOrEqual(3);
      await close();
    }
  });

  it('has a bar at the foot of a phone that makes room for the keyboard and covers nothing', async () => {
    const { page, close } = await visit('/shop', { width: 360, height: 780 });
    await hydrated(page);
    const dock = page.locator('.site-dock');
    expect(await dock.locator('a, button').allInnerTexts()).toEqual([
      'Home',
      'Reparti',
      'Desideri',
      'Account',
      'Carrello',
    ]);
    await dock.getByRole('button', { name: 'Reparti' }).click();
    await page.locator('#site-menu:popover-open').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#site-search-term').focus();
    expect(await dock.isVisible()).toBe(false);
    await page.locator('.site-footer a').last().focus();
    const [last, bar] = [await page.locator('.site-footer a').last().boundingBox(), await dock.boundingBox()];
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await close();
  });

  it('brings the header back on the way up without moving anything, and leads to the top', async () => {
    const { page, close } = await visit('/shop');
    await hydrated(page);
    const top = () => page.locator('.site-header').evaluate((head) => head.getBoundingClientRect().bottom);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    expect(await page.locator('.site-top').isVisible()).toBe(false);
    await page.mouse.wheel(0, 1500);
    await page.locator('.site-top').waitFor();
    expect(await top()).toBeLessThan(0);
    await page.mouse.wheel(0, -200);
    await expect.poll(top).toBeGreaterThan(80);
    expect(await height()).toBe(before);
    await page.mouse.wheel(0, 200);
    await expect.poll(top).toBeLessThanOrEqual(0);
    await page.locator('.site-top').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await close();
  });
});

describe('L12 search box', () => {
  it('waits for three characters, asks in lower case, and marks what matches', async () => {
    const { page, close } = await visit('/');
    await hydrated(page);
    const field = page.locator('#site-search-term');
    await field.fill('tr');
    const asked = page.waitForRequest(/casamaestra\.search\.suggest/);
    await field.fill('TRAP');
    expect(new URL((await asked).url()).searchParams.get('term')).toBe('trap');
    await page.waitForSelector(options);
    const product = page.locator('.site-option-group[data-kind=products] [role=option]').first();
    expect((await product.locator('mark').first().textContent())?.toLowerCase()).toContain('trap');
    expect(await product.locator('img').count()).toBe(1);
    expect(await product.locator('.site-option-price').textContent()).toMatch(/\d,\d{2}\s€/);
    expect(await page.locator('#live').textContent()).toMatch(/suggeriment/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await close();
  });

  it('shows class and scale beside the price of what needs a label, as the bar to buy does', async () => {
    const { page, close } = await visit('/', { width: 360, height: 780 });
    await hydrated(page);
    await page.locator('#site-search-term').fill('lavatrice');
    const found = page.locator('.site-option-group[data-kind=products] [role=option]').first();
    const arrow = /^Classe energetica [A-G], scala da A a G$/;
    await found.getByRole('img', { name: arrow }).waitFor();
    expect(await found.locator('a').count()).toBe(0);
    const room = await found.evaluate((option) => option.scrollWidth - option.clientWidth);
    expect(room).toBeLessThanOrEqual(0);
    await found.click();
    const bar = page.locator('div[data-no-print]:has(> p > strong)');
    await bar.getByLabel(/Classe energetica [A-G], scala da A a G$/).waitFor({ state: 'attached' });
    expect(await sidewaysScroll(page)).toBe(0);
    await close();
  });

  it('is a combobox for the keyboard', async () => {
    const { page, close } = await visit('/');
    await hydrated(page);
    const field = page.locator('#site-search-term');
    await field.fill('trapano');
    await page.waitForSelector(options);
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    const active = await field.getAttribute('aria-activedescendant');
    const chosen = page.locator(`#${active}`);
    expect(await chosen.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector(`${options}:visible`);
    await page.keyboard.press('ArrowDown');
    const href = await page.locator(`${options}[aria-selected=true]`).getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === new URL(href ?? '', url).pathname);
    await expect.poll(() => page.locator('#site-search-panel').isVisible()).toBe(false);
    await close();
  });

  it('closes on a click outside, and still suggests for a misspelling', async () => {
    const { page, close } = await visit('/');
    await hydrated(page);
    await page.locator('#site-search-term').fill('trpano');
    await page.waitForSelector(options);
    await page.locator('.site-strip').click({ position: { x: 4, y: 4 } });
    expect(await page.locator('#site-search-panel').isVisible()).toBe(false);
    await page.locator('#site-search-term').click();
    await page.locator('#site-search-panel').waitFor();
    await close();
  });

  it('answer what is no product, lead to all results, and remember what was searched for', async () => {
    const { page, close } = await visit('/');
    await hydrated(page);
    const field = page.locator('#site-search-term');
    await field.fill('spediz');
    await page.locator(`${options}[data-help][href="/web-page/spedizioni"]`).waitFor();
    await field.fill('trapano');
    const all = page.locator(`${options}[data-kind=all]`);
    await expect.poll(() => all.textContent()).toMatch(/^Vedi (tutti i \d+ risultati|il risultato)$/);
    expect(await page.evaluate(() => localStorage.getItem('latest-searches'))).toBeNull();
    await field.fill('resi');
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('search_term') === 'resi');
    await page.locator('main a[href="/web-page/resi-e-recesso"] b').waitFor();
    await field.fill('');
    await page.locator('.site-latest a[href$="search_term=resi"]').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Togli “resi” dalle ultime ricerche' }).click();
    await expect.poll(() => page.locator('#site-search-panel').isVisible()).toBe(false);
    await close();
  });

  it('below an empty field show what many search for, under what this browser searched for, and move nothing', async () => {
    const { page, close } = await visit('/', { stored: { 'latest-searches': ['resi'] }, width: 360 });
    await page.route('**/*casamaestra.search.popular*', (route) =>
      route.fulfill({ json: { message: { searches: ['trapano', 'lampada da terra'] } } }),
    );
    await hydrated(page);
    await moved(page);
    const field = page.locator('#site-search-term');
    await field.focus();
    const popular = page.getByRole('list', { name: 'Cercano in molti' });
    await popular.waitFor();
    const tops = await page
      .locator('.site-latest')
      .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(await accessibilityFaults(page)).toEqual([]);
    expect((await moved(page)).parts).toEqual([]);
    await page.getByRole('button', { name: 'Togli “resi” dalle ultime ricerche' }).click();
    expect(await popular.isVisible()).toBe(true);
    await field.fill('tr');
    await expect.poll(() => popular.count()).toBe(0);
    await field.fill('');
    await popular.getByRole('link', { name: 'lampada da terra' }).click();
    await page.waitForURL((url) => url.searchParams.get('search_term') === 'lampada da terra');
    await close();
  });

  it('are limited to the chosen department, with a message where there are none', async () => {
    const { page, close } = await visit('/');
    await hydrated(page);
    const scope = page.locator('#site-search-category');
    await scope.selectOption('Cucina');
    await page.locator('#site-search-term').fill('martello');
    const status = page.locator('#live');
    await expect.poll(() => status.textContent()).toContain('in Cucina finora');
    expect(await page.locator(options).count()).toBe(0);
    await scope.selectOption('');
    await page.locator('#site-search-term').press('ArrowDown');
    await page.locator(options).first().waitFor();
    await close();
  });

  it('that fail show and announce a message, and are requested again', async () => {
    const { page, close } = await visit('/');
    await hydrated(page);
    await page.route('**/*search.suggest*', (route) => route.fulfill({ status: 500, body: '{}' }));
    const field = page.locator('#site-search-term');
    await field.fill('trapano');
    const status = page.locator('#live');
    await expect.poll(() => status.textContent()).toContain('Premi Invio per cercare lo stesso');
    expect(await page.locator('#site-search-panel').isVisible()).toBe(true);
    await page.unroute('**/*search.suggest*');
    await field.fill('trapano ');
    await page.locator(options).first().waitFor();
    await close();
  });

  it('a reduced product of several prices shows from which price, and the struck one', async () => {
    const { page, close } = await visit('/');
    await hydrated(page);
    await page.locator('#site-search-term').fill('trapano avvitatore');
    const price = page.locator('.site-option-price.is-cut').filter({ hasText: 'da ' }).first();
    await price.waitFor();
    expect(await price.locator('s').textContent()).toMatch(/\d,\d{2}\s€/);
    await close();
  });

  it('a new search keeps the view that was chosen', async () => {
    const { page, close } = await visit('/shop?category=Utensili&view=list');
    await hydrated(page);
    await page.locator('#site-search-term').fill('trapano');
    await page.locator('#site-search-term').press('Enter');
    await page.waitForURL((url) => url.searchParams.get('search_term') === 'trapano');
    expect(new URL(page.url()).searchParams.get('view')).toBe('list');
    await close();
  });

  it('shows four products at most on small screens', async () => {
    const { page, close } = await visit('/', { width: 360, height: 780 });
    await hydrated(page);
    await page.locator('#site-search-term').fill('legno');
    await page.waitForSelector(options);
    expect(
      await page.locator('.site-option-group[data-kind=products] [role=option]').count(),
    ).toBeLessThanOrEqual(4);
    expect(await accessibilityFaults(page)).toEqual([]);
    await close();
  });

  it.each([true, false])(
    'searches by Enter, keeps the term in the box (JavaScript: %s)',
    async (javaScript) => {
      const { page, close } = await visit('/', { javaScript });
      if (javaScript) await hydrated(page);
      await page.locator('#site-search-term').fill('trapano');
      await page.locator('#site-search-term').press('Enter');
      await page.waitForURL(
        (url) => url.pathname === '/shop' && url.searchParams.get('search_term') === 'trapano',
      );
      await expect.poll(() => page.locator('main h1').textContent()).toContain('trapano');
      await close();
    },
  );

  it.each([
    [1200, 500],
    [360, 100],
  ])('asks only after a pause: on %i px after %i ms', async (width, pauseMs) => {
    const { page, close } = await visit('/', { width });
    await hydrated(page);
    // The code of the suggestions arrives with the focus: it must be there before the clock stands still.
    await page.locator('#site-search-term').focus();
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    let asked = 0;
    page.on('request', (request) => (asked += request.url().includes('search.suggest') ? 1 : 0));
    await page.locator('#site-search-term').fill('trapa');
    await page.clock.runFor(pauseMs - 1);
    await page.locator('#site-search-term').fill('trapano');
    await page.clock.runFor(pauseMs - 1);
    expect(asked).toBe(0);
    const request = page.waitForRequest(/search\.suggest/);
    await page.clock.runFor(1);
    expect(new URL((await request).url()).searchParams.get('term')).toBe('trapano');
    expect(asked).toBe(1);
    await close();
  });

  it('keeps the term in the box and follows the address', async () => {
    const { page, close } = await visit('/shop?search_term=trapano');
    await hydrated(page);
    expect(await page.locator('#site-search-term').inputValue()).toBe('trapano');
    await page.locator('.site-logo').click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => page.locator('#site-search-term').inputValue()).toBe('');
    await close();
  });
});

describe('L13 cart in the header', () => {
  it('is empty at first, then counts, lists, removes and leads to the cart', async () => {
    const { page, errors, close } = await visit('/');
    await hydrated(page);
    await page.locator('#site-cart').click();
    const drawer = page.locator('#cart-drawer dialog');
    await drawer.getByText('Il carrello è vuoto.').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('#site-cart').evaluate((link) => link === document.activeElement)).toBe(true);

    await page.goto('/shop');
    await hydrated(page);
    const add = page.locator('main button[aria-label^="Aggiungi al carrello"]').first();
    await add.click();
    await drawer.getByRole('status').getByText('aggiunto al carrello').first().waitFor();
    expect(await page.locator('#site-cart [data-cart-count]').textContent()).toBe('1');
    const price = await drawer.locator('li strong').innerText();
    expect(await drawer.getByText('Subtotale').locator('..').innerText()).toContain(price);
    await drawer.getByText(/consegna gratuita|consegna è gratuita/).waitFor();
    const leads = (name: string) => drawer.getByRole('link', { name }).getAttribute('href');
    expect(await leads('Vedi il carrello')).toBe('/pages/cart');
    expect(await leads('Vai alla cassa')).toBe('/pages/pay');
    expect(await accessibilityFaults(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Aumenta la quantità' }).click();
    await drawer.getByText('Carrello (2)').waitFor();
    await drawer.getByRole('button', { name: /^Togli/ }).click();
    await drawer.getByText('Il carrello è vuoto.').waitFor();
    await drawer.getByRole('button', { name: 'Annulla' }).click();
    await drawer.getByText('Carrello (2)').waitFor();
    await page.keyboard.press('Escape');
    expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.locator('#site-cart').click();
    await drawer.getByRole('link', { name: 'Vedi il carrello' }).click();
    await page.waitForURL('**/pages/cart');
    await expect.poll(() => page.locator('#cart-drawer dialog[open]').count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  it('opens the drawer however early it is clicked', async () => {
    const { page, close } = await visit('/web-page/chi-siamo');
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/shop', { waitUntil: 'commit' });
    await page.locator('.site-dock').waitFor({ state: 'attached' });
    await page.locator('#site-cart').click();
    scripts.resolve();
    await page.locator('#cart-drawer dialog[open]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/shop');
    await close();
  });

  it('leads to the cart page without JavaScript', async () => {
    const { page, close } = await visit('/', { javaScript: false });
    await page.locator('#site-cart').click();
    await page.waitForURL('**/pages/cart');
    expect(await page.locator('main h1').count()).toBe(1);
    await close();
  });
});

describe('L05 search box', () => {
  it('is not where an order is made or somebody logs in, and everywhere else', async () => {
    const { page, close } = await visit('/pages/cart');
    const box = page.locator('#site-search-term');
    expect(await box.isVisible()).toBe(false);
    for (const place of ['/pages/pay', '/pages/login', '/pages/register']) {
      await page.goto(place);
      expect([place, await box.isVisible()]).toEqual([place, false]);
    }
    await page.goto('/pages/forgot-password');
    expect(await box.isVisible()).toBe(true);
    await close();
  });
});

describe('L02, L08 header and footer', () => {
  it('show account and wishlist, which lead an anonymous visitor to the login', async () => {
    const { page, close } = await visit('/', { width: 360 });
    const ways = [
      ['Account', '/pages/login'],
      ['Lista dei desideri', '/pages/login?next=%2Fpages%2Fwishlist'],
    ] as const;
    for (const [name, href] of ways) {
      const link = page.locator('.site-dock').getByRole('link', { name });
      expect([await link.isVisible(), await link.getAttribute('href')]).toEqual([true, href]);
    }
    await close();
  });

  it.each(['pay', 'login', 'register', 'account', 'wishlist', 'orders', 'track-order'])(
    '/pages/%s is kept out of search engines and has a title without scripts',
    async (place) => {
      const { page, close } = await visit(`/pages/${place}`, { javaScript: false });
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
      expect(await page.locator('main h1').count()).toBe(1);
      await close();
    },
  );

  it('answer 404 for any other page of that kind', async () => {
    const { page, close } = await visit('/');
    expect((await page.request.get('/pages/constructor')).status()).toBe(404);
    await close();
  });

  it('ends in a footer of less than a screen on phones, folded, with links for fingers; without scripts all is open', async () => {
    const { page, close } = await visit('/web-page/chi-siamo', { width: 360, height: 780 });
    const footer = page.locator('.site-footer');
    expect((await footer.boundingBox())?.height).toBeLessThan(700);
    expect(await footer.getByRole('link', { name: 'Recedere dal contratto qui' }).isVisible()).toBe(true);
    for (const group of await footer.locator('summary').all()) await group.click();
    const heights = await footer
      .locator('li > a:visible, .site-foot-contact a:visible')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await close();
    const plain = await visit('/web-page/chi-siamo', { width: 360, javaScript: false });
    expect(await plain.page.locator('.site-footer').getByRole('link', { name: 'Guide' }).isVisible()).toBe(
      true,
    );
    await plain.close();
  });

  it('lead nowhere dead', async () => {
    const { page, close } = await visit('/');
    const hrefs = await page
      .locator('.site-strip a, .site-bar a, .site-footer a, .site-menu .site-mega-lead')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const own = [...new Set(hrefs)].filter((href) => href.startsWith('/'));
    expect(own.length).toBeGreaterThan(5);
    // The chat leads abroad.
    const chat = await page.request.get('/pages/whatsapp', { maxRedirects: 0 });
    expect(chat.headers()['location']).toMatch(/^https:\/\/wa\.me\/39/);
    for (const href of own.filter((one) => one !== '/pages/whatsapp'))
      expect([href, (await page.request.get(href)).status()]).toEqual([href, 200]);
    await close();
  });

  it.each([320, 640, 991, 1200])('fit %i px: nothing scrolls sideways, no faults', async (width) => {
    const { page, close } = await visit('/', { width });
    await hydrated(page);
    expect(await sidewaysScroll(page)).toBe(0);
    // With estimated heights axe takes what lies below a section for what lies behind it.
    await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
    expect(await accessibilityFaults(page)).toEqual([]);
    await close();
  });

  it.each(['/', '/shop', '/web-page/spedizioni', '/web-page/pagamenti'])(
    'are dark where the system is, and %s can be read',
    async (path) => {
      const { page, close } = await visit(path);
      await page.emulateMedia({ colorScheme: 'dark' });
      await hydrated(page);
      const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(await ground()).toBe('rgb(27, 23, 20)');
      expect(await accessibilityFaults(page)).toEqual([]);
      await close();
    },
  );

  it('are styled in one order of layers, whichever sheet loads first', async () => {
    const { page, close } = await visit('/');
    const ranks = await page.evaluate(() => {
      const names = [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].flatMap((rule) => {
          if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
          return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
        }),
      );
      return [...new Set(names)];
    });
    expect(ranks).toEqual(['reset', 'tokens', 'base', 'components', 'areas', 'utilities']);
    await close();
  });
});

describe('A cart that the browser kept badly', () => {
  it('is repaired on whatever page one lands, also when another tab damages it, and says what is lost', async () => {
    const line = {
      name: 'Cacciavite',
      sku: 'X-1',
      slug: 'det/x',
      price: 5,
      qty: 2,
      stock: null,
      small_pictures: [],
    };
    const { page, errors, close } = await visit('/web-page/pagamenti', {
      stored: { 'cart-list': [line, { name: 7 }, 'x'] },
    });
    await hydrated(page);
    const notices = page.locator('#toasts');
    await expect.poll(() => notices.innerText()).toContain('2 righe del carrello erano rovinate');
    expect(await page.locator('#site-cart').innerText()).toContain('2');
    const kept = () => page.evaluate(() => localStorage.getItem('cart-list'));
    expect(JSON.parse((await kept()) ?? '')).toMatchObject([{ sku: 'X-1', qty: 2 }]);
    const other = await page.context().newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => localStorage.setItem('cart-list', '{"broken'));
    await expect.poll(() => notices.innerText()).toContain('non si legge più');
    await page.setViewportSize({ width: 360, height: 780 });
    const [notice, dock] = [await notices.boundingBox(), await page.locator('.site-dock').boundingBox()];
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
    await expect.poll(kept).toBe('[]');
    expect(errors).toEqual([]);
    await close();
  });

  it('of another demo shop is cleared with a word of it, and its articles can be put back', async () => {
    const product = await oneProduct();
    const { page, errors, close } = await visit('/web-page/guide', {
      stored: { casamaestra: { demo: 3, cart: {}, wishlist: [] }, 'cart-list': [cartLine(product, 2)] },
    });
    await hydrated(page);
    const notices = page.locator('#toasts');
    await expect.poll(() => notices.innerText()).toContain('abbiamo tolto un articolo');
    expect(await page.locator('#site-cart [data-cart-count]').isVisible()).toBe(false);
    await notices.getByRole('link', { name: 'Rimettili' }).click();
    await page.waitForURL('**/pages/cart');
    await page.getByRole('link', { name: product.name }).first().waitFor();
    await expect.poll(() => page.locator('#site-cart [data-cart-count]').textContent()).toBe('2');
    expect(errors).toEqual([]);
    await close();
  });

  it('that it cannot keep because its storage is full lasts as long as the page, which says so once', async () => {
    const { page, close } = await visit('/shop');
    await hydrated(page);
    await page.evaluate(() => {
      let block = 'x'.repeat(1_000_000);
      for (let at = 0; block.length > 0; at += 1)
        try {
          localStorage.setItem(`foreign-${at}`, block);
        } catch {
          block = block.slice(0, block.length >> 1);
        }
    });
    await page.locator('main a[href^="/det/"]').first().click();
    await page.locator('#aggiungi').click();
    await expect.poll(() => page.locator('#toasts').innerText()).toContain('non conserva i dati del negozio');
    await expect.poll(() => page.locator('#cart-drawer dialog[open]').count()).toBe(1);
    // The open drawer does not cover it, nor make it dead.
    const notice = page.locator('#cart-drawer dialog[open] #toasts').getByText('non conserva i dati');
    await notice.waitFor();
    const { x, y, width, height } = (await notice.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const onTop = await page.evaluate(
      ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('#toasts') !== null,
      [x + width / 2, y + height / 2],
    );
    expect(onTop).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('body > #toasts').count()).toBe(1);
    await close();
  });
});
