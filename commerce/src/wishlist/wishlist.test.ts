import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paintShop } from '../catalog/testing/paint-shop.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import type { TestCustomer } from '../customers/testing/register-customer.ts';

const add = '/api/method/mymb_ecommerce.mymb_ecommerce.wishlist.add_to_wishlist';
const remove = '/api/method/mymb_ecommerce.mymb_ecommerce.wishlist.remove_from_wishlist';
const get = '/api/method/mymb_ecommerce.mymb_ecommerce.wishlist.get_from_wishlist';

let shop: TestShop;
let ada: TestCustomer;
let ugo: TestCustomer;
let leo: TestCustomer;
let skus: readonly string[];

const wishlist = async (customer: TestCustomer, body: unknown = {}) =>
  (await shop.post(get, body, customer.headers)).body;

beforeAll(async () => {
  shop = await startTestShop(paintShop);
  ada = await registerCustomer(shop, { email: 'ada@example.test' });
  ugo = await registerCustomer(shop, { email: 'ugo@example.test' });
  leo = await registerCustomer(shop, { email: 'leo@example.test' });
  const listing = await shop.value<{ products: { sku: string }[] }>('/api/shop?per_page=3');
  skus = listing.products.map(({ sku }) => sku);
});
afterAll(() => shop.close());

describe('C10 K01 wishlist', () => {
  test('an item is added once, seen by its owner only, and removed again', async () => {
    const [first = '', second = ''] = skus;
    expect((await shop.post(add, { item_code: first }, ada.headers)).body).toEqual({});
    expect((await shop.post(add, { item_code: first }, ada.headers)).body).toEqual({});
    await shop.post(add, { item_code: second }, ada.headers);
    const both = (await wishlist(ada)) as { message: { item_code: string }[] };
    expect(both.message.map(({ item_code: sku }) => sku).toSorted()).toEqual([first, second].toSorted());
    expect(await wishlist(ada, { item_code: first })).toEqual({ message: [{ item_code: first }] });
    expect(await wishlist(ada, { page: 2, per_page: 1 })).toMatchObject({ message: [{}] });
    expect(await wishlist(ugo)).toEqual({ message: [] });
    expect((await shop.post(remove, { item_code: first }, ada.headers)).body).toEqual({
      message: { status: 'success' },
    });
    expect((await shop.post(remove, { item_code: first }, ada.headers)).body).toMatchObject({
      message: { status: 'error' },
    });
    expect(await wishlist(ada)).toEqual({ message: [{ item_code: second }] });
  });

  test('is read page by page with its total, and asked which of some items it holds', async () => {
    const ask = async (body: unknown, headers: Readonly<Record<string, string>> = leo.headers) =>
      (await shop.post('/api/method/casamaestra.wishlist.page', body, headers)).body;
    const [first = '', second = '', third = ''] = skus;
    expect(await ask({})).toEqual({ message: { skus: [], page: 1, total: 0 } });
    for (const item_code of [first, second]) await shop.post(add, { item_code }, leo.headers);
    expect(await ask({ per_page: 1 })).toEqual({ message: { skus: [second], page: 1, total: 2 } });
    expect(await ask({ per_page: 1, page: 2 })).toEqual({ message: { skus: [first], page: 2, total: 2 } });
    expect(await ask({ per_page: 1, page: 9 })).toEqual({ message: { skus: [first], page: 2, total: 2 } });
    expect(await ask({ skus: [third, first] })).toEqual({ message: { skus: [first], page: 1, total: 2 } });
    expect(await ask({ skus: [] })).toEqual({ message: { skus: [], page: 1, total: 2 } });
    expect(await ask({ skus: [first] }, ugo.headers)).toEqual({ message: { skus: [], page: 1, total: 0 } });
    expect(await ask({ skus: [first] }, {})).toMatchObject({ exc_type: 'AuthenticationError' });
    expect(await ask({ skus: Array(201).fill(first) })).toMatchObject({ exc_type: 'ValidationError' });
    for (const item_code of [first, second]) await shop.post(remove, { item_code }, leo.headers);
  });

  test('is read by GET, and by POST with a query or a JSON body that stands alone', async () => {
    for (const item_code of skus) await shop.post(add, { item_code }, leo.headers);
    const count = async (path: string, init: RequestInit) => {
      const { body } = await shop.ask(path, { ...init, headers: { ...leo.headers, ...init.headers } });
      return (body as { message: unknown[] }).message.length;
    };
    const json = { 'content-type': 'application/json' };
    expect(await count(`${get}?page=1&per_page=2`, {})).toBe(2);
    expect(await count(`${get}?page=1&per_page=2`, { method: 'POST' })).toBe(2);
    expect(await count(`${get}?per_page=1`, { method: 'POST', headers: json, body: '{"page":1}' })).toBe(3);
    for (const item_code of skus) await shop.post(remove, { item_code }, leo.headers);
  });

  test('R03 the listing narrows to the wishlist of its caller, and is never kept for another', async () => {
    const [first = ''] = skus;
    await shop.post(add, { item_code: first }, ugo.headers);
    const ask = async (headers: Readonly<Record<string, string>> = {}) =>
      (await shop.ask('/api/shop?wishlist=true', { headers })).body as {
        message: { totalCount: number; products: { sku: string }[] };
      };
    expect((await ask(ugo.headers)).message.products.map(({ sku }) => sku)).toEqual([first]);
    expect(await shop.ask('/api/shop?wishlist=1')).toMatchObject({
      status: 401,
      body: { exc_type: 'AuthenticationError' },
    });
    expect((await ask(ugo.headers)).message.totalCount).toBe(1);
  });

  test('E01 an unknown item and one that is sold no more are told; the latter still comes off', async () => {
    const [, , sku = ''] = skus;
    const told = { message: { status: 'error', message: 'Questo articolo non c’è più.' } };
    expect((await shop.post(add, { item_code: 'NESSUNO' }, ada.headers)).body).toEqual(told);
    await shop.post(add, { item_code: sku }, ugo.headers);
    const publish = (published: boolean) =>
      shop.database
        .updateTable('product')
        .set({ published })
        .where('id', 'in', (query) => query.selectFrom('variant').select('product_id').where('sku', '=', sku))
        .execute();
    await publish(false);
    expect((await shop.post(add, { item_code: sku }, ada.headers)).body).toEqual(told);
    expect((await shop.post(remove, { item_code: sku }, ugo.headers)).body).toEqual({
      message: { status: 'success' },
    });
    await publish(true);
    expect(await wishlist(ugo, { item_code: sku })).toEqual({ message: [] });
  });

  test('E01 a full list is told; what comes off makes room', async () => {
    await sql`
      with many as (
        insert into variant (product_id, position, sku, price_cents)
        select (select product_id from variant where sku = ${skus[0]}), 100 + n, 'TANTI-' || n, 100
          from generate_series(1, 500) as n
        returning id
      )
      insert into wishlist_item (customer_id, variant_id) select ${leo.customerId}, id from many`.execute(
      shop.database,
    );
    const addAgain = () => shop.post(add, { item_code: skus[0] }, leo.headers);
    expect((await addAgain()).body).toMatchObject({
      message: { status: 'error', message: expect.stringContaining('500 articoli') },
    });
    await shop.post(remove, { item_code: 'TANTI-7' }, leo.headers);
    expect((await addAgain()).body).toEqual({});
    expect(await wishlist(leo, { item_code: skus[0] })).toEqual({ message: [{ item_code: skus[0] }] });
  });

  test('`user` in the body changes nothing', async () => {
    const [first = ''] = skus;
    expect(await wishlist(ada, { user: 'ugo@example.test' })).not.toMatchObject({
      message: [{ item_code: first }],
    });
  });

  test.each([add, remove, get])(
    'E01 %s: without a login or with a broken token nothing is done',
    async (path) => {
      for (const headers of [{}, { jwt: 'Bearer x.y.z' }, { jwt: ada.jwt }]) {
        const { status, body } = await shop.post(path, { item_code: skus[0] }, headers);
        expect([status, body]).toMatchObject([401, { exc_type: 'AuthenticationError' }]);
      }
    },
  );

  test.each([
    [add, {}],
    [add, { item_code: 7 }],
    [add, { item_code: 'x'.repeat(81) }],
    [get, { page: 0 }],
    [get, { per_page: 1e9 }],
  ])('E01 %s with %j is refused by name', async (path, body) => {
    const answer = await shop.post(path, body, ada.headers);
    expect([answer.status, answer.body]).toMatchObject([417, { field: expect.any(String) }]);
  });
});
