import { signedInStaff } from '@casamaestra/commerce/staff/testing/staff-browser.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShopOverHttp, type ShopOverHttp } from '../testing/shop-over-http.ts';

let shop: ShopOverHttp;
let cookie: string;
let token: string;
const asked: Request[] = [];

const html =
  '<!DOCTYPE html><html><head></head><body><a class="x" href="/shop?category=Casa&amp;page=2">Casa</a>' +
  '<a href="/documents/guida.pdf">PDF</a><a href="https://altrove.example/">Altrove</a><a href="#fine">Fine</a></body></html>';

beforeAll(async () => {
  shop = await openShopOverHttp({}, undefined, undefined, async (request) => {
    asked.push(request);
    if (request.url.endsWith('/vecchia'))
      return new Response(null, { status: 301, headers: { location: '/shop' } });
    const headers = {
      'content-type': 'text/html',
      'cache-control': 'public, max-age=60',
      'x-script-hashes': "'sha256-x'",
    };
    return new Response(html, { headers });
  });
  const editor = await signedInStaff(shop.commerce, ['content']);
  cookie = `__Host-casamaestra-staff=${editor.cookie}; preview=altro; cart=1`;
  const text = 'info_boxes: []\n';
  ({ token } = await editor.value<{ token: string }>('content.draft', { file: 'home.yaml', text, at: null }));
});
afterAll(() => shop.close());

const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  shop.ask(`${path}${path.includes('?') ? '&' : '?'}anteprima=${token}`, {
    method,
    headers: { accept: 'text/html', 'sec-fetch-dest': 'iframe', cookie, ...headers },
  });

test('a page is made for the frame: kept nowhere, listed nowhere, framed by the back office alone', async () => {
  const { status, headers, text } = await open('/');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['x-frame-options']).toBeUndefined();
  const policy = String(headers['content-security-policy']).split('; ');
  for (const rule of [
    "default-src 'none'",
    "script-src 'sha256-x'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ])
    expect(policy).toContain(rule);
  expect(policy.join()).not.toContain('connect-src');
  const [request] = asked.splice(0);
  expect(request?.url).not.toContain('anteprima');
  expect(request?.headers.get('cookie')).toBe(`language=it; preview=${token}`);
  expect(text).toContain(`href="/shop?category=Casa&amp;page=2&amp;anteprima=${token}"`);
  for (const same of ['href="/documents/guida.pdf"', 'href="https://altrove.example/"', 'href="#fine"'])
    expect(text).toContain(same);
  expect((await open('/vecchia')).headers.location).toBe(`/shop?anteprima=${token}`);
});

test('the page itself stays what it was, in and out of the page cache', async () => {
  await open('/shop?page=2');
  asked.splice(0);
  const { headers, text } = await shop.ask('/shop?page=2', { headers: { accept: 'text/html' } });
  expect(asked.splice(0)[0]?.headers.get('cookie')).toBe('language=it');
  expect(headers['cache-control']).toContain('public');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(text).not.toContain('anteprima=');
});

test('a token that is altered, of another session or of nobody opens a page that says so', async () => {
  const before = token;
  for (const bad of [`${before.slice(0, -2)}zz`, 'x', '']) {
    token = bad;
    const { status, text, headers } = await open('/');
    expect([bad, status]).toEqual([bad, 403]);
    expect(text).toContain('Anteprima scaduta');
    expect(text).not.toContain('href');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  }
  token = before;
  const other = await signedInStaff(shop.commerce, ['owner']);
  for (const without of ['', `__Host-casamaestra-staff=${other.cookie}`])
    expect((await open('/', { cookie: without })).text).toContain('Anteprima scaduta');
  const alone = await open('/', { 'sec-fetch-dest': 'document' });
  expect([alone.status, alone.text]).toEqual([
    403,
    expect.stringContaining('L’anteprima si apre nel gestionale'),
  ]);
  expect(asked.splice(0)).toEqual([]);
});

test('nothing is bought or sent in it', async () => {
  for (const path of ['/pages/cart', '/pages/checkout', '/pages/account', '/shop.data'])
    expect((await open(path)).text).toContain('non si compra');
  expect((await open('/pages/contact-us', { origin: 'http://localhost:3000' }, 'POST')).status).toBe(403);
  expect(asked.splice(0)).toEqual([]);
  expect((await open('/pages/faq')).status).toBe(200);
});

test('beside a back office on a host of its own, its pages alone may frame it, and the token opens it', async () => {
  const separate = { PUBLIC_URL: 'https://negozio.example', BACKOFFICE_URL: 'https://gestione.example' };
  const apart = await openShopOverHttp(separate, undefined, undefined, async () => new Response(html));
  const editor = await signedInStaff(apart.commerce, ['content'], { origin: separate.BACKOFFICE_URL });
  const kept = await editor.value<{ token: string; origin: string; path: string }>('content.draft', {
    file: 'home.yaml',
    text: null,
    at: null,
  });
  expect(kept).toMatchObject({ origin: separate.PUBLIC_URL, path: '/' });
  const opened = (dest: string) =>
    apart.ask(`/?anteprima=${kept.token}`, {
      headers: { host: 'negozio.example', accept: 'text/html', 'sec-fetch-dest': dest },
    });
  const { status, headers } = await opened('iframe');
  expect([status, headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining('frame-ancestors https://gestione.example;'),
  ]);
  expect((await opened('document')).status).toBe(403);
  await editor.value('sign_out');
  expect((await opened('iframe')).text).toContain('Anteprima scaduta');
  await apart.close();
});
