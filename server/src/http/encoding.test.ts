import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, encode, worthCompressing } from './encoding.ts';
import { matchesEtag, weakEtag } from './etag.ts';
import { requestIdFrom } from './request-id.ts';

describe('content negotiation', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['identity, br;q=0.2', 'identity'],
    ['BR', 'br'],
    ['br;q=nonsense', 'identity'],
  ])('%s → %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });

  test('small bodies and pictures are sent as they are', () => {
    expect(worthCompressing('text/html; charset=utf-8', 100)).toBe(false);
    expect(worthCompressing('image/webp', 50_000)).toBe(false);
    expect(worthCompressing('application/json', 50_000)).toBe(true);
    expect(worthCompressing(undefined, 50_000)).toBe(false);
  });

  test.each(['fast', 'best'] as const)('%s encodings give the body back', async (effort) => {
    for (const size of [1_000, 40_000]) {
      const body = Buffer.from('casa '.repeat(size / 5));
      expect(brotliDecompressSync(await encode(body, 'br', effort))).toEqual(body);
      expect(gunzipSync(await encode(body, 'gzip', effort))).toEqual(body);
      expect(await encode(body, 'identity', effort)).toBe(body);
    }
  });
});

describe('validators', () => {
  const etag = weakEtag(Buffer.from('pagina'));

  test('the same body has the same validator, another body another', () => {
    expect(weakEtag(Buffer.from('pagina'))).toBe(etag);
    expect(weakEtag(Buffer.from('Pagina'))).not.toBe(etag);
  });

  test('If-None-Match is a list, compared weakly', () => {
    expect(matchesEtag(`"other", ${etag}`, etag)).toBe(true);
    expect(matchesEtag(etag.slice(2), etag)).toBe(true);
    expect(matchesEtag('*', etag)).toBe(true);
    expect(matchesEtag('"other"', etag)).toBe(false);
    expect(matchesEtag(undefined, etag)).toBe(false);
  });
});

describe('request ids', () => {
  test('a sane one is kept, anything else is replaced by a new one', () => {
    expect(requestIdFrom('edge-7f3a:12')).toBe('edge-7f3a:12');
    const made = [
      undefined,
      'short',
      'has space inside',
      'x'.repeat(65),
      'line\nbreak-here',
      ['two', 'ids'],
    ].map(requestIdFrom);
    expect(new Set(made).size).toBe(made.length);
    for (const id of made) expect(id).toMatch(/^[\w-]{8,}$/);
  });
});
