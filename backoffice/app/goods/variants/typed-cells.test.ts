import { expect, test } from 'vitest';
import { netContentOf, writtenContent } from './typed-cells.ts';

test.each([
  ['2,5 l', { amount: 2.5, unit: 'l' }],
  ['750ml', { amount: 750, unit: 'ml' }],
  ['1.44 m²', { amount: 1.44, unit: 'm2' }],
  ['10 PZ', { amount: 10, unit: 'pz' }],
  ['', null],
])('%s is a net content', (text, content) => {
  expect(netContentOf(text)).toEqual(content);
});

test.each(['2,5', 'l', '0 l', '-1 l', '2 litri', '3 hg'])('%s is none', (text) => {
  expect(netContentOf(text)).toBeUndefined();
});

test('is written as it is typed', () => {
  expect(writtenContent({ amount: 1.44, unit: 'm2' })).toBe('1,44 m²');
  expect(writtenContent(null)).toBe('');
});
