import { describe, expect, test } from 'vitest';
import { calculatorOf } from './calculator.ts';
import type { Calculator, MeasuredFeature } from './calculator.ts';

const size = { value: '120 × 19 cm', unit: null };
const millimetres = { value: 80, unit: 'mm' };

describe('the calculator of a product', () => {
  test.each<[string, string | null, Record<string, MeasuredFeature>, Calculator | null]>([
    [
      'paint',
      'l',
      { resa: { value: 12, unit: 'm²/l' }, mani: { value: 3, unit: null } },
      { kind: 'paint', unit: 'l', coverage: 12, coats: 3 },
    ],
    [
      'paint by weight',
      'kg',
      { resa: { value: 4, unit: 'm²/kg' } },
      { kind: 'paint', unit: 'kg', coverage: 4, coats: 2 },
    ],
    ['paint whose coverage is of another unit', 'kg', { resa: { value: 4, unit: 'm²/l' } }, null],
    ['paint with words for coverage', 'l', { resa: { value: 'alta', unit: 'm²/l' } }, null],
    ['laminate', 'm²', { formato: size }, { kind: 'area', unit: 'm²' }],
    [
      'wallpaper',
      'm²',
      {
        larghezza_rotolo: { value: 53, unit: 'cm' },
        lunghezza_rotolo: { value: 10.05, unit: 'm' },
        rapporto: { value: 64, unit: 'cm' },
      },
      { kind: 'wallpaper', unit: 'm²', roll: { width: 0.53, length: 10.05, repeat: 0.64 } },
    ],
    ['a roll of unknown length', 'm²', { larghezza_rotolo: { value: 53, unit: 'cm' } }, null],
    ['a board', 'm²', {}, null],
    ['skirting', 'm', { altezza: millimetres, spessore: millimetres }, { kind: 'length', unit: 'm' }],
    ['a cable', 'm', { conduttori: { value: '3 × 1,5 mm²', unit: null } }, null],
    ['a drill', null, { altezza: millimetres }, null],
  ])('%s', (_title, unit, features, expected) => {
    expect(calculatorOf(unit, (code) => features[code])).toEqual(expected);
  });
});
