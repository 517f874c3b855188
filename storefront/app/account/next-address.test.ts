import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAddress } from './next-address.ts';

describe('A04 the page after login', () => {
  it.each(['/pages/wishlist', '/pages/orders?order=CM-7K3MQ9XR', '/shop?search_term=a#risultati', '/'])(
    'leads back to %s',
    (page) => {
      expect(nextAddress(page, '/pages/account')).toBe(page);
    },
  );

  it.each([
    null,
    '',
    'pages/wishlist',
    'https://altrove.example/',
    '//altrove.example/',
    '/\\altrove.example',
    '/.//altrove.example',
    '/\t/altrove.example',
    'javascript:alert(1)',
    '/pages/login?next=/pages/login',
    '/api/method/casamaestra.customers.logout',
    '/documents/guida.pdf',
    '/metrics',
  ])('never leads to %s', (wanted) => {
    expect(nextAddress(wanted, '/pages/account')).toBe('/pages/account');
  });

  it('stays in the shop whatever is asked for', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (wanted) => {
          const { origin } = new URL(nextAddress(wanted, '/'), 'https://www.casamaestra.example');
          expect(origin).toBe('https://www.casamaestra.example');
        },
      ),
    );
  });
});
