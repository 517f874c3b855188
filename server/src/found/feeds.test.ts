import { feedItems } from '@casamaestra/commerce/catalog/testing/feed-items.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShopOverHttp, type ShopOverHttp } from '../testing/shop-over-http.ts';

/** A file just made rests for a while before it is made again. */
const patient = { timeout: 20_000 };
const token = '?token=segreto-dei-feed';
let shop: ShopOverHttp;
beforeAll(async () => {
  shop = await openShopOverHttp({ PUBLIC_URL: 'https://negozio.example', FEED_TOKEN: 'segreto-dei-feed' });
});
afterAll(() => shop.close());

const pricesOf = async (query = '') => {
  const { text } = await shop.ask(`/feeds/google.xml${token}${query}`);
  return Object.fromEntries(feedItems(text).map((item) => [item.get('id')?.[0], item.get('price')?.[0]]));
};

test('a feed needs its token, and an unknown one is not there', async () => {
  const statuses = await Promise.all(
    [
      'google.xml',
      'google.xml?token=altro',
      `google.xml${token}`,
      `../google.xml${token}`,
      `kelkoo.xml${token}`,
    ].map(async (path) => (await shop.ask(`/feeds/${path}`)).status),
  );
  expect(statuses).toEqual([403, 403, 200, 400, 404]);
});

test('a feed asked a hundred times at once is one file, which is not sent again while nothing changes', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => shop.ask(`/feeds/meta.csv${token}`)));
  expect(new Set(answers.map(({ headers, text }) => `${headers.etag} ${text}`)).size).toBe(1);
  const again = await shop.ask(`/feeds/meta.csv${token}`, {
    headers: { 'if-none-match': answers[0]?.headers.etag, 'accept-encoding': 'gzip' },
  });
  expect(again.status).toBe(304);
  const head = await shop.ask(`/feeds/meta.csv${token}`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect([head.headers['content-encoding'], head.text]).toEqual(['gzip', '']);
});

test('a changed price is in the feed, and the changed items alone are told since an hour', async () => {
  const { database } = shop.commerce;
  expect((await pricesOf())['TR-1']).toBe('99.90 EUR');
  await database
    .updateTable('change_log')
    .set({ at: new Date(Date.now() - 3 * 3_600_000) })
    .execute();
  const { product_id: id } = await database
    .updateTable('variant')
    .set({ price_cents: 8990 })
    .where('sku', '=', 'TR-1')
    .returning('product_id')
    .executeTakeFirstOrThrow();
  await database.insertInto('change_log').values({ kind: 'price', subject_id: id }).execute();
  await expect.poll(async () => (await pricesOf())['TR-1'], patient).toBe('89.90 EUR');
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  expect(await pricesOf(`&since=${hourAgo}`)).toEqual({ 'TR-1': '89.90 EUR' });
  const weekAgo = new Date(Date.now() - 6 * 24 * 3_600_000).toISOString();
  expect(Object.keys(await pricesOf(`&since=${weekAgo}`)).length).toBeGreaterThan(3);
  expect(Object.keys(await pricesOf('&since=ieri')).length).toBeGreaterThan(3);
});
