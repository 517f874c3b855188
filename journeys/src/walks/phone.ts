import { expect } from 'vitest';
import { cartLine } from '../harness/goods.ts';
import type { Walk } from './walk.ts';

/** The drawers and notices of a phone, without a connection and while the service is away. */
export async function phone({ shop, texts, reader: enter }: Walk): Promise<void> {
  const stored = { 'cart-list': [cartLine(shop.product)] };
  const reader = await enter({ width: 360, height: 780, stored });
  const { page } = reader;
  await reader.open(`/${shop.product.slug}`);
  await page.locator('main').getByRole('button', { name: texts.product.addToCart }).first().click();
  await page.locator('#cart-drawer dialog[open]').waitFor();
  await reader.read();
  await reader.open('/shop');
  await page.locator('#site-cart [data-cart-count]').waitFor();
  await page.locator('#site-cart').click();
  const drawer = page.locator('#cart-drawer dialog[open]');
  await drawer.locator('li button').first().waitFor();
  await reader.read();
  await drawer.locator('li > button').first().click();
  await drawer.getByRole('button', { name: texts.shell.undo }).waitFor();
  await reader.read();
  await reader.open('/shop');
  await page.getByRole('button', { name: texts.shell.openMenu }).click();
  await reader.read();
  await reader.open('/shop');
  await page.locator('main [popovertarget]:visible').first().click();
  await page.locator('[popover]:popover-open').first().waitFor();
  await reader.read();
  await reader.open('/shop');
  await page.context().setOffline(true);
  await page.locator('main h3 a').first().click();
  await expect.poll(() => page.locator('#toasts').innerText()).not.toBe('');
  await reader.read();
  await page.context().setOffline(false);
  await page.route('**/*.data*', (route) => route.abort());
  await page.locator('main h3 a').first().click();
  await page.locator('main h1').first().waitFor();
  await reader.read();
  for (const status of [429, 500, 503]) {
    await page.route('**/api/**', (route) => route.fulfill({ status, body: '{}' }));
    for (const place of ['cart', 'pay', `payment-success?order=x`, 'track-order?order=x'])
      await reader.open(`/pages/${place}`);
  }
}
