import { operationNamed, authenticatedCalls } from '../security/every-call.ts';
import { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { placeOrderOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import { registerOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import { wishlistOperation } from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doubleKey } from './testing/frappe-double.ts';
import { type ShopOnFrappe, hammerOrder, openShopOnFrappe, valueOf } from './testing/shop-on-frappe.ts';
import { frappeCalls } from './transport/frappe-calls.ts';

let shop: ShopOnFrappe;
beforeAll(async () => {
  shop = await openShopOnFrappe();
});
afterAll(() => shop.close());

const call = (path: string, method: string, headers: Record<string, string> = {}) =>
  shop.commerce.handle(
    new Request(`http://shop.test${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-client-address': '203.0.113.5', ...headers },
      ...(method === 'POST' ? { body: '{}' } : {}),
    }),
  );

describe('what reaches the service of the Frappe apps', () => {
  test.each(authenticatedCalls)('%s is answered to nobody without a login that holds', async (name) => {
    const { path, verb } = operationNamed(name);
    const before = shop.double.state.heard.length;
    for (const jwt of [undefined, 'Bearer forged', `Bearer ${'A'.repeat(200)}`]) {
      const { status } = await call(path, verb, jwt === undefined ? {} : { jwt });
      expect([401, 404]).toContain(status);
    }
    expect(shop.double.state.heard).toHaveLength(before);
  });

  test('an address of its own that the shop does not use is not passed on', async () => {
    const before = shop.double.state.heard.length;
    for (const path of [
      '/api/method/frappe.client.get_list',
      '/api/resource/Customer',
      '/api/method/mymb_ecommerce.mymb_ecommerce.payment.submit_sales_order',
      '/api/method/omnicommerce.controllers.email.request_form',
      '/api/open/invoice/?file=/files/x.pdf&until=9999999999999&mark=AAAA',
    ])
      for (const method of ['GET', 'POST'])
        expect((await call(path, method)).status).toBeGreaterThanOrEqual(403);
    expect(shop.double.state.heard).toHaveLength(before);
  });

  test('every call carries the application key, and only those about own things the customer’s token', async () => {
    const { jwt } = valueOf(
      await shop.ask(registerOperation, {
        email: 'carla@esempio.it',
        first_name: 'Carla',
        last_name: 'Verdi',
        password: 'una frase lunga e sicura',
      }),
    );
    valueOf(await shop.ask(listingOperation, {}, { jwt }));
    valueOf(await shop.ask(wishlistOperation, {}, { jwt }));
    valueOf(await shop.ask(placeOrderOperation, { ...hammerOrder(), email: 'carla@esempio.it' }, { jwt }));
    const own = Object.values(frappeCalls).filter(({ identity }) => identity === 'own');
    for (const { call: heard, authorization, jwt: token } of shop.double.state.heard) {
      expect(authorization).toBe(`token ${doubleKey}`);
      expect([heard, token !== undefined]).toEqual([
        heard,
        own.some(({ path }) => path.endsWith(heard.split(' ')[1] ?? '-')),
      ]);
    }
  });

  test('nothing that the service would believe of the browser has a name in a call', () => {
    // The `user` of a forgotten password is the one who forgot it.
    const { resetPassword: _forgotten, ...others } = frappeCalls;
    const names = Object.values(others).flatMap(({ args }) => [...args] as string[]);
    for (const believed of ['user', 'recipient', 'rate', 'amount', 'price', 'order_name', 'email_group'])
      expect(names).not.toContain(believed);
  });

  test('what every page of the shop asks is kept', async () => {
    for (const name of [
      'catalog.listing',
      'search.suggest',
      'content.menu',
      'content.home',
      'content.promoSlider',
      'content.footer',
      'content.webPage',
      'checkout.options',
    ]) {
      const { path, verb } = operationNamed(name);
      expect([name, (await call(path, verb)).status]).toEqual([name, 200]);
    }
  });
});
