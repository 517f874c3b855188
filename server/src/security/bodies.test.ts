import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { Placed } from '@casamaestra/commerce/checkout/testing/checkout-shop.ts';
import { registerCustomer } from '@casamaestra/commerce/customers/testing/register-customer.ts';
import { reviewFormPath } from '@casamaestra/contract/reviews/review-form.ts';
import { operations } from '@casamaestra/contract/platform/operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShopOverHttp } from '../testing/shop-over-http.ts';
import type { ShopOverHttp } from '../testing/shop-over-http.ts';
import { operationNamed } from './every-call.ts';

let shop: ShopOverHttp;
beforeAll(async () => {
  shop = await openShopOverHttp();
});
afterAll(() => shop.close());

const json = { 'content-type': 'application/json' };
const post = (path: string, body: string | object, headers: Record<string, string> = {}) =>
  shop.ask(path, { method: 'POST', body, headers });
const call = (name: string, body: string | object, headers: Record<string, string> = {}) =>
  post(operationNamed(name).path, body, headers);

const written = operations.filter(({ verb }) => verb === 'POST');

describe('C04 quantities', () => {
  const nonsense = ['-1', '0', '0.5', '1e9', '10000', '1e999', '"2"', '"NaN"', 'null', 'true', '[1]', '{}'];

  test.each(nonsense)('%s pieces are refused everywhere', async (qty) => {
    const good = { ...(await shop.commerce.order({ 'TR-1': 1 })), idempotency_key: randomUUID() };
    const lines = `[{"sku":"TR-1","qty":${qty}}]`;
    const withLines = JSON.stringify({ ...good, lines: '@' }).replace('"@"', lines);
    const contact = { name: 'Anna Rossi', email_id: 'a@b.it', phone: '3331234567', shipping_address: {} };
    const items = `[{"item_code":"TR-1","qty":${qty}}]`;
    const withItems = JSON.stringify({ contact_info: contact, items: '@' }).replace('"@"', items);
    const before = await shop.commerce.stockOf('TR-1');
    for (const [name, body] of [
      ['cart.quote', `{"lines":${lines}}`],
      ['checkout.placeOrder', withLines],
      ['checkout.createQuotation', withItems],
    ] as const)
      expect([name, (await call(name, body, json)).status]).toEqual([name, 417]);
    expect(await shop.commerce.stockOf('TR-1')).toBe(before);
    expect(await shop.commerce.orderCount()).toBe(0);
  });

  test('NaN is no JSON', async () => {
    expect((await call('cart.quote', '{"lines":[{"sku":"TR-1","qty":NaN}]}', json)).status).toBe(417);
  });
});

/** Fields that a body must not be able to set. */
const claimed = {
  id: 1,
  name: 'ADR-1',
  number: 'CM-GRATIS22',
  customer_id: 1,
  customer: 'vittima@esempio.it',
  state: 'paid',
  status: 'Completed',
  paid: 'YES',
  paid_at: '2026-01-01T00:00:00Z',
  docstatus: 1,
  price: 0.01,
  rate: 0.01,
  total: 0.01,
  grand_total: 0.01,
  total_cents: 1,
  shipping: 0,
  discount: 1000,
  vat: [],
  role: 'System Manager',
  roles: ['System Manager'],
  disabled: false,
  is_admin: true,
  verified: true,
  author: 'Il Negozio',
  password_hash: 'none',
  email: 'padrona@esempio.it',
  created_at: '2020-01-01T00:00:00Z',
  ['__proto__']: { polluted: true },
  constructor: { prototype: { polluted: true } },
};

describe('K02 what the shop decides is not taken from the body', () => {
  test('price, total, state and customer of an order', async () => {
    const good = await shop.commerce.order({ 'TR-1': 1 });
    const lines = [
      { sku: 'TR-1', qty: 1, price: 0.01, rate: 0.01, amount: 0.01, discount: 99, vat_percent: 0 },
    ];
    const { email, ...ours } = claimed;
    const answer = await call('checkout.placeOrder', { ...ours, ...good, lines });
    const { message } = JSON.parse(answer.text) as { message: Placed };
    expect(message).toMatchObject({ status: 'placed', total: good.seen_total });
    const row = await shop.commerce.database
      .selectFrom('shop_order')
      .selectAll()
      .where('number', '=', message.order_number)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      state: 'awaiting_payment',
      customer_id: null,
      email: good.email,
      total_cents: Math.round(good.seen_total * 100),
      shipping_cents: 990,
      paid_at: null,
    });
    expect(email).not.toBe(row.email);
    const cheap = { ...good, idempotency_key: randomUUID(), seen_total: 0.01 };
    const refused = JSON.parse((await call('checkout.placeOrder', cheap)).text) as { message: unknown };
    expect(refused.message).toMatchObject({ status: 'changed', quote: { total: good.seen_total } });
  });

  test('role, state and address of an account; author and proof of a review', async () => {
    const eva = await registerCustomer(shop.commerce, { email: 'eva@esempio.it', firstName: 'Eva' });
    const mine = { jwt: `Bearer ${eva.jwt}` };
    const { name, ...ours } = claimed;
    expect(name).toBe('ADR-1');
    const address = { first_name: 'Eva', last_name: 'Rossi', address_line1: 'Via Po 1', city: 'Bologna' };
    const place = { state: 'BO', pincode: '40121', country: 'IT' };
    for (const [operation, body] of [
      ['customers.profile', { ...ours, phone: '3331234567' }],
      ['customers.updateUserInfo', { ...ours, first_name: 'Eva', last_name: 'Rossi' }],
      ['customers.saveAddress', { ...ours, ...address, ...place }],
      ['reviews.add', { ...ours, item_code: 'TR-1', title: 'Bello', rating: 5, state: 'published' }],
      ['wishlist.add', { ...ours, item_code: 'TR-1' }],
    ] as const)
      expect([operation, (await call(operation, body, mine)).status]).toEqual([operation, 200]);
    const { database } = shop.commerce;
    const customers = await database.selectFrom('customer').selectAll().execute();
    expect(customers).toMatchObject([{ id: eva.customerId, email: eva.email, password_hash: 'none' }]);
    const addresses = await database.selectFrom('customer_address').select('customer_id').execute();
    expect(addresses).toEqual([{ customer_id: eva.customerId }]);
    const reviews = await database.selectFrom('review').selectAll().execute();
    expect(reviews).toMatchObject([
      { customer_id: eva.customerId, author: 'Eva R.', verified: false, state: 'waiting' },
    ]);
    const info = JSON.parse((await call('customers.userInfo', claimed, mine)).text) as { message: object };
    expect(info.message).toMatchObject({ email: eva.email, roles: ['Customer'] });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('K02 bodies that are no calls', () => {
  const nested = (levels: number) => `{"lines":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const unread = new Set(['payments.stripeWebhook']);
  /** Kilobytes of calls that take more than others: signed messages, files. */
  const larger = new Map([
    ['payments.stripeWebhook', 512],
    ['enquiries.send', 7000],
    ['enquiries.requestForm', 7000],
  ]);

  test.each(written.map(({ name }) => name))('%s: too large, too deep, of another type', async (name) => {
    const large = JSON.stringify({ note: 'x'.repeat((larger.get(name) ?? 128) * 1024) });
    const answer = await call(name, large, json);
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ exc_type: 'ValidationError' });
    if (unread.has(name)) return;
    for (const body of [nested(40), nested(60_000), `{"a":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`])
      expect((await call(name, body, json)).status).toBe(417);
    for (const type of [
      'text/plain',
      'text/plain;charset=UTF-8',
      'application/xml',
      'application/octet-stream',
    ])
      expect((await call(name, '{"lines":[]}', { 'content-type': type })).status).toBe(417);
  });

  test('JSON inside a form’s field is no deeper', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = `items=${encodeURIComponent(nested(20_000))}&contact_info={}`;
    expect((await call('checkout.createQuotation', body, form)).status).toBe(417);
  });
});

describe('K02 pages of other sites', () => {
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  ];

  test.each(written.map(({ name, path }) => [name, path] as const))('%s is not for them', async (_, path) => {
    const types = [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      json['content-type'],
    ];
    for (const [index, headers] of foreign.entries()) {
      const type = types[index % types.length] ?? '';
      const answer = await post(path, 'a=b', { 'content-type': type, ...headers });
      expect(answer.status).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('CORS allows no other site', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const answer = await shop.ask(operationNamed('cart.quote').path, { method: 'OPTIONS', headers });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('bodies that are work for nothing are refused before anybody looks at them', () => {
  const many = Array.from({ length: 6_000 }, () => 1);
  const fields = Array.from({ length: 501 }, (_, index) => `a${index}=1`).join('&');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test.each(written.filter(({ name }) => name !== 'payments.stripeWebhook'))('$name', async ({ path }) => {
    const bodies = [
      [{ lines: many, items: many, data: many }, json],
      [fields, form],
    ] as const;
    for (const [body, headers] of bodies) {
      const answer = await post(path, body, headers);
      expect(answer.status).toBe(417);
      expect(answer.text).toMatch(/ha troppe voci|ha più di 500 campi/);
    }
  });

  test('an address of nothing but slashes is refused', async () => {
    expect((await shop.ask('/api/shop/')).status).toBe(200);
    expect((await shop.ask(`/api${'/'.repeat(7_900)}x`)).status).toBe(400);
  });
});

describe('photos of a review', () => {
  test('are a large body, and bounded', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await post(reviewFormPath, 'x'.repeat(200_000), type)).status).toBe(417);
    expect((await post(reviewFormPath, 'x'.repeat(15_200_000), type)).status).toBe(413);
    expect((await post(`${reviewFormPath}x`, 'x'.repeat(200_000), type)).status).toBe(413);
  });

  test('one body of a network at a time: whoever sends slowly stops only themselves', async () => {
    const open = request({ port: shop.port, path: reviewFormPath, method: 'POST' });
    const answered = new Promise<number>((resolve, reject) => {
      open.on('response', (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
    });
    await new Promise<void>((resolve) => open.write('--x', () => resolve()));
    const busy = async () => (await post(reviewFormPath, '')).headers['retry-after'] === '5';
    await expect.poll(busy).toBe(true);
    open.end();
    expect(await answered).toBe(417);
    await expect.poll(busy).toBe(false);
  });
});
