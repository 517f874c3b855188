import { saveAddressOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { addToWishlistOperation } from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import { bologna } from '../harness/buyer.ts';
import { withAuthenticator } from '../harness/authenticator.ts';
import { customerOf } from './customer-of.ts';
import { orderOf } from './order-of.ts';
import type { Walk } from './walk.ts';

const own = ['account', 'address', 'orders', 'profile', 'downloads', 'wishlist'];

/** An account, its forms and dialogs. */
export async function account(walk: Walk): Promise<void> {
  const { shop, language, texts, reader: enter } = walk;
  const { email, jwt, stored } = await customerOf(walk);
  const reader = await enter({ stored });
  const { page } = reader;
  await withAuthenticator(page);
  for (const place of [...own, 'orders?order=CM-22222222']) await reader.open(`/pages/${place}`);
  await orderOf(walk, { method: 'transfer', email, jwt });
  const order = await orderOf(walk, { method: 'card', email, jwt });
  await shop.ask(saveAddressOperation, { ...bologna, is_default_shipping: true }, language, jwt);
  await shop.ask(addToWishlistOperation, { item_code: shop.product.sku }, language, jwt);
  for (const place of own) await reader.open(`/pages/${place}`);
  await reader.open(`/pages/orders?order=${order.order_number}`);
  await page.getByRole('button', { name: texts.orders.cancel }).click();
  await reader.read();
  await page.getByRole('dialog').getByRole('button', { name: texts.orders.cancel }).click();
  await page.getByText(texts.orders.cancelled).first().waitFor();
  await reader.read();
  await reader.open('/pages/address');
  await page.getByRole('button', { name: texts.account.addAddress }).click();
  await reader.send('dialog[open] form [type=submit]');
  await reader.open('/pages/address');
  await page.locator('main li form [type=submit]').first().click();
  await page.getByRole('button', { name: texts.account.undo }).waitFor();
  await reader.read();
  await reader.open('/pages/profile');
  await reader.scribble();
  for (const button of await page.locator('main form [type=submit]').all()) {
    await button.click();
    await reader.read();
  }
  await page.getByRole('button', { name: texts.account.deleteAccount }).click();
  await reader.send('dialog[open] form [type=submit]');
}
