import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser, visit } from './harness/browse.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

const script = `"'><script>document.title='preso'</script><img src=x onerror="document.title='preso'">`;
const places = [
  ...['search_term', 'category', 'f_brand', 'f_colore', 'tab', 'order_by', 'view', 'min_price'].map(
    (name) => `/shop?${name}=`,
  ),
  '/pages/track-order?order=',
  '/pages/confirm_subscription?key=',
  '/pages/contact-us?topic=',
  '/pages/login?next=',
  '/pages/update-password?key=',
  '/pages/compare?skus=',
  '/pages/recesso?order=',
  '/pages/payment-success?order=',
  '/pages/payment-failed?order=',
  '/pages/blog?categoria=',
  '/pages/faq?q=',
  '/pages/cart?add=',
  '/det/',
  '/web-page/',
  '/shop/',
];

describe('Bad input in addresses', () => {
  it.each(places)('a script behind %s is text, or nothing', async (place) => {
    const response = await fetch(shopUrl() + place + encodeURIComponent(script), { redirect: 'manual' });
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toMatch(/<script>document\.title|<img src=x/);
  });

  it('nor does it run in a browser, where scripts read the address', async () => {
    for (const place of ['/shop?search_term=', '/pages/login?next=', '/pages/cart?add=']) {
      const { page, close } = await visit(place + encodeURIComponent(script));
      await page.waitForLoadState('networkidle');
      expect(await page.title()).not.toBe('preso');
      expect(await page.locator('img[src="x"]').count()).toBe(0);
      await close();
    }
  });

  // A network may register only so often.
  it.each(['//negozio.example', '/\\negozio.example', 'javascript:alert(1)'])(
    'after the login nobody is led to %s',
    async (next) => {
      const { page, close } = await visit(`/pages/register?next=${encodeURIComponent(next)}`);
      await hydrated(page);
      await page.locator('input[name=first_name]').fill('Ada');
      await page.locator('input[name=last_name]').fill('Bianchi');
      await page.locator('input[name=email]').fill(`${crypto.randomUUID()}@esempio.it`);
      await page.locator('input[name=password]').first().fill('una frase lunga da ricordare');
      await page.locator('input[name=password]').first().press('Enter');
      await page.waitForURL((address) => !address.pathname.endsWith('/register'));
      expect(page.url()).toMatch(new RegExp(`^${shopUrl()}/`));
      await close();
    },
  );
});
