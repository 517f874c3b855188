import { describe, expect, it } from 'vitest';
import { accessibilityFaults, hydrated, sidewaysScroll, useBrowser, visit } from './harness/browse.ts';

useBrowser();

describe('R01 home page', () => {
  it('shows every section from the content', async () => {
    const { page, errors, foreign, close } = await visit('/');
    await hydrated(page);
    expect(await page.locator('main h1').count()).toBe(1);
    for (const section of [
      'home-offers',
      'home-categories',
      'home-featured',
      'home-latest',
      'home-promo',
      'home-posts',
      'home-departments',
      'home-brands',
    ]) {
      expect([section, await page.locator(`[aria-labelledby=${section}]`).count()]).toEqual([section, 1]);
    }
    expect(
      await page.locator('section[aria-label="Cosa puoi aspettarti da noi"] li').count(),
    ).toBeGreaterThanOrEqual(3);
    expect(await page.locator('section[aria-label="Proposte del momento"] a').count()).toBeGreaterThanOrEqual(
      2,
    );
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
    await close();
  });

  it('moves its slides only when asked to', async () => {
    const { page, close } = await visit('/');
    await hydrated(page);
    const slides = page.locator('section[aria-label="In primo piano"]');
    const place = () =>
      slides.locator('ul').evaluate((track) => Math.round(track.scrollLeft / track.clientWidth));
    expect(await place()).toBe(0);
    await slides.getByRole('button', { name: 'Successiva' }).click();
    await expect.poll(place).toBe(1);
    await slides.getByRole('button', { name: 'Precedente' }).click();
    await expect.poll(place).toBe(0);
    await slides.getByRole('button', { name: 'Precedente' }).click();
    await expect.poll(place).toBeGreaterThan(0);
    await close();
  });

  it('sells on its first screen, and all goods of its project in one click', async () => {
    const { page, close } = await visit('/', { width: 360, height: 780 });
    await hydrated(page);
    const offer = page.locator('section[aria-label="In primo piano"] li').first();
    const way = offer.getByRole('link');
    const box = await way.boundingBox();
    expect((box?.y ?? 780) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
    expect(await offer.innerText()).toMatch(/da\s\d+,\d\d\s€/);
    const project = page.locator('[aria-labelledby=home-promo]');
    const goods = await project.locator('li').count();
    expect(goods).toBeGreaterThan(4);
    const total = await project.locator('strong').innerText();
    await project.getByRole('link', { name: 'Metti tutto nel carrello' }).click();
    await page.waitForURL((url) => url.pathname === '/pages/cart' && url.search === '');
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart-list') ?? '[]').length))
      .toBe(goods);
    await page.locator('main').getByText(total).first().waitFor();
    await page.reload();
    await hydrated(page);
    await page.locator('main').getByText(total).first().waitFor();
    // Of a link that somebody kept, what has sold out since is said by name.
    await page.route(/solr_search\.shop\?skus=/, async (route) => {
      const response = await route.fetch();
      const { message } = (await response.json()) as { message: { products: { sku: string }[] } };
      const products = message.products.map((one) =>
        one.sku === 'SPA-7172' ? { ...one, stock: 0, variants: [], is_out_of_stock: true } : one,
      );
      await route.fulfill({ response, json: { message: { ...message, products } } });
    });
    await page.goto('/pages/cart?add=SPA-7172:1,SEG-6810:1');
    await page
      .locator('#toasts')
      .getByText(/Un prodotto è ora nel carrello\. Non disponibile: \S/)
      .waitFor();
    await close();
  });

  it('can be kept as an app: its manifest names it and icons that exist', async () => {
    const { page, close } = await visit('/');
    const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
    const app = (await (await page.request.get(href)).json()) as {
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(app).toMatchObject({ name: 'Casamaestra', display: 'standalone', start_url: '/' });
    expect(app.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(app.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src } of app.icons) expect((await page.request.get(src)).status()).toBe(200);
    await close();
  });

  it.each([
    [360, 6700],
    [1200, 5700],
  ])('is not endless: %i px wide, at most %i px long', async (width, most) => {
    const { page, close } = await visit('/', { width, height: 780 });
    await page.evaluate(() => (document.documentElement.dataset['whole'] = ''));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most);
    await close();
  });

  it('ranks what sells best as a list of places beside what is new: five, each a link with its price', async () => {
    const { page, close } = await visit('/');
    const best = page.locator('[aria-labelledby=home-featured]');
    expect(await best.locator('ol > li h3 a').count()).toBe(5);
    for (const line of await best.locator('ol > li').all())
      expect(await line.textContent()).toMatch(/\d,\d\d\s€/);
    const top = (id: string) => page.locator(`#${id}`).evaluate((one) => one.getBoundingClientRect().top);
    expect(await top('home-featured')).toBeCloseTo(await top('home-latest'), -1);
    await close();
  });

  it('lays out what is far below when it comes near, and going back finds the same height', async () => {
    const { page, close } = await visit('/', { width: 360, height: 780 });
    await hydrated(page);
    const drawn = (id: string): Promise<boolean> =>
      page.locator(`#${id}`).evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    expect([await drawn('home-offers'), await drawn('home-latest')]).toEqual([true, false]);
    const link = page.locator('[aria-labelledby=home-latest] h3 a').first();
    // As a thumb does: every section comes near once, and its real height is known from then on.
    await link.evaluate(async (one) => {
      const far = one.getBoundingClientRect().top + scrollY;
      for (let y = 0; y < far; y += 500) {
        scrollTo(0, y);
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await expect.poll(() => drawn('home-latest')).toBe(true);
    const place = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
    const before = await place();
    await link.click();
    await page.waitForURL(/\/det\//);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(place).toBe(before);
    await expect.poll(() => page.locator('html[data-whole]').count()).toBe(0);
    await close();
  });

  it('asks for its first picture at once and keeps the place of every picture', async () => {
    const { page, close } = await visit('/');
    expect(await page.locator('head link[rel=preload][as=image]').count()).toBeGreaterThanOrEqual(1);
    const first = page.locator('main img').first();
    expect(await first.getAttribute('fetchpriority')).toBe('high');
    expect(await first.getAttribute('loading')).toBeNull();
    const placeless = await page.locator('main img:not([width][height])').count();
    expect(placeless).toBe(0);
    await close();
  });

  it('leads nowhere dead', async () => {
    const { page, close } = await visit('/');
    const hrefs = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of new Set(hrefs))
      expect([href, (await page.request.get(href)).status()]).toEqual([href, 200]);
    await close();
  });

  it('shows every picture once it comes near', async () => {
    const { page, close } = await visit('/');
    const pictures = page.locator('main section:not([aria-label="In primo piano"]) img:visible');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await close();
  });

  it('gives its promises the same width before all of them have come', async () => {
    const { page, close } = await visit('/');
    const promises = page.locator('section[aria-label="Cosa puoi aspettarti da noi"] li');
    const whole = await promises.first().boundingBox();
    await promises.evaluateAll((all) => all.slice(2).forEach((one) => one.remove()));
    expect((await promises.first().boundingBox())?.width).toBe(whole?.width);
    await close();
  });

  it('puts side by side what a tablet has room for', async () => {
    const { page, close } = await visit('/', { width: 768 });
    const boxes = async (selector: string, count: number) => {
      const all = await page.locator(selector).all();
      return Promise.all(all.slice(0, count).map((one) => one.boundingBox()));
    };
    const tops = (all: readonly ({ y: number } | null)[]) => new Set(all.map((box) => box?.y));
    const slide = 'section[aria-label="In primo piano"] li:first-child';
    expect(
      tops([...(await boxes(`${slide} picture`, 1)), ...(await boxes(`${slide} :has(> h2)`, 1))]).size,
    ).toBe(1);
    expect(tops(await boxes('[aria-labelledby=home-posts] h3', 3)).size).toBe(1);
    const height = await page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
    expect(height).toBeLessThan(5400);
    expect(await sidewaysScroll(page)).toBe(0);
    await close();
  });

  it('puts the prices of a row in line, and its promises in one row', async () => {
    const { page, close } = await visit('/');
    const tops = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((elements) =>
          elements.map((element) => Math.round(element.getBoundingClientRect().top)),
        );
    expect(new Set(await tops('section[aria-label="Cosa puoi aspettarti da noi"] li')).size).toBe(1);
    const cards = await tops('[aria-labelledby=home-offers] li');
    const prices = await tops('[aria-labelledby=home-offers] li div:has(> h3) + div');
    expect(prices).toHaveLength(cards.length);
    expect(new Set(prices).size).toBe(new Set(cards).size);
    await close();
  });

  it('keeps its product rows to one line that scrolls on small screens', async () => {
    const { page, close } = await visit('/', { width: 360, height: 780 });
    const row = page.locator('[aria-labelledby=home-latest] ul');
    const shape = await row.evaluate((list) => ({
      scrolls: list.scrollWidth > list.clientWidth,
      lines: new Set([...list.children].map((card) => card.getBoundingClientRect().top)).size,
    }));
    expect(shape).toEqual({ scrolls: true, lines: 1 });
    expect(await accessibilityFaults(page)).toEqual([]);
    await close();
  });

  it.each([320, 360, 640, 768, 1200, 1600])('fits %i px', async (width) => {
    const { page, close } = await visit('/', { width });
    expect(await sidewaysScroll(page)).toBe(0);
    await close();
  });
});
