import type { CatalogueChange } from '@casamaestra/commerce/catalog/index/catalogue-change.ts';
import { createClient } from '@casamaestra/commerce/platform/database/connection.ts';
import { examineConfig } from '@casamaestra/commerce/shop-config.ts';
import { silentLog } from '@casamaestra/commerce/platform/log/create-log.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { askRaw } from '../testing/ask-raw.ts';
import { type CacheDouble, openCacheDouble } from '../testing/cache-double.ts';
import { openFakeShop } from '../testing/fake-shop.ts';
import { openShopOverHttp } from '../testing/shop-over-http.ts';
import type { PurgeAnswer } from './page-purger.ts';
import { PurgeQueue } from './purge-queue.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

async function cacheDouble(body?: string, port?: number): Promise<CacheDouble> {
  const double = await openCacheDouble(body, port);
  open.push(double);
  return double;
}

const page = (tags = 'listing,product-7') =>
  new Response('<p>casa</p>', {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
      'x-cache-tags': tags,
    },
  });

/** A shop behind a cache, and what tells it of a change. */
async function shopBehind(
  environment: Record<string, string>,
  tagsAt?: (path: string) => string,
  beforeRender?: () => Promise<void>,
) {
  const told: ((change: CatalogueChange) => void)[] = [];
  const shop = await openFakeShop({
    environment: { PURGE_AGAIN_SECONDS: '1', METRICS_TOKEN: 'misure-misure', ...environment },
    render: async (request) => {
      const answer = page(tagsAt?.(new URL(request.url).pathname));
      await beforeRender?.();
      return answer;
    },
    commerce: { onChange: (listener) => void told.push(listener) },
  });
  open.push(shop);
  const nothing = { productIds: [], categories: false, content: false, everything: false };
  return {
    ask: (path: string, headers: Record<string, string> = {}) => askRaw(shop.port, path, { headers }),
    change: (change: Partial<CatalogueChange>) => told.forEach((tell) => tell({ ...nothing, ...change })),
    figures: async () => {
      const headers = { authorization: 'Bearer misure-misure' };
      return (await askRaw(shop.port, '/metrics', { headers })).body.toString();
    },
  };
}

const varnish = ({ url }: CacheDouble) => ({ PAGE_PURGER: 'varnish', PURGE_URL: url });
const keysOf = ({ heard }: CacheDouble) => heard.map(({ headers }) => headers['xkey']);
/** The first purge of all pages, and its repetition, are over. */
const started = (double: CacheDouble) => expect.poll(() => keysOf(double)).toEqual(['pages', 'pages']);

const account = { PURGE_SITE: 'sito-1', PURGE_TOKEN: 'chiave-segreta' };

describe('each cache is told as its documentation wants', () => {
  test('Varnish: PURGE with the keys in xkey, each node', async () => {
    const [one, two] = [await cacheDouble(), await cacheDouble()];
    const shop = await shopBehind({ PAGE_PURGER: 'varnish', PURGE_URL: `${one.url}, ${two.url}/` });
    await started(one);
    await started(two);
    shop.change({ productIds: [7, 8] });
    await expect.poll(() => two.heard.length).toBeGreaterThan(2);
    expect(one.heard[2]).toMatchObject({
      method: 'PURGE',
      path: '/',
      headers: { xkey: 'listing product-7 product-8' },
    });
  });

  test('Fastly: a batch of surrogate keys', async () => {
    const fastly = await cacheDouble('{}');
    await shopBehind({ PAGE_PURGER: 'fastly', PURGE_URL: fastly.url, ...account });
    await expect.poll(() => fastly.heard.length).toBe(1);
    expect(fastly.heard[0]).toMatchObject({
      method: 'POST',
      path: '/service/sito-1/purge',
      headers: { 'fastly-key': 'chiave-segreta', 'content-type': 'application/json' },
      body: '{"surrogate_keys":["pages"]}',
    });
  });

  test('Cloudflare: tags of a zone; success is in the body', async () => {
    const cloudflare = await cacheDouble('{"success":false,"errors":[{"code":10000}]}');
    const shop = await shopBehind({ PAGE_PURGER: 'cloudflare', PURGE_URL: cloudflare.url, ...account });
    await expect.poll(() => shop.figures()).toContain('page_purge_failures_total 1');
    expect(cloudflare.heard[0]).toMatchObject({
      method: 'POST',
      path: '/client/v4/zones/sito-1/purge_cache',
      headers: { authorization: 'Bearer chiave-segreta', 'content-type': 'application/json' },
      body: '{"tags":["pages"]}',
    });
  });
});

describe('a cache that fails', () => {
  test('with 429 is asked again when it said, and nothing is lost', async () => {
    const double = await cacheDouble();
    double.refusals.push({ status: 429, retryAfter: '2' });
    const before = performance.now();
    await shopBehind(varnish(double));
    await expect.poll(() => double.heard.length).toBe(2);
    expect(performance.now() - before).toBeGreaterThan(1_900);
    expect(keysOf(double)).toEqual(['pages', 'pages']);
    await expect.poll(() => keysOf(double)).toEqual(['pages', 'pages', 'pages']);
  });

  test.each([
    [300, 300],
    [86_400, 600],
  ])('and asks for %d seconds is left alone for %d, then gets what is wanted', async (asked, waited) => {
    vi.useFakeTimers();
    try {
      const heard: string[] = [];
      const purge = async (tags: readonly string[]): Promise<PurgeAnswer> => {
        heard.push(tags.join(' '));
        return heard.length > 1 ? { kind: 'done' } : { kind: 'failed', why: '429', waitMs: asked * 1000 };
      };
      const purger = { batch: 10, header: () => ['xkey', ''] as const, purge };
      const queue = new PurgeQueue({ purger, againMs: 1000, notesPages: false, log: silentLog() });
      queue.add(['product-7']);
      await vi.advanceTimersByTimeAsync(waited * 1000 - 1);
      expect(heard).toEqual(['product-7']);
      await vi.advanceTimersByTimeAsync(2);
      expect(heard).toEqual(['product-7', 'product-7']);
      queue.close();
    } finally {
      vi.useRealTimers();
    }
  });

  test('by being away gets all when it is back', async () => {
    const former = await cacheDouble();
    const port = Number(new URL(former.url).port);
    const shop = await shopBehind(varnish(former));
    await started(former);
    await shop.ask('/7');
    await former.close();
    shop.change({ productIds: [7] });
    await expect.poll(() => shop.figures()).toContain('page_purge_failures_total 1');
    shop.change({ productIds: [8] });
    const back = await cacheDouble(undefined, port);
    await expect.poll(() => keysOf(back)).toEqual(['listing product-7 product-8', 'listing product-7']);
    await expect.poll(() => shop.figures()).toContain('page_purge_tags_waiting 0');
  });

  test('does not make the queue grow: beyond its limit all pages are dropped', async () => {
    const former = await cacheDouble();
    const shop = await shopBehind(varnish(former));
    await started(former);
    former.refusals.push({ status: 503 });
    shop.change({ productIds: Array.from({ length: 5_000 }, (_, id) => id) });
    await expect.poll(() => keysOf(former).slice(2)).toEqual(['pages', 'pages', 'pages']);
    expect(await shop.figures()).toContain('page_purge_failures_total 1');
  });
});

describe('many changes', () => {
  test('of more than one call are told without a pause between the calls', async () => {
    const double = await cacheDouble();
    const shop = await shopBehind({ ...varnish(double), PURGE_AGAIN_SECONDS: '60' });
    await expect.poll(() => keysOf(double)).toEqual(['pages']);
    const ids = Array.from({ length: 3_000 }, (_, id) => id);
    const told = () => new Set(keysOf(double).flatMap((keys) => String(keys).split(' ')));
    const before = performance.now();
    shop.change({ productIds: ids });
    await expect.poll(() => told().size, { timeout: 20_000, interval: 20 }).toBe(ids.length + 2);
    // Six calls and more; the pause of a second is only before the first.
    expect(double.heard.length).toBeGreaterThan(6);
    expect(performance.now() - before).toBeLessThan(4_000);
  });

  test('with long names fit into the header that Varnish takes', async () => {
    const double = await cacheDouble();
    const shop = await shopBehind({ ...varnish(double), PURGE_AGAIN_SECONDS: '60' });
    await expect.poll(() => keysOf(double)).toEqual(['pages']);
    const categoryUrls = Array.from(
      { length: 200 },
      (_, id) => `Casa e giardino/Attrezzi/${'è'.repeat(40)}${id}`,
    );
    shop.change({ productIds: [7], categoryUrls });
    await expect.poll(() => keysOf(double).slice(1).join(' ').split(' ').length).toBe(202);
    for (const keys of keysOf(double)) expect(String(keys).length).toBeLessThan(8_000);
  });
});

describe('the second purge', () => {
  const marks = async (shop: Awaited<ReturnType<typeof shopBehind>>, double: CacheDouble) => {
    const before = keysOf(double).length;
    shop.change({ productIds: [1] });
    await expect.poll(() => keysOf(double).join(' ').split(' ')).toContain('product-1');
    return keysOf(double).slice(before);
  };

  test('is for tags of pages that were sent shortly before the change', async () => {
    const double = await cacheDouble();
    const shop = await shopBehind(varnish(double), (path) => `listing,product-${path.slice(1)}`);
    await started(double);
    await shop.ask('/7');
    shop.change({ productIds: [7, 8] });
    await expect
      .poll(() => keysOf(double).slice(2))
      .toEqual(['listing product-7 product-8', 'listing product-7']);
    // Another change comes after all that was due: product 8 had no second purge.
    await marks(shop, double);
    expect(keysOf(double).filter((keys) => String(keys).includes('product-8'))).toHaveLength(1);
  });

  test('is kept when the tag changes again meanwhile', async () => {
    const double = await cacheDouble();
    const shop = await shopBehind({ ...varnish(double), PURGE_AGAIN_SECONDS: '3' }, () => 'product-7');
    await expect.poll(() => keysOf(double)).toEqual(['pages', 'pages']);
    await shop.ask('/7');
    shop.change({ productIds: [7] });
    await expect.poll(() => keysOf(double).length).toBe(3);
    shop.change({ productIds: [7] });
    const told = () => keysOf(double).filter((keys) => String(keys).includes('product-7')).length;
    await expect.poll(told).toBe(3);
  });

  test('is for all where no page is kept, since any may be on its way', async () => {
    const double = await cacheDouble();
    const shop = await shopBehind({ ...varnish(double), HTML_CACHE: 'off' });
    await started(double);
    shop.change({ productIds: [8] });
    await expect.poll(() => keysOf(double).slice(2)).toEqual(['listing product-8', 'listing product-8']);
  });

  test('is not needed for a page that got old while it was rendered: caches keep it for a second', async () => {
    const double = await cacheDouble();
    const rendering = Promise.withResolvers<void>();
    const changed = Promise.withResolvers<void>();
    const shop = await shopBehind(
      varnish(double),
      () => 'product-7',
      async () => {
        rendering.resolve();
        await changed.promise;
      },
    );
    await started(double);
    const asked = shop.ask('/7');
    await rendering.promise;
    shop.change({ productIds: [7] });
    changed.resolve();
    expect((await asked).headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
    const fresh = await shop.ask('/7');
    expect(fresh.headers['cache-control']).toContain('s-maxage=3600');
  });
});

test('nodes that hear of changes all the time purge in the same moments', async () => {
  vi.useFakeTimers({ now: 1_700_000_000_250 });
  try {
    const moments: number[] = [];
    const answerAfter = (ms: number) => ({
      batch: 100,
      header: () => ['xkey', ''] as const,
      purge: async (): Promise<PurgeAnswer> => {
        moments.push(Date.now() % 1_000);
        return new Promise((done) => setTimeout(() => done({ kind: 'done' }), ms));
      },
    });
    const nodes = [20, 90, 310].map(
      (ms) =>
        new PurgeQueue({ purger: answerAfter(ms), againMs: 3_000, notesPages: false, log: silentLog() }),
    );
    const changing = setInterval(() => nodes.forEach((node) => node.add(['listing-wide'])), 10);
    await vi.advanceTimersByTimeAsync(1_000);
    moments.length = 0;
    await vi.advanceTimersByTimeAsync(5_000);
    clearInterval(changing);
    for (const node of nodes) node.close();
    expect(moments).toHaveLength(15);
    expect(moments.filter((moment) => moment > 20)).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('a price or a stock that changes drops the lists of its categories only', async () => {
  const double = await cacheDouble();
  const tags: Readonly<Record<string, string>> = {
    '/shop': 'listing,listing-wide,content',
    '/shop/Utensili': 'listing,category-Utensili,content',
    '/shop/Mobili': 'listing,category-Mobili,content',
  };
  const rendered: string[] = [];
  const shop = await shopBehind(varnish(double), (path) => {
    rendered.push(path);
    return tags[path] ?? '';
  });
  const visitAll = async () => {
    rendered.length = 0;
    for (const path of Object.keys(tags)) await shop.ask(path);
    return rendered;
  };
  await started(double);
  expect(await visitAll()).toHaveLength(3);
  expect(await visitAll()).toHaveLength(0);
  shop.change({ productIds: [7], categoryUrls: ['Utensili', 'Utensili,Trapani'] });
  expect(await visitAll()).toEqual(['/shop', '/shop/Utensili']);
  await expect
    .poll(() => keysOf(double)[2])
    .toBe('listing-wide category-Utensili category-Utensili%2CTrapani product-7');
  shop.change({ productIds: [7] });
  expect(await visitAll()).toHaveLength(3);
});

test('the real shop names the categories of a product whose stock changed, and none of one that moved', async () => {
  const double = await cacheDouble();
  const shop = await openShopOverHttp({ ...varnish(double), PURGE_AGAIN_SECONDS: '60' });
  open.push(shop);
  await expect.poll(() => keysOf(double)).toEqual(['pages']);
  const client = createClient(shop.commerce.connection);
  await client.connect();
  open.push({ close: () => client.end() });
  const changed = (kind: string) =>
    client.query(
      "insert into change_log (kind, subject_id) select $1, product_id from variant where sku = 'MA-1'",
      [kind],
    );
  await changed('stock');
  await expect
    .poll(() => keysOf(double)[1])
    .toMatch(/^listing-wide category-\S+ (?:category-\S+ )*product-\d+$/);
  await changed('product');
  await expect.poll(() => keysOf(double)[2]?.toString().split(' ')).toContain('listing');
});

describe('calls that are the same for all', () => {
  const suggestions = '/api/method/casamaestra.search.suggest?term=martello';
  const list = '/api/method/mymb_ecommerce.mymb_b2c.solr_search.shop?per_page=3';
  const realShop = async (environment: Record<string, string>) => {
    const shop = await openShopOverHttp(environment);
    open.push(shop);
    return shop;
  };

  /** What was made while the shop was still reading its contents is for one alone. */
  const untilShared = (shop: Awaited<ReturnType<typeof realShop>>, path: string) =>
    expect.poll(async () => (await shop.ask(path)).headers['cache-control']).toContain('s-maxage=30');

  test('are kept behind Varnish for a moment, under the tags of lists', async () => {
    const double = await cacheDouble();
    const shop = await realShop({ ...varnish(double), PURGE_AGAIN_SECONDS: '60' });
    for (const path of [suggestions, list]) {
      await untilShared(shop, path);
      // Made, and then kept by the service: told the same.
      for (const _ of [1, 2]) {
        const { status, headers } = await shop.ask(path);
        expect([status, headers['xkey']]).toEqual([200, 'pages listing listing-wide']);
        expect(headers['cache-control']).toContain('s-maxage=30');
        expect(headers['cache-control']).toContain('max-age=0');
      }
    }
    expect((await shop.ask(suggestions)).headers['vary'] ?? '').not.toMatch(/sec-fetch-site|cookie/);
    expect((await shop.ask(list)).headers['vary']).toContain('sec-fetch-site');
    // A purge by what is changed reaches them, twice where they may be on their way.
    await shop.commerce.pool.query(
      "insert into change_log (kind, subject_id) select 'price', product_id from variant where sku = 'MA-1'",
    );
    shop.commerce.commerce.wake();
    await expect.poll(() => keysOf(double)[1]).toMatch(/^listing-wide /);
  });

  test.each([
    ['without a cache that is told of changes', {}, {}],
    [
      'where calls need a key',
      { APPLICATION_KEY: 'chiave:segreta-1234' },
      { authorization: 'token chiave:segreta-1234' },
    ],
    ['for who sees a preview', {}, { cookie: 'preview=abc' }],
  ])('are kept by none %s', async (_when, environment: Record<string, string>, headers) => {
    const double = await cacheDouble();
    const isTold = !_when.startsWith('without');
    const shop = await realShop({ ...(isTold ? varnish(double) : {}), ...environment });
    for (const path of [suggestions, list]) {
      const answer = await shop.ask(path, { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toMatch(/^no-(?:cache|store)$/);
      expect(answer.headers['xkey']).toBeUndefined();
    }
  });

  test('that differ by caller are not kept where Vary is not read', async () => {
    const double = await cacheDouble();
    const cloudflare = await realShop({ PAGE_PURGER: 'cloudflare', PURGE_URL: double.url, ...account });
    await untilShared(cloudflare, suggestions);
    // A content that is read meanwhile makes one answer more that is for one alone.
    const told = (path: string, header: string) =>
      expect.poll(async () => (await cloudflare.ask(path)).headers[header]);
    await told(suggestions, 'cache-tag').toBe('pages,listing,listing-wide');
    await told(list, 'cache-control').toBe('no-cache');
  });

  test('say which of several languages they are in, by the cookie that chooses it', async () => {
    const shop = await realShop({ ...varnish(await cacheDouble()), LANGUAGES: 'it,en' });
    const told: unknown[] = [];
    for (const path of [suggestions, list]) {
      await untilShared(shop, path);
      for (const headers of [{}, { cookie: 'language=en' }])
        await expect
          .poll(async () => {
            const { headers: said } = await shop.ask(path, { headers });
            return [said['cache-control'], said['xkey'], said['vary']];
          })
          .toEqual([
            expect.stringContaining('s-maxage=30'),
            'pages listing listing-wide',
            expect.stringMatching(/(^|, )cookie/),
          ]);
      told.push((await shop.ask(path, { headers: { cookie: 'language=en' } })).headers['vary']);
    }
    expect(told[0]).not.toContain('sec-fetch-site');
    expect(told[1]).toContain('sec-fetch-site');
  });
});

describe('pages', () => {
  test.each([
    ['varnish', 'xkey', 'pages listing product-7'],
    ['fastly', 'surrogate-key', 'pages listing product-7'],
    ['cloudflare', 'cache-tag', 'pages,listing,product-7'],
  ])('behind %s carry their tags for it and live longer', async (PAGE_PURGER, header, tags) => {
    const double = await cacheDouble();
    const shop = await shopBehind({ PAGE_PURGER, PURGE_URL: double.url, ...account });
    const { headers } = await shop.ask('/shop');
    expect(headers[header]).toBe(tags);
    expect(headers['cache-control']).toContain('s-maxage=3600');
    const again = await shop.ask('/shop', { 'if-none-match': headers['etag'] ?? '' });
    expect(again).toMatchObject({ status: 304, headers: { [header]: tags, age: '0' } });
  });

  test('without a purger carry no tags and keep their short life', async () => {
    const shop = await shopBehind({});
    const { headers } = await shop.ask('/shop');
    for (const header of ['xkey', 'surrogate-key', 'cache-tag', 'x-cache-tags'])
      expect(headers[header]).toBeUndefined();
    expect(headers['cache-control']).toContain('s-maxage=300');
    expect(headers['age']).toBe('0');
  });
});

test('a purger that lacks what it needs stops the start, naming it', () => {
  const { findings } = examineConfig({ PAGE_PURGER: 'fastly', PURGE_SITE: 'sito-1' });
  expect(findings).toContainEqual(
    expect.objectContaining({
      level: 'error',
      found: { code: 'purger_incomplete', facts: { purger: 'fastly', missing: 'PURGE_TOKEN' } },
    }),
  );
});

test('Cloudflare, which reads no cookies, is refused to keep pages of several languages', () => {
  const wanted = { PAGE_PURGER: 'cloudflare', PURGE_SITE: 'sito-1', PURGE_TOKEN: 'gettone-1' };
  const codes = (environment: Record<string, string>) =>
    examineConfig(environment).findings.map(({ found }) => found.code);
  expect(codes({ ...wanted, LANGUAGES: 'it,en' })).toContain('purger_one_language');
  expect(codes({ ...wanted, LANGUAGES: 'it' })).not.toContain('purger_one_language');
  expect(codes({ ...wanted, PAGE_PURGER: 'fastly', LANGUAGES: 'it,en' })).not.toContain(
    'purger_one_language',
  );
});
