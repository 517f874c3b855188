import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askRaw } from '../testing/ask-raw.ts';
import { type FakeShop, openFakeShop } from '../testing/fake-shop.ts';
import { openShopOverHttp } from '../testing/shop-over-http.ts';

const backOffice = {
  files: new Map(),
  page: async () => '<html lang="it"><head></head><p>gestionale</p></html>',
  close: async () => {},
};
const inItalian = '<html lang="it" data-languages="it"><head></head><p>gestionale</p></html>';
const separate = { PUBLIC_URL: 'https://negozio.example', BACKOFFICE_URL: 'https://gestione.example' };

describe('the back office on a host of its own', () => {
  let shop: FakeShop;
  beforeEach(async () => {
    shop = await openFakeShop({ environment: separate, backOffice });
  });
  afterEach(() => shop.close());
  const ask = (host: string, path: string, method = 'GET') =>
    askRaw(shop.port, path, { method, headers: { host, accept: 'text/html' } });
  const own = 'gestione.example';

  test('is there and nowhere else, and its beginning leads to it', async () => {
    const page = await ask(own, '/gestione/ordini');
    expect([page.status, page.body.toString()]).toEqual([200, inItalian]);
    expect((await ask('negozio.example', '/gestione/ordini')).status).toBe(404);
    const beginning = await ask(own, '/');
    expect([beginning.status, beginning.headers.location]).toEqual([302, '/gestione/']);
    expect((await ask('negozio.example', '/')).body.toString()).toBe('page');
  });

  test('no page of the shop is on it, kept or not: its scripts could use the session of staff', async () => {
    expect((await ask('negozio.example', '/shop')).status).toBe(200);
    for (const path of ['/shop', '/shop', '/pages/login', '/posta', '/ui', '/sitemap.xml', '/llms.txt'])
      expect([path, (await ask(own, path)).status]).toEqual([path, 404]);
    expect((await ask(own, '/healthz')).status).toBe(200);
  });

  test('says what browsers may do with it: its own files only, in no frame, listed nowhere', async () => {
    const { headers } = await ask(own, '/gestione/');
    const policy = String(headers['content-security-policy']).split('; ');
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ])
      expect(policy).toContain(rule);
    // The shop stands beside the editor of contents.
    expect(policy).toContain("frame-src 'self' https://negozio.example");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(policy.join()).not.toMatch(/unsafe|\*/);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect((await ask(own, '/gestione/', 'POST')).status).toBe(405);
    const missing = await ask(own, '/gestione/assets/no.js');
    expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });
});

test('only pages of the back office may use a camera, and no policy of pages gives way for it', async () => {
  const shop = await openFakeShop({ environment: { PUBLIC_URL: 'https://negozio.example' }, backOffice });
  const headersOf = async (path: string) =>
    (await askRaw(shop.port, path, { headers: { host: 'negozio.example', accept: 'text/html' } })).headers;
  const others = 'microphone=(), geolocation=(), browsing-topics=()';
  const office = await headersOf('/gestione/preparazione');
  expect(office['permissions-policy']).toBe(`camera=(self), ${others}`);
  expect(office['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; upgrade-insecure-requests",
  );
  for (const path of ['/', '/shop', '/pages/login', '/gestione/assets/no.js', '/api/method/x', '/posta']) {
    const headers = await headersOf(path);
    expect([path, headers['permissions-policy']]).toEqual([path, `camera=(), ${others}`]);
  }
  await shop.close();
});

test('without BACKOFFICE_URL it is below the path of the shop, whose pages stay', async () => {
  const shop = await openFakeShop({ environment: { PUBLIC_URL: 'https://negozio.example' }, backOffice });
  const ask = (path: string) => askRaw(shop.port, path, { headers: { host: 'negozio.example' } });
  expect((await ask('/gestione')).body.toString()).toContain('gestionale');
  expect((await ask('/')).body.toString()).toBe('page');
  await shop.close();
});

test('is in the language its reader chose, if the shop has it, and offers the others', async () => {
  const shop = await openFakeShop({ environment: { LANGUAGES: 'en,it' }, backOffice });
  const page = async (cookie: string) =>
    (await askRaw(shop.port, '/gestione/', { headers: { cookie } })).body.toString();
  const offered = 'data-languages="en it"';
  expect(await page('language=it')).toContain(`<html lang="it" ${offered}>`);
  expect(await page('language=it; __Host-language=en')).toContain(`<html lang="en" ${offered}>`);
  for (const cookie of ['', 'language=sk', 'language="><script>'])
    expect(await page(cookie)).toContain(`<html lang="en" ${offered}>`);
  await shop.close();
});

test('with TEXTS=marked its page marks what it loads, by the one script its policy names', async () => {
  const shop = await openFakeShop({ environment: { TEXTS: 'marked' }, backOffice });
  const { body, headers } = await askRaw(shop.port, '/gestione/');
  const [, script = ''] = /<script>(globalThis\.markTexts=.*?)<\/script>/s.exec(body.toString()) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  await shop.close();
});

test('with BACKOFFICE_URL calls of staff are taken from its pages only', async () => {
  const shop = await openShopOverHttp(separate);
  const call = (origin: string, host: string) =>
    shop.ask('/api/staff/me', { method: 'POST', headers: { origin, host }, body: {} });
  expect((await call('https://negozio.example', 'negozio.example')).status).toBe(403);
  expect((await call('https://altrove.example', 'gestione.example')).status).toBe(403);
  expect((await call('https://gestione.example', 'gestione.example')).status).toBe(401);
  await shop.close();
});
