import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeShop, openFakeShop } from './testing/fake-shop.ts';

const opened: { term: string; slug: string; address: string }[] = [];
let shop: FakeShop;
beforeAll(async () => {
  shop = await openFakeShop({ commerce: { noteOpened: (choice) => void opened.push(choice) } });
});
afterAll(() => shop.close());
beforeEach(() => void opened.splice(0));

/** A page asked for by a browser that stands on another one. */
async function ask(
  path: string,
  from: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  await fetch(shop.url + path, {
    headers: {
      referer: from,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
}
const results = () => `${shop.url}/shop?search_term=sedia+pieghevole`;

describe('a product opened from results', () => {
  test.each(['/det/sedia-blu', '/det/sedia-blu.data'])(
    '%s is told with the words searched for',
    async (path) => {
      await ask(path, results());
      expect(opened).toEqual([
        { term: 'sedia pieghevole', slug: 'det/sedia-blu', address: expect.any(String) },
      ]);
    },
  );

  test('the next page of results, and a page opened from elsewhere, are not', async () => {
    await ask('/shop?search_term=sedia&page=2', results());
    await ask('/det/sedia-blu', `${shop.url}/det/sedia-verde`);
    await ask('/det/sedia-blu', 'http://other.example/shop?search_term=sedia');
    expect(opened).toEqual([]);
  });

  test.each([
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    { 'user-agent': '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-purpose': 'prefetch' },
  ])('nor what a program asks, or what is fetched ahead: %o', async (headers) => {
    await ask('/det/sedia-blu', results(), headers);
    expect(opened).toEqual([]);
  });
});
