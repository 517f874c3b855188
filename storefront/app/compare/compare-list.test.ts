import { describe, expect, it } from 'vitest';
import { compareCookieOf, keptSkus, skusInAddress } from './compare-list.ts';

const kept = (skus: readonly string[]): string => compareCookieOf(skus, false).split(';')[0] ?? '';

describe('what a browser compares', () => {
  it('is read back as it was kept, whatever characters a SKU has', () => {
    const skus = ['TRA-2148-800W', 'SET A|B', 'è=1;2'];
    expect(keptSkus(`language=it; ${kept(skus)}; other=1`)).toEqual(skus);
    expect(keptSkus(compareCookieOf(skus, true))).toEqual(skus);
    expect(compareCookieOf([], true)).toBe('__Host-compare=; Max-Age=0; Path=/; SameSite=Lax; Secure');
  });

  it.each([
    ['nothing', null, []],
    ['another cookie that ends alike', 'xcompare=A', []],
    ['an escape that is none', 'compare=%E0%A4%A|B', ['B']],
    ['the same twice, and spaces', 'compare=A|%20A%20|B', ['A', 'B']],
    ['control characters and endless names', `compare=A%00|${'x'.repeat(81)}|C`, ['C']],
    ['more than fit', 'compare=A|B|C|D|E', ['A', 'B', 'C', 'D']],
  ])('is repaired from %s', (_, cookies, skus) => {
    expect(keptSkus(cookies)).toEqual(skus);
  });

  it('is named by an address without end only as far as makes sense', () => {
    expect(skusInAddress(Array.from({ length: 500 }, (_, index) => `S${index}`).join(','))).toHaveLength(24);
    expect(skusInAddress(',A,,B,A')).toEqual(['A', 'B']);
    expect(skusInAddress(null)).toEqual([]);
  });
});
