import type { CatalogueChange } from '@casamaestra/commerce/catalog/index/catalogue-change.ts';
import { silentLog } from '@casamaestra/commerce/platform/log/create-log.ts';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { afterEach, expect, test } from 'vitest';
import { openRemoteCommerce } from '../remote-commerce.ts';
import { askRaw } from '../testing/ask-raw.ts';
import { openCacheDouble } from '../testing/cache-double.ts';
import { openFakeShop } from '../testing/fake-shop.ts';
import { ChangeFeed, type ToldChanges } from './change-feed.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

const nothing: CatalogueChange = { productIds: [], categories: false, content: false, everything: false };

/** A process with the service, and what tells it of a change. */
async function openService(environment: Record<string, string> = {}) {
  const told: ((change: CatalogueChange) => void)[] = [];
  const service = await openFakeShop({
    environment,
    commerce: { onChange: (listener) => void told.push(listener) },
  });
  open.push(service);
  return {
    ...service,
    change: (change: Partial<CatalogueChange>) => told.forEach((tell) => tell({ ...nothing, ...change })),
    ask: async (query: string, headers: Record<string, string> = {}) => {
      const answer = await askRaw(service.port, `/api/changes${query}`, { headers });
      return { status: answer.status, told: JSON.parse(answer.body.toString()) as ToldChanges };
    },
  };
}

/** A process with pages only. Its product page tells how often it was rendered. */
async function openPages(commerceUrl: string, environment: Record<string, string> = {}) {
  const config = readConfig({ COMMERCE_URL: commerceUrl, ...environment });
  const remote = openRemoteCommerce({ ...config, commerceUrl }, silentLog());
  open.push(remote);
  let rendered = 0;
  const pages = await openFakeShop({
    environment: { COMMERCE_URL: commerceUrl, PURGE_AGAIN_SECONDS: '1', ...environment },
    commerce: { onChange: remote.onChange },
    render: async () =>
      new Response(`<p>${(rendered += 1)}</p>`, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
          'x-cache-tags': 'content,product-7',
        },
      }),
  });
  open.push(pages);
  return {
    page: async () => (await askRaw(pages.port, '/det/martello', {})).body.toString(),
    rendered: () => rendered,
  };
}

/** Until a page stays the same: the first answers of a service drop all pages, and again a while later. */
async function settled(page: () => Promise<string>): Promise<string> {
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await page();
        return last === before;
      },
      { interval: 6_000, timeout: 30_000 },
    )
    .toBe(true);
  return last;
}

test('pages of a process without the service are dropped when it tells of a change, others stay', async () => {
  const service = await openService();
  const { page } = await openPages(service.url);
  const before = await settled(page);
  service.change({ productIds: [8], categoryUrls: [] });
  service.change({ productIds: [7], categoryUrls: [] });
  await expect.poll(page).not.toBe(before);
  const after = await settled(page);
  service.change({ productIds: [9], categoryUrls: [] });
  await expect.poll(async () => (await service.ask('')).told.at).toMatch(/\.3$/);
  expect(await page()).toBe(after);
}, 90_000);

test('a cache in front of such a process is purged', async () => {
  const varnish = await openCacheDouble();
  open.push(varnish);
  const service = await openService();
  await openPages(service.url, { PAGE_PURGER: 'varnish', PURGE_URL: varnish.url });
  const keys = () => varnish.heard.map(({ headers }) => String(headers['xkey'])).join(' ');
  await expect.poll(keys).toContain('pages');
  service.change({ productIds: [7], categoryUrls: ['Utensili'] });
  await expect.poll(keys).toContain('listing-wide category-Utensili product-7');
});

test('a service that was away, or another one at its address: all pages are dropped', async () => {
  const first = await openService();
  const { page } = await openPages(first.url);
  const before = await settled(page);
  await first.close();
  await openService({ PORT: String(first.port) });
  await expect.poll(page).not.toBe(before);
}, 90_000);

test('another node tells what it learnt since the last answer and a little before, if it was there so long', async () => {
  let now = 0;
  let tell: (change: CatalogueChange) => void = () => undefined;
  const feed = new ChangeFeed(
    (listener) => (tell = listener),
    () => now,
  );
  const ask = (agoMs?: number) => feed.tell({ after: 'other.4', agoMs }, new AbortController().signal);
  now = 12_000;
  tell({ ...nothing, productIds: [7] });
  now = 30_000;
  tell({ ...nothing, productIds: [8] });
  expect(await ask(5_000)).toMatchObject({ everything: false, changes: [{ productIds: [8] }] });
  expect(await ask(9_000)).toMatchObject({ changes: [{ productIds: [7] }, { productIds: [8] }] });
  // It has not been there for so long, or is not told how long.
  expect((await ask(21_000)).everything).toBe(true);
  expect((await ask()).everything).toBe(true);
});

test('a place is continued; what was forgotten is told as everything', async () => {
  const { ask, change } = await openService();
  const { at } = (await ask('')).told;
  change({ productIds: [7] });
  change({ content: true });
  const { told } = await ask(`?after=${at}`);
  expect(told.changes).toEqual([
    { ...nothing, productIds: [7] },
    { ...nothing, content: true },
  ]);
  for (let turn = 0; turn < 30; turn += 1)
    change({ productIds: Array.from({ length: 1_000 }, (_none, id) => id) });
  expect((await ask(`?after=${at}`)).told).toMatchObject({ everything: true, changes: [] });
  expect((await ask(`?after=${told.at}`)).told).toMatchObject({ everything: true });
});

test('the application key is asked for, where there is one', async () => {
  const { ask } = await openService({ APPLICATION_KEY: 'key-1:secret' });
  expect((await ask('')).status).toBe(401);
  expect((await ask('', { authorization: 'token key-1:guess' })).status).toBe(401);
  // A page of the shop itself has no reason to ask.
  expect((await ask('', { 'sec-fetch-site': 'same-origin' })).status).toBe(401);
  expect((await ask('', { authorization: 'token key-1:secret' })).status).toBe(200);
});

test('so many wait at once, the next are answered; a change and the end answer all', async () => {
  let tell: (change: CatalogueChange) => void = () => undefined;
  const feed = new ChangeFeed((listener) => (tell = listener));
  const never = new AbortController().signal;
  const { at } = await feed.tell({}, never);
  let answered = 0;
  const wait = (after: string) =>
    Array.from({ length: 64 }, () => feed.tell({ after }, never).finally(() => (answered += 1)));
  const first = wait(at);
  expect((await feed.tell({ after: at }, never)).changes).toEqual([]);
  expect(answered).toBe(0);
  tell({ ...nothing, productIds: [7] });
  for (const told of await Promise.all(first)) expect(told.changes).toHaveLength(1);
  const second = wait((await feed.tell({}, never)).at);
  feed.close();
  for (const told of await Promise.all(second)) expect(told.changes).toEqual([]);
});

test('a process that is itself without the service tells nothing', async () => {
  const service = await openService();
  const pages = await openFakeShop({ environment: { COMMERCE_URL: service.url } });
  open.push(pages);
  expect((await askRaw(pages.port, '/api/changes', {})).headers['content-type']).not.toContain('changes');
  expect((await askRaw(pages.port, '/api/changes', {})).body.toString()).not.toContain('everything');
});
