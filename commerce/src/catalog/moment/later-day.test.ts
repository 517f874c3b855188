import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { createPreviewTokens } from '../../content/preview/preview-tokens.ts';
import { createShopSecrets } from '../../platform/secrets/shop-secrets.ts';
import { startTestShop } from '../testing/start-test-shop.ts';
import type { TestShop } from '../testing/start-test-shop.ts';

const now = Date.parse('2026-11-30T12:00:00Z');
const at = Date.parse('2026-12-24T12:00:00Z');
const history = [{ price: 10, from: '2026-01-01T00:00:00Z' }];
const vase = (code: string, prices: object = {}) => ({
  code,
  name: `Vaso ${code}`,
  slug: `det/${code.toLowerCase()}`,
  category: ['Giardino', 'Vasi'],
  variants: [{ sku: code, price: 10, stock: 4, price_history: history, ...prices }],
});

let shop: TestShop;
let cookie: string;
beforeAll(async () => {
  const sale = { sale_price: 7, sale_from: '2026-12-20T00:00:00Z', sale_to: '2026-12-27T00:00:00Z' };
  // Over before that day: what it charged is what a later sale is compared with.
  const two = {
    ...sale,
    sale_price: 8,
    promo_price: 6,
    promo_from: '2026-12-05T00:00:00Z',
    promo_to: '2026-12-10T00:00:00Z',
  };
  shop = await startTestShop([vase('SALDO', sale), vase('DUE', two), vase('VIA'), vase('NUOVO')], {
    clock: { now: () => now },
  });
  await shop.pool.query("update product set offered_until = '2026-12-10' where code = 'VIA'");
  await shop.pool.query(
    "update product set published = false, scheduled = true, offered_from = '2026-12-15' where code = 'NUOVO'",
  );
  await shop.pool.query("insert into change_log (kind, subject_id) select 'product', id from product");
  await shop.until('/api/shop?', ({ text }) => !text.includes('Vaso NUOVO'));
  cookie = `preview=${await tokenOf(at)}`;
});
afterAll(() => shop.close());

const tokenOf = (moment: number) =>
  createPreviewTokens(createShopSecrets(shop.database), { now: () => now }).sign({
    at: moment,
    until: now + 3_600_000,
  });
const listed = async (headers: Record<string, string> = {}) => {
  const { body } = await shop.ask('/api/shop?', { headers });
  const { products } = (body as { message: Listing }).message;
  return Object.fromEntries(products.map((one) => [one.sku, [one.min_price, one.price, one.is_sale]]));
};
const detail = (slug: string, headers: Record<string, string> = {}) =>
  shop.ask(`/api/products?slug=det/${slug}`, { headers });

const today = { SALDO: [10, 10, false], DUE: [10, 10, false], VIA: [10, 10, false] };
const later = { SALDO: [7, 10, true], DUE: [8, 10, false] };

test('a list has the prices planned for that day, without what is off sale by then', async () => {
  expect(await listed()).toEqual(today);
  const seen = await listed({ cookie });
  // Nothing is announced as reduced from a price that would not be the lowest of thirty days.
  expect(seen).toEqual({ SALDO: later.SALDO, DUE: [8, expect.anything(), false] });
  expect(await listed()).toEqual(today);
});

test('so does a page of a product; what begins by then has one', async () => {
  const saldo = await detail('saldo', { cookie });
  expect(saldo.body).toMatchObject({ message: { product: { min_price: 7, is_sale: true } } });
  expect(saldo.headers.get('cache-control')).toBe('no-store');
  expect((await detail('saldo')).body).toMatchObject({ message: { product: { min_price: 10 } } });
  expect((await detail('nuovo', { cookie })).status).toBe(200);
  expect((await detail('via', { cookie })).status).toBe(404);
  expect((await detail('nuovo')).status).toBe(404);
  expect((await detail('via')).status).toBe(200);
});

test('within the process, as pages are made, it is the same', async () => {
  const prices = async (context: object) => {
    const answer = await shop.commerce.client.call(listingOperation, {}, context);
    return answer.ok ? answer.value.products.map(({ min_price: price }) => price).toSorted() : [];
  };
  expect(await prices({ preview: await tokenOf(at) })).toEqual([7, 8]);
  expect(await prices({})).toEqual([10, 10, 10]);
});

test('a preview of now or of a day that is over, and a link that is none, show the goods of now', async () => {
  for (const token of [await tokenOf(now), await tokenOf(now - 1000), 'x'])
    expect(await listed({ cookie: `preview=${token}` })).toEqual(today);
});
