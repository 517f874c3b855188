import { listingParameters } from '@casamaestra/contract/page-parameters.ts';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { pageKey } from './page-key.ts';

const key = (address: string, locale = 'it') => {
  const [path = '', query = ''] = address.split('?');
  return pageKey(path, query, locale)?.key;
};

describe('page keys', () => {
  test('order of parameters and unknown ones make no difference', () => {
    expect(key('/shop?page=2&category=Utensili&utm_source=x&fbclid=1')).toBe(
      key('/shop?category=Utensili&page=2'),
    );
    expect(key('/?anything=1')).toBe('it /');
    expect(key('/det/trapano?sku=A1&ref=mail')).toBe('it /det/trapano?sku=A1');
  });

  test('what the listing shows makes a difference', () => {
    const addresses = [
      '/shop',
      '/shop?page=2',
      '/shop?f_colore=rosso',
      '/shop?f_colore=blu',
      '/shop?f_colore=rosso&f_colore=blu',
    ];
    expect(new Set(addresses.map((address) => key(address))).size).toBe(addresses.length);
  });

  test('every parameter of a listing reaches it, and only page sizes the shop offers', () => {
    for (const name of listingParameters) {
      const value = { page: '2', per_page: '48' }[name as string] ?? '20';
      expect(key(`/shop?${name}=${value}`)).toBe(`it /shop?${name}=${value}`);
    }
    for (const nonsense of ['page=0', 'page=-3', 'page=1', 'page=abc', 'per_page=100', 'per_page=13'])
      expect(key(`/shop?${nonsense}`)).toBe('it /shop');
  });

  test('languages are kept apart', () => {
    expect(key('/', 'en')).not.toBe(key('/', 'it'));
  });

  test('pages of one visitor and floods of parameters are not kept', () => {
    expect(key('/pages/cart')).toBeUndefined();
    expect(key('/shop?wishlist=true')).toBeUndefined();
    expect(key(`/shop?${Array.from({ length: 60 }, (_, i) => `f_x${i}=1`).join('&')}`)).toBeUndefined();
    expect(key(`/shop?search_term=${'a'.repeat(3_000)}`)).toBeUndefined();
  });

  test('data requests of the browser router follow their page', () => {
    expect(key('/_root.data?_routes=root&x=1')).toBe('it /_root.data?_routes=root');
    expect(key('/shop.data?page=2&utm=1')).toBe('it /shop.data?page=2');
    expect(key('/pages/cart.data')).toBeUndefined();
  });
});

describe('content security policy', () => {
  test('pictures come from the shop, and from where its service keeps them', () => {
    expect(contentSecurityPolicy('', false)).toContain("img-src 'self' data:;");
    const elsewhere = contentSecurityPolicy('', false, ['https://service.example', 'https://img.example']);
    expect(elsewhere).toContain("img-src 'self' data: https://service.example https://img.example;");
  });

  test('only scripts that the renderer names run', () => {
    const policy = contentSecurityPolicy("'sha256-abc='", false);
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(contentSecurityPolicy('', false)).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|script-src [^;]*unsafe-inline/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
  });
});
