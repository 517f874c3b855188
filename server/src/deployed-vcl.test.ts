import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listingOperation, suggestOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { productPreviewParameter } from '@casamaestra/contract/catalog/product-preview.ts';
import { previewCookie, previewParameter } from '@casamaestra/contract/content/preview-cookie.ts';
import { languageInCookies } from '@casamaestra/contract/platform/language-cookie.ts';
import { preferenceCookie } from '@casamaestra/contract/platform/preference-cookies.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import { describe, expect, test } from 'vitest';

// Where Varnish is not installed its file is only read; npm run bench -- cluster runs it.
const vcl = readFileSync(join(import.meta.dirname, '../../deploy/varnish/shop.vcl'), 'utf8');

/** The body of a subroutine. */
function sub(name: string): string {
  const [, body] = new RegExp(`^sub ${name} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(vcl) ?? [];
  if (body === undefined) throw new Error(`no sub ${name}`);
  return body;
}

/** A regular expression of the file; JavaScript has no (?i) within. */
const pattern = (source: string) =>
  new RegExp(source.replace('(?i)', ''), source.includes('(?i)') ? 'i' : '');

/** What vcl_hash adds to the key of a page for a Cookie header, by its own expressions. */
function keyFor(cookie: string): string {
  const ways = [
    ...sub('vcl_hash').matchAll(
      /req\.http\.Cookie ~ "([^"]+)"\) \{\s*hash_data\(regsub\(req\.http\.Cookie, "([^"]+)", "\\(\d)"\)\);/g,
    ),
  ];
  expect(ways).toHaveLength(2);
  for (const [, asks = '', takes = '', group = ''] of ways)
    if (pattern(asks).test(cookie)) return cookie.replace(pattern(takes), `$${group}`);
  return '';
}

describe('the key of a page in Varnish', () => {
  test.each(languages.flatMap((language) => [[language, true] as const, [language, false] as const]))(
    'holds the chosen language %s (https: %s), as the shop reads it, and nothing else',
    (language, isSecure) => {
      const [chosen = ''] = preferenceCookie('language', language, isSecure).split(';');
      for (const cookie of [chosen, `a=b; ${chosen}`, `${chosen}; theme=dark`, `x=1; ${chosen}; y=2`]) {
        expect(keyFor(cookie)).toBe(language);
        expect(languageInCookies(cookie)).toBe(language);
      }
    },
  );

  test('is the same whatever else a browser sends, and takes the cookie of https before the other', () => {
    const others = [
      '',
      'theme=dark',
      'mylanguage=sk',
      'language=xx',
      'language=skx',
      'nolanguage=sk; a=language=en',
    ];
    for (const cookie of others) expect(keyFor(cookie)).toBe('');
    const both = 'language=sk; __Host-language=en';
    expect([keyFor(both), languageInCookies(both)]).toEqual(['en', 'en']);
  });

  test('is found before Vary is: what differs by cookie is stored without it and told of it again', () => {
    const stored = sub('vcl_backend_response');
    const [, vary = ''] = /beresp\.http\.Vary ~ "([^"]+)"/.exec(stored) ?? [];
    expect(pattern(vary).test('accept-encoding, cookie')).toBe(true);
    const [, cookie = '', comma = ''] =
      /set beresp\.http\.n-by-cookie = "1";\s*set beresp\.http\.Vary = regsub\(regsub\(beresp\.http\.Vary, "([^"]+)", ""\), "([^"]+)", ""\);/.exec(
        stored,
      ) ?? [];
    const kept = (said: string) => said.replace(pattern(cookie), '').replace(pattern(comma), '');
    expect(kept('accept-encoding, cookie')).toBe('accept-encoding');
    expect(kept('sec-fetch-site, cookie, accept-encoding')).toBe('sec-fetch-site, accept-encoding');
    expect(kept('Cookie, accept-encoding')).toBe('accept-encoding');
    expect(kept('cookie')).toBe('');
    expect(sub('vcl_deliver')).toMatch(
      /if \(resp\.http\.n-by-cookie\) \{\s*if \(resp\.http\.Vary\) \{\s*set resp\.http\.Vary = resp\.http\.Vary \+ ", Cookie";/,
    );
    // Before anything is looked up, and nothing else joins the key but what Varnish adds itself: address and host.
    expect([...sub('vcl_hash').matchAll(/hash_data/g)]).toHaveLength(2);
    expect(sub('vcl_hash')).not.toContain('return');
  });
});

/** Whether a GET is looked up among the kept pages, by the expressions of vcl_recv. */
function isLookedUp(
  url: string,
  headers: { readonly cookie?: string; readonly authorization?: string } = {},
) {
  const all = [...sub('vcl_recv').matchAll(/req\.url (!?~) "([^"]+)"/g)].map(([, sign, source = '']) => ({
    sign,
    fits: pattern(source).test(url),
  }));
  const [own, shared, preview] = all;
  if (own === undefined || shared === undefined || preview === undefined)
    throw new Error('vcl_recv is another');
  expect([own.sign, shared.sign, preview.sign]).toEqual(['~', '!~', '~']);
  if (own.fits && (headers.authorization !== undefined || !shared.fits)) return false;
  const [, cookie = ''] = /req\.http\.Cookie ~ "([^"]+)"/.exec(sub('vcl_recv')) ?? [];
  return !preview.fits && !pattern(cookie).test(headers.cookie ?? '');
}

describe('what Varnish looks up', () => {
  test('pages, suggestions and lists; of the other calls, the account and the back office none', () => {
    for (const path of [
      '/',
      '/shop',
      '/shop.data?category=a',
      '/accountant',
      suggestOperation.path,
      listingOperation.path,
    ])
      expect([path, isLookedUp(path)]).toEqual([path, true]);
    expect(isLookedUp(`${suggestOperation.path}?term=vite`)).toBe(true);
    for (const path of [
      '/api/method/casamaestra.cart.quote',
      `${suggestOperation.path}ions`,
      '/api/method/casamaestraxsearch.suggest',
      '/api/staff/orders',
      '/api',
      '/account/orders',
      '/gestione',
    ])
      expect([path, isLookedUp(path)]).toEqual([path, false]);
  });

  test('nothing for who brings a key or sees a preview', () => {
    expect(isLookedUp(suggestOperation.path, { authorization: 'token a:b' })).toBe(false);
    expect(isLookedUp('/shop', { authorization: 'token a:b' })).toBe(true);
    expect(isLookedUp('/', { cookie: `${previewCookie}=abc` })).toBe(false);
    expect(isLookedUp(`/?${previewParameter}=abc`)).toBe(false);
    expect(isLookedUp(`/det/a?b=1&${productPreviewParameter}=abc`)).toBe(false);
  });
});
