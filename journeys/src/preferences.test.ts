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
    await page.context().addCookies([{ name: 'currency', value: 'ZZZ', url: page.url() }]);
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
