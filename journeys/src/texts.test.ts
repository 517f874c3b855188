import { randomUUID } from 'node:crypto';
import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import { placeOrderOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import { registerOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import { saveAddressOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { addToWishlistOperation } from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { pageTexts } from '@casamaestra/texts/pages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from './harness/browse.ts';
import { bologna, filled, freshEmail } from './harness/buyer.ts';
import { password } from './harness/customer.ts';
import { cartLine } from './harness/goods.ts';
import { article, Reader, startMarkedShop, type MarkedShop } from './harness/marked-shop.ts';

useBrowser();

// Every text of this shop stands in marks that tell its language: what a page shows outside them is a value of
// catalogue, content, order or shop file, or a sentence that somebody wrote beside the texts.
let shop: MarkedShop;
beforeAll(async () => {
  shop = await startMarkedShop();
  shop.known.add([bologna, 'Anna Rossi']);
});
afterAll(() => shop.stop());

const line = () => cartLine(shop.product);
const empty = [
  'cart',
  'pay',
  'payment-success',
  'payment-failed',
  'pay-stripe',
  'account-deleted',
  'no-page',
];
const forms = ['login', 'login-link', 'register', 'forgot-password', 'update-password?key=x', 'track-order'];
const own = ['account', 'address', 'orders', 'profile', 'downloads', 'wishlist'];
const token = (order: { order_token: string }) => encodeURIComponent(order.order_token);

/** An order by somebody who reads the language; `jwt` of who is logged in. */
async function buy(language: Language, method: 'card' | 'transfer', email: string, jwt?: string) {
  const { first_name, last_name, address_line1, pincode, city, state, country } = bologna;
  const lines = [{ sku: line().sku, qty: 1 }];
  const quote = await shop.ask(quoteOperation, { lines, pincode }, language);
  const order = {
    idempotency_key: randomUUID(),
    lines,
    email,
    phone: '333 1234567',
    shipping_address: { first_name, last_name, address_line1, pincode, city, state, country },
    shipping_rule: quote.shipping_rule ?? '',
    payment_method: method,
    seen_total: quote.total,
    language,
  };
  const placed = await shop.ask(placeOrderOperation, order, language, jwt);
  if (placed.status !== 'placed') throw new Error(placed.message);
  const { payment } = placed;
  // What the buyer copies for the bank.
  shop.known.add([placed.order_number, email, payment.kind === 'transfer' ? payment.transfer : '']);
  return placed;
}

async function customer(language: Language) {
  const email = freshEmail();
  shop.known.add(email);
  const person = { email, first_name: 'Anna', last_name: 'Rossi', password };
  const { jwt, expires_at, first_name, last_name } = await shop.ask(registerOperation, person, language);
  return { email, jwt, stored: { auth: { jwt, expires_at, first_name, last_name, email } } };
}

describe.each(languages)('every sentence of a shop read in %s is a text of that language', (language) => {
  it('on every page a guest opens, with its forms sent empty and with nonsense', async () => {
    const reader = await Reader.of(shop, language);
    const { slug } = shop.product;
    for (const path of [
      '/',
      '/shop',
      '/shop?search_term=trapano',
      '/shop?search_term=qzxwvkj&exact=1',
      `/${slug}`,
    ])
      await reader.open(path);
    for (const path of [`/${article}`, ...empty.map((place) => `/pages/${place}`), '/nothing-here'])
      await reader.open(path);
    for (const place of [...forms, 'recesso']) {
      await reader.open(`/pages/${place}`);
      await reader.send();
      await reader.scribble();
      await reader.send();
    }
    await reader.close();
    expect([...reader.found]).toEqual([]);
  });
});

// A sentence beside the texts shows in any language, one of the wrong language in those that are not content’s own.
describe.each(['en', 'sk'] as const)(
  'every sentence of a shop used in %s is a text of that language',
  (language) => {
    const texts = pageTexts(language);

    it('at a login, a registration and a link that are refused', async () => {
      const { email } = await customer(language);
      const reader = await Reader.of(shop, language);
      const { page } = reader;
      await reader.open('/pages/login');
      await page.locator('main input[name=usr]').fill(email);
      await page.locator('main input[name=pwd]').fill('una frase del tutto sbagliata');
      await reader.send();
      await reader.open('/pages/register');
      for (const [name, text] of Object.entries({ first_name: 'Anna', last_name: 'Rossi', email }))
        await page.locator(`main input[name=${name}]`).fill(text);
      await page.locator('main input[name=password]').fill('password1234');
      await reader.send();
      await page.locator('main input[name=password]').fill('una frase del tutto diversa');
      await page.locator('main form [type=submit]').first().click();
      await page.locator('main [role=alert]').first().waitFor();
      await reader.read();
      await reader.open('/pages/update-password?key=x');
      await page.locator('main input[name=new_password]').fill(password);
      await page.locator('main form [type=submit]').first().click();
      await page.getByText(texts.account.linkUsedTitle).first().waitFor();
      await reader.read();
      await reader.open('/pages/login-link#nothing');
      await page.locator('main form [type=submit]').first().click();
      await page.getByText(texts.account.linkUsedTitle).first().waitFor();
      await reader.read();
      for (const place of ['forgot-password', 'login-link']) {
        await reader.open(`/pages/${place}`);
        await page.locator('main input[type=email]').first().fill(email);
        await page.locator('main form [type=submit]').first().click();
        await page.getByText(texts.account.resetSentTitle).first().waitFor();
        await reader.read();
      }
      await reader.close();
      expect([...reader.found]).toEqual([]);
    });

    it('from a cart to an order', async () => {
      const email = freshEmail();
      const bare = await Reader.of(shop, language, { stored: { 'cart-list': [line()] } });
      await bare.open('/pages/cart');
      await bare.open('/pages/pay');
      await bare.page.locator('main summary').first().click();
      await bare.page.locator('input[name=invoice]').last().check({ force: true });
      await bare.send('[type=submit][form]');
      await bare.close();

      const buyer = await Reader.of(shop, language, { stored: filled([line()], email) });
      shop.known.add(email);
      await buyer.open('/pages/pay');
      await buyer.page.locator('main summary').first().click();
      for (const choice of ['invoice', 'shipping', 'payment', 'ricevi']) await buyer.eachOf(choice);
      await buyer.close();
      expect([...bare.found, ...buyer.found]).toEqual([]);
    });

    it('from an order to its payment and a withdrawal', async () => {
      const email = freshEmail();
      const order = await buy(language, 'transfer', email);
      const unpaid = await buy(language, 'card', email);
      const reader = await Reader.of(shop, language);
      const { page } = reader;
      await reader.open(`/pages/payment-success?order=${token(order)}`);
      await page.locator('main details summary').first().click();
      await reader.send();
      await reader.open(`/pages/track-order?order=${token(order)}`);
      await reader.open(`/pages/track-order?order=${token(unpaid)}`);
      await reader.open(`/pages/payment-failed?order=${token(unpaid)}`);
      await reader.eachOf('payment');
      // The bank refuses one payment and takes another.
      for (const choices of [1, 0]) {
        const { payment } = await buy(language, 'card', email);
        if (payment.kind !== 'redirect') throw new Error(payment.kind);
        await page.goto(payment.url);
        await page.locator('fieldset').nth(choices).locator('button').first().click();
        await page.waitForURL(/payment-(failed|success)/);
        await page.locator('main h1').first().waitFor();
        await reader.read();
      }
      await reader.open(`/pages/recesso?order=${token(order)}`);
      await page.locator('main input[type=email]').fill('anna@');
      await reader.send();
      await page.locator('main input[type=email]').fill(email);
      await page.locator('main input[name=name]').fill('Anna Rossi');
      await page.locator('main form [type=submit]').first().click();
      await page.getByText(texts.withdrawal.print).first().waitFor();
      shop.known.add(`${order.order_number}-R1`);
      await reader.read();
      await reader.open(`/pages/track-order?order=${token(order)}`);
      await reader.close();
      expect([...reader.found]).toEqual([]);
    });

    it('in an account, its forms and dialogs', async () => {
      const { email, jwt, stored } = await customer(language);
      const reader = await Reader.of(shop, language, { stored });
      const { page } = reader;
      for (const place of [...own, 'orders?order=CM-22222222']) await reader.open(`/pages/${place}`);
      await buy(language, 'transfer', email, jwt);
      const order = await buy(language, 'card', email, jwt);
      await shop.ask(saveAddressOperation, { ...bologna, is_default_shipping: true }, language, jwt);
      await shop.ask(addToWishlistOperation, { item_code: line().sku }, language, jwt);
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
      await reader.close();
      expect([...reader.found]).toEqual([]);
    });

    it('in the drawers and notices of a phone, without a connection and while the service is away', async () => {
      const stored = { 'cart-list': [line()] };
      const reader = await Reader.of(shop, language, { width: 360, height: 780, stored });
      const { page } = reader;
      await reader.open(`/${shop.product.slug}`);
      await page.locator('main').getByRole('button', { name: texts.product.addToCart }).first().click();
      await expect.poll(() => page.locator('#toasts').innerText()).not.toBe('');
      await reader.read();
      await reader.open('/shop');
      await page.locator('[data-cart-count]').waitFor();
      await page.locator('#site-cart').click();
      const drawer = page.locator('#cart-drawer dialog[open]');
      await drawer.locator('li button').first().waitFor();
      await reader.read();
      await drawer.locator('li button').first().click();
      await expect.poll(() => page.locator('#toasts').innerText()).not.toBe('');
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
      await reader.close();
      expect([...reader.found]).toEqual([]);
    });
  },
);
