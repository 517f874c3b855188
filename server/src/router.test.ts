import { request } from 'node:http';
import { otherParts } from '@casamaestra/contract/pages.ts';
import { silentLog } from '@casamaestra/commerce/platform/log/create-log.ts';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { collectingLog } from '@casamaestra/commerce/platform/testing/collecting-log.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readStaticFiles } from './static-files.ts';
import { askRaw } from './testing/ask-raw.ts';
import { type FakeShop, type FakeShopOptions, openFakeShop } from './testing/fake-shop.ts';

let shop: FakeShop;
const open = async (options?: FakeShopOptions) => {
  shop = await openFakeShop(options);
  return shop;
};
afterEach(() => shop.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askRaw(shop.port, path, { headers, method });

const html = `<!doctype html><script>start()</script>${'<p>casa</p>'.repeat(300)}`;
const scriptHash = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";
const publicHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  'x-cache-tags': 'listing,product-7',
  'x-script-hashes': scriptHash,
};
const publicPage = (body = html) => new Response(body, { headers: publicHeaders });

describe('counting page views', () => {
  test('counts what was shown, and no page that is missing, moved or failed', async () => {
    const counted: string[] = [];
    const statuses: Readonly<Record<string, number>> = {
      '/det/mai': 404,
      '/det/vecchio': 301,
      '/det/rotto': 500,
    };
    await open({
      commerce: { noteVisit: ({ path }) => void counted.push(path) },
      render: async (request) => {
        const { pathname } = new URL(request.url);
        const status = statuses[pathname] ?? 200;
        const headers = status === 301 ? { location: '/shop' } : {};
        return new Response('pagina', { status, headers });
      },
    });
    for (const path of [...Object.keys(statuses), '/det/vero', '/shop'])
      expect((await ask(path)).status).toBe(statuses[path] ?? 200);
    await expect.poll(() => counted).toEqual(['/det/vero', '/shop']);
  });

  test('the address is told where words were searched, and nowhere else', async () => {
    const told: (string | undefined)[] = [];
    await open({
      commerce: { noteVisit: ({ address }) => void told.push(address) },
      render: () => Promise.resolve(new Response('pagina')),
    });
    for (const path of ['/shop', '/shop?search_term=colla']) await ask(path);
    await expect.poll(() => told).toEqual([undefined, '127.0.0.1']);
  });
});

describe('being offline', () => {
  test('the service worker may call this shop only, is checked every time, and never answers personal pages', async () => {
    await open();
    const worker = await ask('/sw.js');
    expect(worker.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    const page = await ask('/offline', { cookie: 'language=it' });
    expect(page.headers['content-security-policy']).toMatch(/script-src 'sha256-[\w+/]{43}='/);
    expect(page.body.toString()).toContain('Sei offline');
  });

  test('a new build has a new worker', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'build-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/a-1.js'), 'one');
    await open({ files: readStaticFiles(folder) });
    const before = (await ask('/sw.js')).body.toString();
    await shop.close();
    writeFileSync(join(folder, 'assets/a-2.js'), 'two');
    await open({ files: readStaticFiles(folder) });
    expect((await ask('/sw.js')).body.toString()).not.toBe(before);
    rmSync(folder, { recursive: true });
  });

  test('the worker of a shop that wants none removes what is there and itself', async () => {
    await open({ environment: { SERVICE_WORKER: 'off' } });
    const worker = (await ask('/sw.js')).body.toString();
    expect(worker).toContain('unregister()');
    expect(worker).not.toContain("'fetch'");
  });
});

describe('choices about the pages', () => {
  const chosen = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await ask(path, {
      host: 'casa.example',
      referer: 'http://casa.example/shop?page=2',
      ...headers,
    });
    return [answer.status, answer.headers.location, ...(answer.headers['set-cookie'] ?? [])];
  };
  const kept = 'Max-Age=31536000; Path=/; SameSite=Lax';

  test('are kept as cookies for a year, and lead back to the page', async () => {
    await open({ environment: { LANGUAGES: 'it,en' } });
    expect(await chosen('/preferences?language=en')).toEqual([303, '/shop?page=2', `language=en; ${kept}`]);
    expect(await chosen('/preferences?currency=USD')).toEqual([303, '/shop?page=2', `currency=USD; ${kept}`]);
    expect(await chosen('/preferences?currency=EUR')).toEqual([
      303,
      '/shop?page=2',
      'currency=EUR; Max-Age=0; Path=/; SameSite=Lax',
    ]);
  });

  test('by https are cookies that only this host can set', async () => {
    await open({ environment: { PUBLIC_URL: 'https://casa.example' } });
    for (const choice of ['language=it', 'theme=dark'])
      expect(await chosen(`/preferences?${choice}`)).toContain(`__Host-${choice}; ${kept}; Secure`);
  });

  test('that the shop does not offer, or that another site sends, change nothing', async () => {
    await open();
    for (const query of [
      'language=en',
      'currency=XXX',
      'theme=%3Cb%3E',
      'currency=USD%0D%0Aa:b',
      'sid=1',
      '',
    ])
      expect(await chosen(`/preferences?${query}`)).toEqual([303, '/shop?page=2']);
    expect(await chosen('/preferences?theme=dark', { 'sec-fetch-site': 'cross-site' })).toHaveLength(2);
  });

  test.each(['https://evil.example/shop', 'http://casa.example//evil.example', 'rubbish'])(
    'from %s lead to the home page',
    async (referer) => {
      await open();
      expect(await chosen('/preferences?currency=USD', { referer })).toContain('/');
    },
  );
});

describe('pages', () => {
  test('a shared page is rendered once, sent compressed, and confirmed by its validator', async () => {
    let renders = 0;
    await open({
      render: async () => {
        renders += 1;
        return publicPage();
      },
    });
    const first = await ask('/shop?page=2&utm_source=x', { 'accept-encoding': 'br' });
    const second = await ask('/shop?utm_source=y&page=2', { 'accept-encoding': 'br' });
    const again = await ask('/shop?utm_source=y&page=2', {
      'accept-encoding': 'br',
      'if-none-match': first.headers.etag ?? '',
    });
    const head = await ask('/shop?page=2', {}, 'HEAD');
    expect(renders).toBe(1);
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      age: '0',
    });
    for (const name of ['x-cache-tags', 'surrogate-key', 'xkey', 'cache-tag'])
      expect(first.headers[name]).toBeUndefined();
    expect(brotliDecompressSync(second.body).toString()).toBe(html);
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(html.length));
  });

  test('a change drops the page that shows it', async () => {
    let price = '10 €';
    await open({ render: async () => publicPage(price) });
    expect((await ask('/det/a')).body.toString()).toBe('10 €');
    price = '8 €';
    expect((await ask('/det/a')).body.toString()).toBe('10 €');
    shop.cache?.drop(['product-7']);
    expect((await ask('/det/a')).body.toString()).toBe('8 €');
  });

  test('nothing of one visitor reaches a shared page', async () => {
    const seen: string[] = [];
    await open({
      environment: { LANGUAGES: 'it,en' },
      render: async (request) => {
        seen.push(`${request.url} ${request.headers.get('cookie')} ${request.headers.get('host')}`);
        return publicPage();
      },
    });
    const visitor = {
      cookie: 'sid=secret; language=en',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    };
    const answer = await ask('/?spy=1', visitor);
    expect(seen).toEqual(['http://localhost:3000/ language=en null']);
    expect(answer.headers.vary).toBe('accept-encoding, cookie');
    await ask('/?spy=2', { cookie: 'language=it' });
    expect(seen).toHaveLength(2);
  });

  test('a page of one visitor is rendered with their cookies and never kept', async () => {
    const cookies: (string | null)[] = [];
    await open({
      render: async (request) => {
        cookies.push(request.headers.get('cookie'));
        return publicPage();
      },
    });
    await ask('/pages/account', { cookie: 'sid=1' });
    await ask('/pages/account', { cookie: 'sid=2' });
    expect(cookies).toEqual(['sid=1', 'sid=2']);
  });

  test('a form of a page is answered for its sender, never for a page of another site', async () => {
    const seen: (string | null)[][] = [];
    await open({
      environment: { TRUST_PROXY: 'on' },
      render: async ({ method, headers }) => {
        seen.push([method, headers.get('x-client-address'), headers.get('origin')]);
        return publicPage();
      },
    });
    const path = '/pages/recesso';
    const from = { 'x-forwarded-for': '198.51.100.7', 'x-client-address': '10.0.0.1', host: 'shop.example' };
    const own = await ask(path, { ...from, origin: 'http://shop.example' }, 'POST');
    const other = await ask(path, { ...from, origin: 'http://evil.example' }, 'POST');
    const crossSite = await ask(path, { ...from, 'sec-fetch-site': 'cross-site' }, 'POST');
    expect([own.status, other.status, crossSite.status]).toEqual([200, 403, 403]);
    expect(seen).toEqual([['POST', '198.51.100.7', null]]);
  });

  test('addresses forwarded by an untrusted proxy are warned of once', async () => {
    const warned: string[] = [];
    const log = Object.assign(silentLog(), {
      warn: (_facts: object, words: string) => void warned.push(words),
    });
    await open({ log });
    for (const address of ['198.51.100.7', '198.51.100.8']) await ask('/', { 'x-forwarded-for': address });
    expect(warned).toEqual([expect.stringContaining('TRUST_PROXY is off')]);
  });

  test('HTML_CACHE=off renders every time', async () => {
    let renders = 0;
    const render = async () => {
      renders += 1;
      return publicPage();
    };
    await open({ environment: { HTML_CACHE: 'off' }, render });
    await ask('/');
    const { headers } = await ask('/');
    expect(renders).toBe(2);
    expect(headers['content-security-policy']).toContain("'sha256-");
  });

  test('the renderer’s scripts are named in the policy, others are not; https brings HSTS', async () => {
    const injected = `${html}<script>steal()</script>`;
    await open({
      environment: { PUBLIC_URL: 'https://shop.example' },
      render: async () => publicPage(injected),
    });
    const { headers } = await ask('/');
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${scriptHash};`);
    expect(headers['x-script-hashes']).toBeUndefined();
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  test('subdomains are bound to https only where configured', async () => {
    const environment = { PUBLIC_URL: 'https://shop.example', HSTS_SUBDOMAINS: 'on' };
    await open({ environment, render: async () => publicPage() });
    const { headers } = await ask('/');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  test('the policy of a page under development lets it run and replace what was changed', async () => {
    await open({ development: true, render: async () => publicPage() });
    const policy = String((await ask('/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self' 'unsafe-inline' 'unsafe-eval'");
    expect(policy).not.toContain("'none'");
  });

  test('every answer, of whatever part, names who may frame it, what runs in it and who may embed it', async () => {
    await open({ environment: { PUBLIC_URL: 'https://shop.example' }, render: async () => publicPage() });
    for (const [path, owner] of [
      ['/', 'same-origin'],
      ['/api/shop', 'same-origin'],
      ['/healthz', 'same-origin'],
      ['/assets/gone.js', 'same-origin'],
      ['/favicon.ico', 'same-origin'],
      ['/a/../b', 'same-origin'],
      ['/media/a.webp', 'cross-origin'],
      ['/documents/a.pdf', 'cross-origin'],
    ] as const) {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': owner,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=63072000',
      });
    }
  });

  test('only the card page allows the gateway’s script and frame, and it is not cached', async () => {
    const bank = 'http://localhost:4999';
    await open({ environment: { SANDBOX_BANK_URL: bank }, render: async () => publicPage() });
    const policy = async (path: string) => String((await ask(path)).headers['content-security-policy']);
    const cardPage = await policy('/pages/pay-stripe?order=1');
    expect(cardPage).toMatch(new RegExp(`script-src 'self' 'sha256-[^;]+ ${bank};`));
    expect(cardPage).toContain(`frame-src ${bank};`);
    for (const path of ['/', '/pages/pay', '/pages/checkout']) expect(await policy(path)).not.toContain(bank);
  });

  test('with keys the card page allows the gateway’s hosts', async () => {
    const environment = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678' };
    await open({ environment, render: async () => publicPage() });
    const policy = String((await ask('/pages/pay-stripe')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
  });

  test('hosts of tools of others are allowed on pages for everybody, and on no page of one visitor', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'casamaestra-tools-'));
    const demo = join(import.meta.dirname, '../../demo/content/shop.json');
    const file = JSON.parse(readFileSync(demo, 'utf8')) as Record<string, unknown>;
    for (const picture of ['logo', 'logo_on_dark', 'social']) delete file[picture];
    const tool = {
      id: 'conta',
      category: 'measurement',
      name: 'Conta',
      provider: 'Altri S.p.A.',
      purpose: { it: 'Conta le visite.' },
      lifetime: { it: '13 mesi' },
      hosts: ['https://altri.example'],
      script: 'https://altri.example/conta.js',
    };
    const shopFile = join(folder, 'shop.json');
    writeFileSync(shopFile, JSON.stringify({ ...file, outside_tools: [tool] }));
    await open({ environment: { SHOP_FILE: shopFile }, render: async () => publicPage() });
    const policy = async (path: string) => String((await ask(path)).headers['content-security-policy']);
    for (const part of ['script-src', 'connect-src', 'img-src'])
      expect(await policy('/')).toMatch(new RegExp(`${part} [^;]*https://altri\\.example[ ;]`));
    for (const path of ['/pages/order-detail', '/pages/checkout', '/pages/login'])
      expect(await policy(path)).not.toContain('altri.example');
    rmSync(folder, { recursive: true });
  });

  test('a failing render is a page in words, without its stack, and in the log', async () => {
    const { log, lines } = collectingLog();
    await open({
      log,
      render: async () => {
        throw new Error('secret detail');
      },
    });
    const { status, body } = await ask('/', { accept: 'text/html' });
    expect(status).toBe(500);
    expect(body.toString()).toContain('<a href="/">');
    expect(body.toString()).not.toContain('secret');
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', err: expect.objectContaining({ message: 'secret detail' }) }),
    );
  });
});

describe('E03 where the page about a failure fails too', () => {
  test.each([
    ['it', 'Non siamo riusciti a mostrare neppure la pagina d’errore'],
    ['en', 'An error occurred while showing the error page'],
    ['sk', 'Pri zobrazení chybovej stránky sa vyskytla chyba'],
  ])('says so in the language %s with a link home, whichever way it fails', async (language, title) => {
    const render = async (request: Request) => {
      if (request.url.endsWith('/shop')) throw new Error('secret detail');
      return new Response('Unexpected Server Error\n\nsecret', {
        status: 500,
        headers: { 'content-type': 'text/plain' },
      });
    };
    await open({ environment: { LANGUAGES: 'it,en,sk' }, render });
    for (const path of ['/', '/shop', '/pages/account']) {
      const headers = { accept: 'text/html', cookie: `language=${language}` };
      const answer = await ask(path, headers);
      expect([path, answer.status]).toEqual([path, 500]);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.body.toString()).toContain(`<html lang="${language}">`);
      expect(answer.body.toString()).toContain(`<h1>${title}</h1>`);
      expect(answer.body.toString()).toContain('<a href="/">');
      expect(answer.body.toString()).not.toContain('secret');
    }
  });
});

test.each([500, 503])(
  'a page that failed with %i is kept by nobody, whatever it says itself',
  async (status) => {
    await open({ render: async () => new Response('<p>errore</p>', { status, headers: publicHeaders }) });
    const { headers } = await ask('/shop');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['surrogate-key']).toBeUndefined();
  },
);

test.each([
  ['the search index is loading', 503],
  [null, 500],
])('a page that failed while the service says %j answers %i', async (reason, status) => {
  const render = async () =>
    new Response('<p>errore</p>', { status: 500, headers: { 'content-type': 'text/html' } });
  await open({ render, commerce: { notReady: () => reason } });
  const answer = await ask('/shop');
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toContain('errore');
});

describe('E01 addresses and bodies the shop refuses', () => {
  test.each([
    [`/shop?search_term=${'a'.repeat(9_000)}`, 414],
    ['/%E0%A4%A', 400],
    ['/a%00b', 400],
    ['/assets/gone-1234.js', 404],
  ])('%.40s → %i', async (path, status) => {
    await open();
    const answer = await ask(path, { accept: 'text/html' });
    expect(answer.status).toBe(status);
    expect(answer.body.length).toBeGreaterThan(10);
  });

  test('an address that names another host stays in the shop', async () => {
    const seen: string[] = [];
    const render = async (request: Request) => {
      seen.push(request.url);
      return new Response('x');
    };
    await open({ render });
    await ask('http://evil.example/b');
    expect(seen).toEqual(['http://localhost:3000/b']);
  });

  test.each([
    '//evil.example/a',
    '/det/../pages/pay',
    '/det/%2e%2e/x',
    '/det\\x',
    '/det/a%2fb',
    '/det/a%5Cb',
    '/a/.',
  ])('%s can be understood in two ways and is refused before anybody looks', async (path) => {
    const never = () => Promise.reject(new Error('was asked'));
    await open({ render: never, commerce: { handle: never, files: never } });
    for (const prefix of ['', '/api', '/api/open', '/media', '/documents', '/assets'])
      expect((await ask(prefix + path)).status).toBe(400);
  });

  test.each([
    ['OPTIONS', '*', 204],
    ['GET', '*', 400],
    ['GET', 'ftp://evil.example/healthz', 400],
    ['GET', 'http://evil.example/healthz', 200],
  ])('%s %s answers %i, whatever the shop’s own address', async (method, path, status) => {
    for (const environment of [{}, { PUBLIC_URL: 'http://shop.example:8080' }]) {
      await open({ environment });
      expect((await ask(path, {}, method)).status).toBe(status);
      if (environment.PUBLIC_URL === undefined) await shop.close();
    }
  });

  test('who sends ten megabytes to the end can read the refusal', async () => {
    await open();
    const body = Buffer.alloc(10_000_000, 'x');
    const answered = Promise.withResolvers<number | undefined>();
    const call = request(`${shop.url}/api/x`, { method: 'POST', headers: { 'content-length': body.length } });
    call.on('error', answered.reject);
    call.on('response', (answer) => answered.resolve(answer.resume().statusCode));
    const sent = new Promise<void>((resolve) => call.end(body, resolve));
    await Promise.race([sent, answered.promise]);
    await sent;
    expect(await answered.promise).toBe(413);
  });

  test('more than 128 kB, announced or not, is 413', async () => {
    await open();
    const body = 'x'.repeat(128 * 1024 + 1);
    expect((await fetch(`${shop.url}/api/x`, { method: 'POST', body })).status).toBe(413);
    const stream = new Blob([body]).stream();
    expect(
      (await fetch(`${shop.url}/api/x`, { method: 'POST', body: stream, duplex: 'half' } as RequestInit))
        .status,
    ).toBe(413);
    expect((await fetch(`${shop.url}/api/x`, { method: 'POST', body: '{}' })).status).toBe(200);
  });

  async function sayRaw(bytes: string): Promise<string> {
    await open();
    return new Promise((resolve) => {
      let heard = '';
      const socket = connect(shop.port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => (heard += String(chunk)));
      socket.on('close', () => resolve(heard));
      socket.on('error', () => socket.destroy());
    });
  }
  const longHeader = `host: x\r\nx-long: ${'a'.repeat(40_000)}\r\n\r\n`;

  test.each([
    [`GET / HTTP/1.1\r\n${longHeader}`, '431'],
    ['nonsense\r\n\r\n', '400'],
    ['CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n', '405'],
    ['GET /shop HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n', '400'],
    [
      'POST /api/x HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
    ['POST /api/x HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\nabcd', '400'],
  ])('what is not a request is told so: %.20s', async (bytes, status) => {
    const answer = await sayRaw(bytes);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer).toContain("frame-ancestors 'none'");
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer.split('\r\n\r\n')[1]?.trim().length).toBeGreaterThan(10);
  });

  test('a call whose headers are too long gets the error body of calls', async () => {
    const [head = '', body = ''] = (await sayRaw(`GET /api/shop HTTP/1.1\r\n${longHeader}`)).split(
      '\r\n\r\n',
    );
    expect(head).toContain('HTTP/1.1 431');
    expect(JSON.parse(body)).toMatchObject({ exc_type: 'ValidationError' });
  });

  test.each([
    ['/api/shop', 'TRACE', 405],
    ['/api/shop', 'PROPFIND', 405],
    [`/api/shop?search_term=${'a'.repeat(9_000)}`, 'GET', 414],
  ])('a call is refused with the error body of calls: %.20s %s', async (path, method, status) => {
    await open();
    const answer = await ask(path, { accept: 'text/html' }, method);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body.toString())).toMatchObject({
      exc_type: 'ValidationError',
      _server_messages: expect.stringContaining('message') as string,
      _error_message: expect.stringMatching(/[a-z]{4}/) as string,
    });
  });

  test('unknown methods are refused before anything is read', async () => {
    await open({ render: () => Promise.reject(new Error('was rendered')) });
    const answer = await ask('/shop', {}, 'TRACE');
    expect(answer).toMatchObject({
      status: 405,
      headers: { allow: expect.stringContaining('GET') as string },
    });
  });

  test('a message of a gateway may be longer', async () => {
    await open();
    for (const [bytes, status] of [
      [500_000, 200],
      [600_000, 413],
    ] as const) {
      const sent = await fetch(`${shop.url}/api/open/stripe`, { method: 'POST', body: 'x'.repeat(bytes) });
      expect(sent.status).toBe(status);
    }
  });

  test.each([
    [
      'it',
      'Indirizzo non valido',
      'L’indirizzo non si legge',
      'Qui il metodo TRACE',
      'I file si leggono con GET.',
    ],
    ['en', 'Address not valid', 'can be read in more than one way', 'The method TRACE', 'read with GET.'],
    ['sk', 'Neplatná adresa', 'viacerými spôsobmi', 'Metóda TRACE', 'Súbory sa čítajú cez GET.'],
  ])(
    'says what it refuses by itself in %s, calls with code and facts',
    async (language, title, words, verb, files) => {
      await open({ environment: { LANGUAGES: 'it,en,sk' } });
      const headers = { accept: 'text/html', cookie: `language=${language}` };
      const page = (await ask('/det//x', headers)).body.toString();
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(`<h1>${title}</h1>`);
      expect(page).toContain(words);
      const unclear = await ask('/api//x', headers);
      expect([unclear.status, JSON.parse(unclear.body.toString())]).toMatchObject([
        400,
        { code: 'address_unclear', facts: {}, _error_message: expect.stringContaining(words) as string },
      ]);
      expect(JSON.parse((await ask('/api/x', headers, 'TRACE')).body.toString())).toMatchObject({
        code: 'method_not_allowed',
        facts: { method: 'TRACE' },
        _error_message: expect.stringContaining(verb) as string,
      });
      const long = await ask(`/api/x?${'q'.repeat(8_200)}`, headers);
      expect(JSON.parse(long.body.toString())).toMatchObject({
        code: 'address_too_long',
        facts: { most: 8 },
      });
      expect((await ask('/media/a.webp', headers, 'DELETE')).body.toString()).toContain(files);
    },
  );

  test.each(['it,sk', 'sk,it'])(
    'what cannot be read as HTTP is refused in the first of LANGUAGES=%s',
    async (languages) => {
      await open({ environment: { LANGUAGES: languages } });
      const said = await new Promise<string>((resolve) => {
        const socket = connect(shop.port, '127.0.0.1', () => socket.write('GET /api/x HTTP/9\r\n\r\n'));
        let text = '';
        socket.on('data', (bytes) => (text += bytes.toString()));
        socket.on('close', () => resolve(text));
      });
      expect(said).toContain('"code":"request_malformed"');
      expect(said).toContain(
        languages === 'it,sk' ? 'La richiesta non è HTTP valido.' : 'Požiadavka nie je platné HTTP.',
      );
    },
  );

  test('an address of a file takes no body at all', async () => {
    await open({ commerce: { files: () => Promise.reject(new Error('was asked')) } });
    const answer = await fetch(`${shop.url}/media/a.webp`, { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('a client that disconnects within a body is no error', async () => {
    const { log, lines } = collectingLog();
    await open({ log });
    for (const path of ['/api/x', '/pages/recesso']) {
      const socket = connect(shop.port, '127.0.0.1');
      socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nhalf`, () =>
        socket.resetAndDestroy(),
      );
    }
    await expect.poll(() => lines.length).toBe(2);
    for (const line of lines) expect(line).toMatchObject({ level: 'info', status: 499 });
  });
});

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casamaestra-files-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('/posta leads to the mails a shop without a mail server has written', async () => {
    await open();
    const answer = await ask('/posta');
    expect([answer.status, answer.headers.location]).toEqual([302, '/api/open/mail/']);
  });

  test('what every site is asked for is there: robots.txt, security.txt and favicon.ico', async () => {
    await open({ render: () => Promise.reject(new Error('was rendered')) });
    const robots = await ask('/robots.txt');
    expect(robots).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const rules = robots.body.toString().split('\n');
    expect(rules).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /pages/', 'Disallow: /api/', 'Disallow: /shop/']),
    );
    expect(rules.at(-2)).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/);
    const told = await ask('/.well-known/security.txt');
    expect(told).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const [contact, expires] = told.body.toString().split('\n');
    expect(contact).toBe('Contact: mailto:ciao@casamaestra.example');
    const left = Date.parse(expires?.replace('Expires: ', '') ?? '') - Date.now();
    expect(left / 86_400_000).toBeGreaterThan(170);
    expect(left / 86_400_000).toBeLessThan(365);
    const icon = await ask('/favicon.ico');
    expect(icon).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
    expect(icon.body.toString()).toContain('<svg');
    const sizes = [
      '/icon-192.png',
      '/icon-512.png',
      '/app-icon-192.png',
      '/app-icon-512.png',
      '/apple-touch-icon.png',
    ];
    const drawn = await Promise.all(sizes.map(async (path) => (await ask(path)).body.readUInt32BE(16)));
    expect(drawn).toEqual([192, 512, 192, 512, 180]);
  });

  test('what the build noted for itself is not served', async () => {
    mkdirSync(join(folder, '.vite'));
    mkdirSync(join(folder, '.git'));
    for (const name of ['.vite/manifest.json', '.git/config', '.hidden', 'seen.json'])
      writeFileSync(join(folder, name), '{}');
    await open({ files: readStaticFiles(folder), render: async () => new Response('no', { status: 404 }) });
    expect((await ask('/.vite/manifest.json')).status).toBe(404);
    for (const path of ['/.hidden', '/.git/config', '/.git/', '/.vite/'])
      expect((await ask(path)).status).toBe(404);
    expect((await ask('/seen.json')).status).toBe(200);
  });

  test('a file that was sent once outlives its build; one that was not is 404', async () => {
    mkdirSync(join(folder, 'assets'));
    for (const name of ['read.js', 'unread.js']) writeFileSync(join(folder, 'assets', name), `// ${name}`);
    await open({ files: readStaticFiles(folder) });
    const first = await ask('/assets/read.js');
    expect(first.headers['cache-control']).toContain('immutable');
    rmSync(join(folder, 'assets'), { recursive: true });
    expect(await ask('/assets/read.js')).toMatchObject({ status: 200, body: first.body });
    expect((await ask('/assets/read.js', { 'if-none-match': first.headers.etag ?? '' })).status).toBe(304);
    expect(await ask('/assets/unread.js')).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store' },
    });
  });
});

describe('calls', () => {
  test('a call refused before it runs is logged with the id of its request', async () => {
    const { log, lines } = collectingLog();
    await open({ log, environment: { APPLICATION_KEY: 'chiave:segreta' } });
    const headers = { 'content-type': 'application/json', 'x-request-id': 'richiesta-123456' };
    await ask('/api/method/x', { ...headers, 'sec-fetch-site': 'cross-site' }, 'POST');
    await ask('/api/method/x', headers, 'POST');
    expect(lines.filter(({ event }) => event === 'refused')).toEqual([
      expect.objectContaining({ level: 'warn', refusal: 'other_site', requestId: 'richiesta-123456' }),
      expect.objectContaining({ refusal: 'application_key_required', requestId: 'richiesta-123456' }),
    ]);
  });

  test('K02 with a key set, calls from outside are refused and the shop’s own pages pass', async () => {
    await open({ environment: { APPLICATION_KEY: 'key-1:secret-1' } });
    const refused = await ask('/api/shop');
    expect(refused.status).toBe(401);
    expect(JSON.parse(refused.body.toString())).toMatchObject({ exc_type: 'AuthenticationError' });
    expect((await ask('/api/shop', { authorization: 'token key-1:secret-1' })).status).toBe(200);
    expect((await ask('/api/shop', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await ask('/api/shop', { origin: `http://127.0.0.1:${shop.port}` })).status).toBe(200);
  });

  test('the fast path answers without web objects and is compressed', async () => {
    const body = JSON.stringify({ message: 'casa'.repeat(500) });
    const kept = {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body,
      route: 'catalog.listing',
    };
    await open({ commerce: { raw: ({ path }) => (path === '/api/shop' ? kept : undefined) } });
    for (let i = 0; i < 3; i += 1) {
      const { headers, body: sent } = await ask('/api/shop', { 'accept-encoding': 'br' });
      expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(sent).toString()).toBe(body);
    }
    expect((await ask('/api/shop')).body.toString()).toBe(body);
  });

  test.each([
    [Object.assign(new Error('disk full'), { code: '53100' }), 503],
    [Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }), 503],
    [Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } }), 503],
    [new Error('defect'), 500],
  ])('a service that fails with %s answers %i and says nothing of the inside', async (error, status) => {
    await open({
      commerce: {
        handle: async () => {
          throw error;
        },
      },
    });
    const answer = await ask('/api/shop');
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).not.toContain(error.message);
    expect(JSON.parse(answer.body.toString())).toHaveProperty('exc_type');
  });
});

describe('requests for no page', () => {
  test.each(otherParts)('/%s is answered without asking the storefront', async (part) => {
    const asked: string[] = [];
    await open({
      environment: { MODE: 'demo' },
      render: async ({ url }) => {
        asked.push(new URL(url).pathname);
        return publicPage();
      },
    });
    await ask(`/${part}`);
    await ask(`/${part}/file.pdf`);
    expect(asked.length).toBeLessThan(2);
  });
});

describe('operation', () => {
  test('request ids are kept or created, and are in the log', async () => {
    const { log, lines } = collectingLog();
    await open({ log });
    const kept = await ask('/api/shop?search_term=mario.rossi', { 'x-request-id': 'edge-0001' });
    const made = await ask('/api/shop');
    expect(kept.headers['x-request-id']).toBe('edge-0001');
    expect(made.headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
    await expect.poll(() => lines.length).toBe(2);
    expect(lines[0]).toMatchObject({ requestId: 'edge-0001', method: 'GET', path: '/api/shop', status: 200 });
    expect(JSON.stringify(lines)).not.toContain('mario');
  });

  test('metrics are off without a token, refused without the right one, and count by pattern', async () => {
    await open();
    expect((await ask('/metrics')).status).toBe(404);
    await shop.close();
    await open({ environment: { METRICS_TOKEN: 'token-12345' } });
    await ask('/det/some-product');
    await ask('/ui');
    await ask('/shop.data?page=2');
    await ask('/product/some-product');
    expect((await ask('/metrics')).status).toBe(401);
    expect((await ask('/metrics', { authorization: 'Bearer wrong-token' })).status).toBe(401);
    const { status, body } = await ask('/metrics', { authorization: 'Bearer token-12345' });
    expect(status).toBe(200);
    expect(body.toString()).toContain('http_requests_total{route="page /det/…",method="GET",status="200"} 1');
    for (const route of ['page /ui', 'page /shop', 'page other'])
      expect(body.toString()).toContain(`http_requests_total{route="${route}",method="GET",status="200"} 1`);
    expect(body.toString()).not.toContain('some-product');
  });

  test('alive and ready are two things', async () => {
    await open({ commerce: { notReady: () => 'the search index is loading' } });
    expect((await ask('/healthz')).status).toBe(200);
    expect(await ask('/readyz')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: Buffer.from('the search index is loading\n'),
    });
  });

  test('a node without its database stays in the balancer, says so, and asks browsers to try a failed page again', async () => {
    const render = async () =>
      new Response('<p>errore</p>', { status: 500, headers: { 'content-type': 'text/html' } });
    await open({ render, commerce: { degraded: async () => 'the database does not answer' } });
    expect(await ask('/readyz')).toMatchObject({
      status: 200,
      body: Buffer.from('degraded: the database does not answer\n'),
    });
    expect(await ask('/shop')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  });
});
