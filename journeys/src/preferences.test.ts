import { describe, expect, it } from 'vitest';
import { accessibilityFaults, hydrated, useBrowser, visit } from './harness/browse.ts';

useBrowser();

/** The layout shifts of the page so far, without those right after a tap. */
const shifts = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(sum)));
  });

describe('L23 prices in another currency', () => {
  it('are written beside those in euros, stay from page to page, and move nothing', async () => {
    const { page, errors, close } = await visit('/shop');
    await hydrated(page);
    await page.locator('.site-strip .site-locale').click();
    const panel = page.locator('#site-preferences');
    expect(await accessibilityFaults(page)).toEqual([]);
    await panel.getByRole('button', { name: 'USD' }).click();
    const prices = page.locator('main [data-approx]');
    await expect.poll(() => prices.count()).toBeGreaterThan(10);
    expect(await prices.first().getAttribute('data-approx')).toMatch(/circa [\d.,]+(?: – [\d.,]+)?\sUSD/);
    expect(await panel.getByRole('button', { name: 'USD' }).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await page.goto('/');
    await expect.poll(() => prices.count()).toBeGreaterThan(5);
    expect(await page.evaluate(shifts)).toBeLessThan(0.005);
    await page.locator('main a[href^="/det/"]').first().click();
    await page.waitForURL('**/det/**');
    await page.locator('#acquista [data-approx]').first().waitFor();
    expect(await page.locator('#acquista').innerText()).toContain('€');
    expect(errors).toEqual([]);
    await close();
  });

  it('an order says that it is paid in euros, and a currency the shop no longer offers is forgotten', async () => {
    const { page, close } = await visit('/shop');
    await page.context().addCookies([{ name: 'currency', value: 'CHF', url: page.url() }]);
    await page.reload();
    await hydrated(page);
    await page.locator('main a[href^="/det/"]').first().click();
    await page.locator('#aggiungi').click();
    const note = page.locator('#cart-drawer [data-amount]');
    await expect
      .poll(() => note.getAttribute('data-approx'))
      .toMatch(/^circa [\d.,]+\sCHF al cambio del 20 novembre 2026\. Paghi in euro\.$/);
    await page.context().addCookies([{ name: 'currency', value: 'ZZZ', url: new URL('/', page.url()).href }]);
    await page.reload();
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset['currency']))
      .toBe(undefined);
    await close();
  });

  it('without JavaScript the form keeps the choice and leads back', async () => {
    const { page, close } = await visit('/shop?category=Utensili', { javaScript: false });
    await page.locator('.site-strip .site-locale').click();
    expect(await page.locator('#site-preferences').innerText()).toContain('i prezzi restano in euro');
    await page.locator('#site-preferences').getByRole('button', { name: 'USD' }).click();
    await page.waitForURL('**/shop?category=Utensili');
    expect(await page.context().cookies()).toMatchObject([{ name: 'currency', value: 'USD' }]);
    await close();
  });
});

describe('The colours of the pages', () => {
  it('follow the device or the choice from the first paint on, with logo and address bar', async () => {
    const { page, errors, close } = await visit('/shop');
    await hydrated(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    const logos = () =>
      page
        .locator('.site-logo img')
        .evaluateAll((all) => all.map((logo) => (logo as HTMLElement).checkVisibility()));
    const bar = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
            ({ media }) => media === '' || matchMedia(media).matches,
          )?.content,
      );
    const seen = async () => [await ground(), await bar(), ...(await logos())];
    const light = ['rgb(255, 255, 255)', '#ffffff', true, false];
    const dark = ['rgb(27, 23, 20)', '#1b1714', false, true];
    expect(await seen()).toEqual(light);
    await page.locator('.site-strip .site-locale').click();
    await page.getByRole('button', { name: 'Scuri' }).click();
    expect([...(await seen()), await scheme()]).toEqual([...dark, 'dark']);
    // What the first frame shows, before any script file has run.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect([await ground(), ...(await logos())]).toEqual([dark[0], false, true]);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await hydrated(page);
    expect(await seen()).toEqual(dark);
    await page.locator('.site-strip .site-locale').click();
    await page.getByRole('button', { name: 'Chiari' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([...(await seen()), await scheme()]).toEqual([...light, 'light']);
    await page.getByRole('button', { name: 'Del dispositivo' }).click();
    expect(await seen()).toEqual(dark);
    await page.emulateMedia({ media: 'print' });
    expect(await ground()).toBe('rgb(255, 255, 255)');
    expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
    await close();
  });
});
