import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { readVisits } from './read-visits.usecase.ts';
import { visitOf } from './visit.ts';
import type { Asked } from './visit.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Mobile/15E148 Safari/604';
const page: Asked = {
  method: 'GET',
  path: '/',
  query: '',
  agent: firefox,
  referer: undefined,
  host: 'negozio.test',
  mode: 'navigate',
  purpose: undefined,
};

describe('a visit', () => {
  test.each<[Partial<Asked>, object]>([
    [{}, { kind: 'home', device: 'computer', source: 'direct' }],
    [
      { path: '/shop', agent: iphone },
      { kind: 'listing', device: 'phone' },
    ],
    [{ path: '/shop', query: 'search_term=colla' }, { kind: 'search' }],
    [{ path: '/shop.data', query: 'search_term=colla', mode: 'cors' }, { kind: 'search' }],
    [{ path: '/_root.data', mode: 'cors' }, { kind: 'home' }],
    [{ path: '/det/trapano' }, { kind: 'product' }],
    [{ path: '/pages/pay' }, { kind: 'checkout' }],
    [{ path: '/pages/constructor' }, { kind: 'other' }],
    [{ referer: 'https://www.google.it/search?q=x' }, { source: 'search' }],
    [{ referer: 'https://www.instagram.com/p/1' }, { source: 'social' }],
    [{ referer: 'https://negozio.test/shop' }, { source: 'inside' }],
    [{ referer: 'https://forum.example/tema' }, { source: 'other' }],
    [{ mode: undefined }, { kind: 'home' }],
  ])('%j', (asked, visit) => expect(visitOf({ ...page, ...asked })).toMatchObject(visit));

  test.each<Partial<Asked>>([
    { method: 'POST' },
    { agent: 'Googlebot/2.1' },
    { agent: undefined },
    { purpose: 'prefetch' },
    { path: '/assets/x.js', mode: 'no-cors' },
    { path: '/assets/x.js', mode: undefined },
    { path: '/api/method/x', mode: 'cors' },
    { path: '/api/open/mail/', mode: 'navigate' },
  ])('is not %j', (asked) => expect(visitOf({ ...page, ...asked })).toBeUndefined());
});

describe('counts', () => {
  let now = Date.UTC(2027, 4, 2, 23, 50);
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop([], { clock: { now: () => now } });
  });
  afterAll(() => shop.close());

  test('are written once in a while, added to those of the day, and hold nothing of who came', async () => {
    const { noteVisit, jobs } = shop.commerce;
    for (let index = 0; index < 3; index += 1) noteVisit(page);
    noteVisit({ ...page, path: '/det/colla', agent: iphone, referer: 'https://www.bing.com/' });
    expect(await shop.database.selectFrom('visit_count').selectAll().execute()).toEqual([]);
    await jobs.drain();
    noteVisit(page);
    now += 3_600_000;
    noteVisit({ ...page, path: '/pages/cart' });
    await jobs.drain();
    const visits = await readVisits({ database: shop.database, clock: { now: () => now } }, 2);
    expect(visits).toMatchObject({
      since: '2027-05-02',
      days: [
        { day: '2027-05-03', count: 1 },
        { day: '2027-05-02', count: 5 },
      ],
      kinds: [
        { name: 'home', count: 4 },
        { name: expect.any(String) as string, count: 1 },
        { name: expect.any(String) as string, count: 1 },
      ],
      funnel: [
        ['product', 1],
        ['cart', 1],
        ['checkout', 0],
        ['placed', 0],
        ['paid', 0],
      ],
    });
    const [row] = await shop.database.selectFrom('visit_count').selectAll().execute();
    expect(Object.keys(row ?? {}).toSorted()).toEqual(['count', 'day', 'detail', 'device', 'kind', 'source']);
  });

  test('rows do not grow with what is asked', async () => {
    for (let index = 0; index < 5000; index += 1)
      shop.commerce.noteVisit({ ...page, path: `/det/p${index}`, referer: `https://h${index}.example/` });
    await shop.commerce.jobs.drain();
    const rows = await shop.database.selectFrom('visit_count').selectAll().execute();
    expect(rows.length).toBeLessThan(10);
  });
});
