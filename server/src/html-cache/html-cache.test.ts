import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CachedPage, type RenderedPage } from './cached-page.ts';
import { HtmlCache } from './html-cache.ts';

const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

function page(text: string, tags: string, more: Partial<RenderedPage> = {}): RenderedPage {
  const headers = { 'cache-control': publicPage, 'content-type': 'text/html', 'x-cache-tags': tags };
  return { status: 200, headers, setCookies: [], body: Buffer.from(text), ...more };
}

function setup(maxBytes = 1_000_000) {
  let now = 0;
  const cache = new HtmlCache({ maxBytes, headersFor: (rendered) => rendered.headers, now: () => now });
  let renders = 0;
  const render =
    (text: string, tags = 'listing') =>
    async () => {
      renders += 1;
      return page(text, tags);
    };
  return { cache, render, renders: () => renders, pass: (seconds: number) => void (now += seconds * 1000) };
}

async function text(found: CachedPage | RenderedPage): Promise<string> {
  if (!(found instanceof CachedPage)) return found.body.toString();
  return (await found.answer('identity')).body.toString();
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('page cache', () => {
  test('many visitors at once cost one render', async () => {
    const { cache, render, renders } = setup();
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.page('it /', render('home'))));
    expect(renders()).toBe(1);
    expect(new Set(pages).size).toBe(1);
  });

  test('a change drops the pages with its tag, and only those', async () => {
    const { cache, render, renders } = setup();
    await cache.page('it /a', render('a', 'product-1,listing'));
    await cache.page('it /b', render('b', 'product-2'));
    cache.drop(['product-1', 'product-9']);
    expect(await text(await cache.page('it /a', render('a new', 'product-1')))).toBe('a new');
    expect(await text(await cache.page('it /b', render('b new', 'product-2')))).toBe('b');
    expect(renders()).toBe(3);
  });

  test('a page whose render began before the change is not kept, nor shown to who asks after it', async () => {
    const { cache, render } = setup();
    const { open, opened } = gate();
    const early = cache.page('it /a', async () => {
      await opened;
      return page('old', 'product-1');
    });
    cache.drop(['product-1']);
    const late = cache.page('it /a', render('new', 'product-1'));
    open();
    expect(await text(await early)).toBe('old');
    expect(await text(await late)).toBe('new');
    expect(await text(await cache.page('it /a', render('newer', 'product-1')))).toBe('new');
  });

  test('a stale page is shown while one successor is made; a dead one is not', async () => {
    const { cache, render, renders, pass } = setup();
    await cache.page('it /', render('first'));
    pass(61);
    const { open, opened } = gate();
    const second = async () => {
      await opened;
      return render('second')();
    };
    expect(await text(await cache.page('it /', second))).toBe('first');
    expect(await text(await cache.page('it /', render('third')))).toBe('first');
    open();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await text(await cache.page('it /', render('fourth')))).toBe('second');
    expect(renders()).toBe(2);
    pass(1_000);
    expect(await text(await cache.page('it /', render('fifth')))).toBe('fifth');
  });

  test('a successor that fails leaves the stale page and is reported', async () => {
    let now = 0;
    const errors: unknown[] = [];
    const headersFor = (rendered: RenderedPage) => rendered.headers;
    const cache = new HtmlCache({
      maxBytes: 1e6,
      headersFor,
      now: () => now,
      onRefreshError: (error) => errors.push(error),
    });
    await cache.page('it /', async () => page('first', 'x'));
    now = 61_000;
    const failing = async () => {
      throw new Error('render failed');
    };
    expect(await text(await cache.page('it /', failing))).toBe('first');
    await new Promise((resolve) => setImmediate(resolve));
    expect(errors).toHaveLength(1);
    await expect(cache.page('it /other', failing)).rejects.toThrow('render failed');
  });

  test.each<[string, Partial<RenderedPage>]>([
    ['a cookie', { setCookies: ['sid=1'] }],
    ['a redirect', { status: 302 }],
    ['a failure', { status: 500 }],
    ['a private answer', { headers: { 'cache-control': 'private, s-maxage=60' } }],
    ['an answer without s-maxage', { headers: { 'cache-control': 'public' } }],
    ['an answer without a word', { headers: {} }],
  ])('%s is made for each visitor', async (_name, more) => {
    const { cache } = setup();
    let renders = 0;
    const render = async () => {
      renders += 1;
      return page(String(renders), 'x', more);
    };
    const both = await Promise.all([cache.page('it /', render), cache.page('it /', render)]);
    expect(await Promise.all(both.map(text))).toEqual(['1', '2']);
    expect(cache.counts().pages).toBe(0);
  });

  test('memory stays within its bound; the least recently used page is evicted first', async () => {
    const { cache, render, renders } = setup(30_000);
    const body = 'x'.repeat(8_000);
    for (const name of ['a', 'b', 'c']) await cache.page(name, render(body));
    await cache.page('a', render(body));
    await cache.page('d', render(body));
    expect(cache.counts().bytes).toBeLessThanOrEqual(30_000);
    const before = renders();
    await cache.page('a', render(body));
    expect(renders()).toBe(before);
    await cache.page('b', render(body));
    expect(renders()).toBe(before + 1);
  });

  test('encodings count towards the bound, and each gives the page back', async () => {
    const { cache, render } = setup();
    const html = 'casa '.repeat(5_000);
    const kept = (await cache.page('it /', render(html))) as CachedPage;
    const asRendered = cache.counts().bytes;
    await Promise.all((['br', 'gzip', 'br'] as const).map((encoding) => kept.prepare(encoding, 'best')));
    for (let times = 0; times < 3; times += 1) cache.resized(kept);
    expect(cache.counts().bytes).toBeLessThan(asRendered / 5);
    expect(gunzipSync(kept.variant('gzip')?.body ?? '').toString()).toBe(html);
    expect(brotliDecompressSync(kept.variant('br')?.body ?? '').toString()).toBe(html);
    expect(await text(kept)).toBe(html);
    cache.clear();
    expect(cache.counts()).toMatchObject({ pages: 0, bytes: 0 });
  });

  test('an address as sent finds its page until the page is dropped', async () => {
    const { cache, render } = setup();
    const kept = (await cache.page('it /', render('home', 'content'))) as CachedPage;
    cache.remember('/?utm_source=news', kept);
    expect(cache.byAlias('/?utm_source=news')).toBe(kept);
    cache.drop(['content']);
    expect(cache.byAlias('/?utm_source=news')).toBeUndefined();
  });

  test('addresses go with their page, are few for each, and count towards the bound', async () => {
    const { cache, render } = setup(200_000);
    for (let page = 0; page < 200; page += 1) {
      const key = `it /shop?page=${page}`;
      const kept = (await cache.page(key, render('x'.repeat(5_000)))) as CachedPage;
      for (let visit = 0; visit < 50; visit += 1)
        cache.remember(`/shop?page=${page}&gclid=${'y'.repeat(900)}${visit}`, kept);
    }
    const { pages, aliases, bytes } = cache.counts();
    expect(aliases).toBeLessThanOrEqual(8 * pages);
    expect(aliases).toBeGreaterThan(8);
    expect(bytes).toBeGreaterThan(aliases * 900);
    expect(bytes).toBeLessThanOrEqual(200_000);
    cache.clear();
    expect(cache.counts()).toMatchObject({ pages: 0, aliases: 0, bytes: 0 });
  });

  test('who asks for a page plain gets it, and only its compressed form is kept', async () => {
    const { cache, render } = setup();
    const html = 'casa '.repeat(5_000);
    const kept = (await cache.page('it /', render(html))) as CachedPage;
    expect(await text(kept)).toBe(html);
    cache.resized(kept);
    expect(cache.counts().bytes).toBeLessThan(html.length / 5);
    expect(await text(kept)).toBe(html);
    expect((await kept.answer('identity')).headers).toContain(String(html.length));
  });
});
