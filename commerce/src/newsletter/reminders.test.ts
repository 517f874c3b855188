import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import { createAccessTokens } from '../customers/sessions/access-token.ts';
import { createShopSecrets } from '../platform/secrets/shop-secrets.ts';
import type { TestCustomer } from '../customers/testing/register-customer.ts';

const HOUR = 3_600_000;
/** How far the clock of the shop is ahead. */
let ahead = 0;
const clock = { now: () => Date.now() + ahead };
let shop: TestShop;
beforeAll(async () => {
  const article = (code: string) => ({
    code,
    name: `Articolo ${code}`,
    category: ['Utensili'],
    variants: [{ sku: code, price: 50, stock: 5 }],
  });
  shop = await startTestShop([article('UNO'), article('DUE')], {
    clock,
    environment: { PUBLIC_URL: 'https://negozio.test' },
  });
});
afterAll(() => shop.close());

const choicesPath = '/api/method/casamaestra.newsletter.choices';
const choose = async (customer: TestCustomer, choices: object) =>
  (await shop.post(choicesPath, choices, customer.headers)).body;
const setPrice = (sku: string, cents: number) =>
  shop.database.updateTable('variant').set({ price_cents: cents }).where('sku', '=', sku).execute();
const wish = (customer: TestCustomer, sku: string) =>
  shop.post(
    '/api/method/mymb_ecommerce.mymb_ecommerce.wishlist.add_to_wishlist',
    { item_code: sku },
    customer.headers,
  );

/** Sent mails of a kind to an address, as text. */
async function mailsTo(email: string, kind: string): Promise<string[]> {
  await shop.commerce.jobs.drain();
  const rows = await shop.database
    .selectFrom('mail_outbox')
    .select('id')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .where('subject', 'is not', null)
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(({ id }) => readFile(join(shop.dataDir, 'mail', `${String(id).padStart(6, '0')}.txt`), 'utf8')),
  );
}
const stopPath = (text = '') => new URL(/https:\S+mail-preferences\S+/.exec(text)?.[0] ?? '').pathname;
/** Lets the clock go on until the jobs look again. */
const later = async (hours: number) => {
  ahead += hours * HOUR;
  await shop.commerce.jobs.drain();
};

describe('lower prices of wished articles', () => {
  test('are mailed once to who asked for it, with the price in force, until one declines', async () => {
    const email = 'prezzi@example.test';
    const ada = await registerCustomer(shop, { email, clock });
    expect(await choose(ada, {})).toEqual({
      message: { newsletter: 'no', price_drops: false, cart_reminders: false },
    });
    await choose(ada, { price_drops: true });
    await wish(ada, 'UNO');
    await shop.commerce.jobs.drain();
    await setPrice('UNO', 4900);
    await later(13);
    expect(await mailsTo(email, 'price_drop')).toEqual([]);
    await setPrice('UNO', 4000);
    await later(13);
    const [mail, ...more] = await mailsTo(email, 'price_drop');
    expect(more).toEqual([]);
    expect(mail).toContain('40,00');
    expect(mail).toContain('50,00');
    await later(13);
    expect(await mailsTo(email, 'price_drop')).toHaveLength(1);
    expect((await shop.ask(stopPath(mail), { method: 'POST' })).status).toBe(200);
    await setPrice('UNO', 2000);
    await later(13);
    expect(await mailsTo(email, 'price_drop')).toHaveLength(1);
    expect(await shop.database.selectFrom('mail_choice').selectAll().execute()).toEqual([]);
  });

  test('of an article that was taken off the list are not mailed, those of the others are', async () => {
    const email = 'ripensa@example.test';
    const ada = await registerCustomer(shop, { email, clock });
    await setPrice('UNO', 5000);
    await setPrice('DUE', 5000);
    await wish(ada, 'UNO');
    await wish(ada, 'DUE');
    expect(await choose(ada, { price_drops: true })).toMatchObject({ message: { price_drops: true } });
    await shop.commerce.jobs.drain();
    await shop.post(
      '/api/method/mymb_ecommerce.mymb_ecommerce.wishlist.remove_from_wishlist',
      { item_code: 'UNO' },
      ada.headers,
    );
    await setPrice('UNO', 3000);
    await setPrice('DUE', 4000);
    await later(13);
    const [mail, ...more] = await mailsTo(email, 'price_drop');
    expect(more).toEqual([]);
    expect(mail).toContain('Articolo DUE');
    expect(mail).not.toContain('Articolo UNO');
    await choose(ada, { price_drops: false });
    await setPrice('DUE', 5000);
  });

  test('are mailed to nobody who did not ask', async () => {
    const email = 'zitto@example.test';
    await wish(await registerCustomer(shop, { email, clock }), 'DUE');
    await later(13);
    await setPrice('DUE', 1000);
    await later(13);
    expect(await mailsTo(email, 'price_drop')).toEqual([]);
    await setPrice('DUE', 5000);
  });
});

test('prices of wished articles are kept only while they are wished and lower ones are wanted', async () => {
  const email = 'prezzi-tenuti@example.test';
  const ada = await registerCustomer(shop, { email, clock });
  const keptPrices = async () =>
    (
      await shop.database
        .selectFrom('wished_price')
        .innerJoin('variant', 'variant.id', 'variant_id')
        .innerJoin('customer', 'customer.id', 'customer_id')
        .select('sku')
        .where('email', '=', email)
        .orderBy('sku')
        .execute()
    ).map(({ sku }) => sku);
  await wish(ada, 'UNO');
  await wish(ada, 'DUE');
  await choose(ada, { price_drops: true });
  await later(13);
  await shop.commerce.jobs.drain();
  expect(await keptPrices()).toEqual(['DUE', 'UNO']);
  await shop.database
    .deleteFrom('wishlist_item')
    .where('variant_id', 'in', (by) => by.selectFrom('variant').select('id').where('sku', '=', 'UNO'))
    .execute();
  await later(2);
  await shop.commerce.jobs.drain();
  expect(await keptPrices()).toEqual(['DUE']);
  const { jwt } = await createAccessTokens(createShopSecrets(shop.database), clock).sign(ada);
  await choose({ ...ada, headers: { jwt: `Bearer ${jwt}` } }, { price_drops: false });
  await later(2);
  await shop.commerce.jobs.drain();
  expect(await keptPrices()).toEqual([]);
});

describe('a cart that was left', () => {
  const quote = async (customer: TestCustomer, sku: string, qty: number) => {
    const answer = await shop.post(
      '/api/method/casamaestra.cart.quote',
      { lines: [{ sku, qty }] },
      customer.headers,
    );
    expect(answer.status).toBe(200);
  };
  const kept = () => shop.database.selectFrom('kept_cart').selectAll().execute();

  test('is kept only of who asked for it, mailed once after four hours, and not again within a month', async () => {
    const email = 'carrello@example.test';
    const ada = await registerCustomer(shop, { email, clock });
    const ugo = await registerCustomer(shop, { email: 'altro@example.test', clock });
    await choose(ada, { cart_reminders: true });
    await quote(ugo, 'DUE', 1);
    await quote(ada, 'DUE', 3);
    await expect.poll(kept).toMatchObject([{ lines: [{ sku: 'DUE', qty: 3 }] }]);
    await later(3);
    expect(await mailsTo(email, 'cart_reminder')).toEqual([]);
    await later(2);
    const [mail, ...more] = await mailsTo(email, 'cart_reminder');
    expect(more).toEqual([]);
    expect(mail).toContain('3 × Articolo DUE');
    expect(mail).toContain('150,00');
    const { jwt } = await createAccessTokens(createShopSecrets(shop.database), clock).sign(ada);
    await quote({ ...ada, headers: { jwt: `Bearer ${jwt}` } }, 'DUE', 4);
    await expect.poll(kept).toMatchObject([{ lines: [{ sku: 'DUE', qty: 4 }] }]);
    await later(5);
    expect(await mailsTo(email, 'cart_reminder')).toHaveLength(1);
    expect((await shop.ask(stopPath(mail), { method: 'POST' })).status).toBe(200);
    await shop.commerce.jobs.drain();
    expect(await kept()).toEqual([]);
  });
});

test('the newsletter is asked for in the account with a mail to confirm, and left at once', async () => {
  const ada = await registerCustomer(shop, { email: 'conto@example.test', clock });
  expect(await choose(ada, { newsletter: true })).toMatchObject({ message: { newsletter: 'waiting' } });
  expect(await mailsTo('conto@example.test', 'confirm_newsletter')).toHaveLength(1);
  expect(await choose(ada, { newsletter: false })).toMatchObject({ message: { newsletter: 'no' } });
  expect((await shop.post(choicesPath, {})).status).toBe(401);
});
