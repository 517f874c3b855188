import { describe, expect, it } from 'vitest';
import { parseContent, variantContent } from '../product/content.ts';
import { combinationPrice, shopPrice } from '../product/prices.ts';
import { parseFeatures } from './features.ts';
import { combinations, parseAxes } from './options.ts';
import { parsePsv } from './psv.ts';

describe('P06 reading the demo tables', () => {
  it('refuses a line with a cell too many', () => {
    expect(() => parsePsv('a|b\n1|2|3')).toThrow('line 2');
  });

  it('multiplies the values of two options and keeps decimal commas', () => {
    const axes = parseAxes('Colore: Rosso, Blu @altro // Contenuto: 0,75 l =15.9, 2,5 l =39.9');
    expect(axes[1]?.values.map((value) => value.label)).toEqual(['0,75 l', '2,5 l']);
    expect(axes[0]?.values[1]?.picture).toBe('altro');
    expect(combinations(axes)).toHaveLength(4);
    expect(combinations(axes).map((choices) => combinationPrice(9, choices, 0))).toEqual([
      15.9, 39.9, 15.9, 39.9,
    ]);
  });

  it('distinguishes numbers with units, yes or no, and words', () => {
    expect(parseFeatures('Potenza=1,5 W; Impilabile=sì; Attacco=1 pollice')).toEqual([
      { label: 'Potenza', value: 1.5, unit: 'W' },
      { label: 'Impilabile', value: true },
      { label: 'Attacco', value: '1 pollice' },
    ]);
  });

  it('reads the content that a unit price needs', () => {
    expect(parseContent('1,44 m²')).toEqual({ content: 1.44, content_unit: 'm2' });
    expect(variantContent({ Confezione: '1 pz' }, undefined)).toBeUndefined();
    expect(variantContent({ Colore: 'Blu' }, '100 m')).toEqual({ content: 100, content_unit: 'm' });
  });

  it('ends prices as shops do', () => {
    expect([2.34, 7.3, 43.2, 312, 1234].map(shopPrice).map((price) => Math.round(price * 100) / 100)).toEqual(
      [2.29, 7.4, 42.9, 309, 1240],
    );
  });
});
