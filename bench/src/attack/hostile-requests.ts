import type { Operation } from '@casamaestra/contract/platform/operation.ts';
import { operations } from '@casamaestra/contract/platform/operations.ts';
import { listingParameters } from '@casamaestra/contract/page-parameters.ts';
import type { Asked } from './ask.ts';
import type { Seeded } from './seeded.ts';

const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

/** Values that no valid request contains. */
const nasty: readonly unknown[] = [
  '',
  ' ',
  '*',
  '0',
  '-1',
  '1.5',
  '1e999',
  '-0',
  'NaN',
  'Infinity',
  '0x10',
  '９',
  '9'.repeat(400),
  'null',
  'true',
  'a'.repeat(300),
  'è'.repeat(2_000),
  '🛒'.repeat(300),
  '\u0000',
  'a\u0000b',
  '\r\nset-cookie: x=1',
  '\ud800',
  '\u202e',
  '\u200b',
  "' OR '1'='1",
  "'; DROP TABLE product; --",
  '"',
  '\\',
  '%',
  '%00',
  '%25',
  '../../etc/passwd',
  '..',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{"$ne":null}',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '[]',
  '{}',
  '{"a":',
  '[1',
  'a;b;c',
  ',,,',
  'Utensili,,',
  'x@esempio.it',
  `${'a'.repeat(250)}@b.it`,
  'x@ｅsempio.it',
  'RSSMRA80A01H501U',
  'IT00000000000',
  '9999-99-99',
  '2026-02-30',
  '0000-00-00T99:99:99Z',
  'CM-000000',
  'ADR-1',
  'det/x',
  'web-page/x',
  'IT',
  'Italia',
  'XX',
  '00000',
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [null],
  [[]],
  [{}],
  nested(30),
  nested(40),
  { $gt: '' },
  { length: 1e9 },
  { toString: 1 },
  { constructor: { prototype: {} } },
  [{ sku: 'x', qty: 1 }],
  [{ sku: '', qty: -1 }],
  [{ sku: null }],
  [{ item_code: 'x', qty: 1e9 }],
  Array.from({ length: 101 }, () => ({ sku: 'x', qty: 1 })),
  Array.from({ length: 6_000 }, () => 1),
];

interface Shaped {
  readonly shape?: object;
  readonly options?: readonly Shaped[];
}

/** Names of a call's arguments in all their forms. */
function fieldsOf({ input }: Operation): readonly string[] {
  const { shape = {}, options = [] } = input as Shaped;
  const names = [shape, ...options.map((option) => option.shape ?? {})].flatMap(Object.keys);
  return [...new Set(names), '__proto__', 'data'];
}

const callFields = operations.map((operation) => ({ operation, fields: fieldsOf(operation) }));

const pages = [
  '/',
  '/shop',
  '/shop.data',
  '/_root.data',
  '/det/x',
  '/det/trapano',
  '/det/x.data',
  '/web-page/chi-siamo',
  '/b2c/x',
  '/web-page/x',
  '/pages/cart',
  '/pages/pay',
  '/pages/checkout',
  '/pages/pay-stripe',
  '/pages/payment-success',
  '/pages/payment-failed',
  '/pages/account',
  '/pages/orders',
  '/pages/order',
  '/pages/address',
  '/pages/profile',
  '/pages/wishlist',
  '/pages/login',
  '/pages/register',
  '/pages/forgot-password',
  '/pages/update-password',
  '/pages/track-order',
  '/pages/downloads',
  '/pages/recesso',
  '/pages/recesso.data',
  '/posta',
  '/ui',
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
  '/metrics',
  '/media/x',
  '/documents/x.pdf',
  '/assets/x.js',
  '/api/docs',
  '/api/open/axerve',
  '/api/open/stripe',
  '/api/open/orders/x/pro-forma.pdf',
  '/api/open/mail-preferences/x',
  '/api/open/stock-notice/x',
  '/api/open/mail/1.html',
];
const pageParameters = [
  ...listingParameters,
  'f_colore',
  'f___proto__',
  'f_constructor',
  'sku',
  'order',
  'key',
  'next',
  'wishlist',
  '_routes',
  'email',
  'payment_intent',
  'a',
  'b',
  'page_size',
  'index',
];
const disguises = [
  '',
  '/',
  '/..',
  '/%2e%2e/x',
  '%00',
  '//x',
  '%2f',
  '\\x',
  '/%E0%A4%A',
  ';a=b',
  '.',
  '%20',
  '/x/x/x',
];
const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  '',
];
const accepts = ['*/*', 'text/html', 'application/json', ''];
const tokens = ['', 'Bearer', 'Bearer x', 'Bearer eyJhbGciOiJub25lIn0.e30.', `Bearer ${'a.'.repeat(400)}`];

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const query = (pairs: readonly (readonly [string, unknown])[]): string =>
  pairs
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(text(value).toWellFormed().slice(0, 900))}`,
    )
    .join('&');

/** Every call of the contract and every page in turn, each with other invalid input. */
export function hostileRequest(chance: Seeded, number: number): Asked {
  const pairs = (names: readonly string[]) =>
    Array.from({ length: 1 + chance.below(4) }, () => [chance.pick(names), chance.pick(nasty)] as const);
  const headers: Record<string, string> = {
    'x-forwarded-for': chance.address(),
    accept: chance.pick(accepts),
    jwt: chance.pick(tokens),
    cookie: `language=${chance.pick(['it', 'xx', '__proto__'])}; __Host-casamaestra-session=${chance.word()}`,
    'x-request-id': chance.pick(['edge-1', '<x>', 'a'.repeat(300)]),
  };
  const odd = chance.below(12) === 0;
  const call = callFields[number % (callFields.length + pages.length)];
  if (call === undefined) {
    const path = pages[(number % (callFields.length + pages.length)) - callFields.length] ?? '/';
    const address = `${path}${odd ? chance.pick(disguises) : ''}?${query(pairs(pageParameters))}`;
    const method = odd
      ? chance.pick(verbs)
      : path.startsWith('/pages/recesso')
        ? chance.pick(['GET', 'POST'])
        : 'GET';
    const form = query(pairs(['order_number', 'email', 'reason', 'step', 'order_token', 'lines']));
    if (method === 'GET' || method === 'HEAD') return { method, path: address, headers };
    return { method, path: address, headers: { ...headers, 'content-type': types[2] ?? '' }, body: form };
  }
  const { operation, fields } = call;
  const path =
    encodeURI(chance.pick([operation.path, ...operation.aliases])) + (odd ? chance.pick(disguises) : '');
  const method = odd ? chance.pick(verbs) : operation.verb;
  if (method === 'GET' || method === 'HEAD')
    return { method, path: `${path}?${query(pairs(fields))}`, headers };
  const type = odd ? chance.pick(types) : (types[0] ?? '');
  const sent = type === types[2] ? query(pairs(fields)) : JSON.stringify(Object.fromEntries(pairs(fields)));
  const body = chance.below(20) === 0 ? sent.slice(0, chance.below(sent.length)) : sent;
  return { method, path, headers: { ...headers, 'content-type': type }, body };
}
