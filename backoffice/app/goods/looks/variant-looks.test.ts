import { describe, expect, test } from 'vitest';
import { groupsOf, lookLabel, savedLooks, type VariantLooks } from './variant-looks.ts';

const picture = (hash: string) => ({ hash, alt: hash, url: `/media/${hash}` });
const look = (colour: string, size: string, ...hashes: string[]): VariantLooks[number] => ({
  sku: `${colour}-${size}`,
  options: [
    { label: 'Taglia', value: size },
    { label: 'Colore', value: colour },
  ],
  pictures: hashes.map(picture),
});
const looks = [look('rosso', 'S', 'r'), look('rosso', 'M', 'r'), look('blu', 'S'), look('blu', 'M')];

describe('pictures of variants', () => {
  test('are told apart by the feature whose values they follow, else by the first', () => {
    expect(lookLabel(looks)).toBe('Colore');
    expect(lookLabel(looks.map((one) => ({ ...one, pictures: [] })))).toBe('Taglia');
  });

  test('are sent for every variant of a value that has others, with what was seen of it', () => {
    const mixed = [...looks, look('rosso', 'L')];
    const groups = groupsOf(mixed, 'Colore');
    expect(groups.map(({ value, isMixed }) => [value, isMixed])).toEqual([
      ['rosso', true],
      ['blu', false],
    ]);
    const r = { hash: 'r', alt: 'r' };
    expect(savedLooks(groups, new Map([['rosso', [r]]]))).toEqual([{ sku: 'rosso-L', from: [], to: [r] }]);
    expect(savedLooks(groups, new Map([['blu', []]]))).toEqual([]);
  });
});
