import type { Language } from '@casamaestra/texts/languages.ts';
import { expect, test } from 'vitest';
import { withLanguages } from './head-languages.server.ts';

const page = (address: string) =>
  `<head><link rel="canonical" href="${address}"/><meta property="og:url" content="${address}"/></head>`;

/** Address of the page for search engines, and of its translations. */
function headOf(address: string, locale: Language, written?: readonly Language[]) {
  const html = withLanguages(page(address), locale, ['it', 'en', 'sk'], written ?? null);
  const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  expect(html).toContain(`<meta property="og:url" content="${canonical}"/>`);
  return [
    canonical,
    [...html.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, name, to]) => `${name} ${to}`),
  ];
}

test('a page names its address in each language', () => {
  expect(headOf('/det/x', 'en')).toEqual([
    '/det/x?lang=en',
    ['it /det/x', 'en /det/x?lang=en', 'sk /det/x?lang=sk', 'x-default /det/x'],
  ]);
  expect(headOf('/shop?category=A&amp;page=2', 'sk')[0]).toBe('/shop?category=A&amp;page=2&amp;lang=sk');
});

test('a page written in some languages names only them, and in another the address of the first', () => {
  expect(headOf('/blog/x', 'en', ['en', 'it'])).toEqual([
    '/blog/x?lang=en',
    ['it /blog/x', 'en /blog/x?lang=en', 'x-default /blog/x'],
  ]);
  expect(headOf('/blog/x', 'sk', ['it', 'en'])[0]).toBe('/blog/x');
  expect(headOf('/blog/x', 'it', ['it'])).toEqual(['/blog/x', []]);
  expect(headOf('/blog/x', 'it', ['sk'])).toEqual(['/blog/x?lang=sk', []]);
});
