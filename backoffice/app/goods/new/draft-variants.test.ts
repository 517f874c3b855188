import { describe, expect, test } from 'vitest';
import { proposedVariants, valuesOf, variantFault, variantOf } from './draft-variants.ts';

const begin = { sku: 'GU', price: '9,90', stock: '4' };
const options = [
  { label: 'Colore', values: 'rosso, verde acqua' },
  { label: 'Taglia', values: 'S, M' },
];

describe('proposed variants', () => {
  test('are all combinations, with SKUs of plain letters', () => {
    expect(proposedVariants(options, begin, []).map(({ sku }) => sku)).toEqual([
      'GU-ROSSO-S',
      'GU-ROSSO-M',
      'GU-VERDE-ACQUA-S',
      'GU-VERDE-ACQUA-M',
    ]);
    expect(proposedVariants([], begin, [])).toMatchObject([{ values: [], sku: 'GU' }]);
  });

  test('keep what was typed for the same values', () => {
    const [first, ...rest] = proposedVariants(options, begin, []);
    if (first === undefined) throw new Error('none');
    const typed = [{ ...first, gtin: '4006381333931', price: '12' }, ...rest];
    const longer = [
      { label: 'Colore', values: 'Rosso,verde acqua,blu' },
      options[1] ?? { label: '', values: '' },
    ];
    const again = proposedVariants(longer, begin, typed);
    expect(again).toHaveLength(6);
    expect(again[0]).toMatchObject({ gtin: '4006381333931', price: '12' });
  });

  test.each([
    [{ price: '0' }, 'price'],
    [{ price: 'dieci' }, 'price'],
    [{ stock: '1,5' }, 'stock'],
    [{ sku: ' ' }, 'sku'],
    [{ stock: '' }, undefined],
  ])('with %o: %s', (wrong, fault) => {
    const [variant] = proposedVariants([], begin, []);
    if (variant === undefined) throw new Error('none');
    expect(variantFault({ ...variant, ...wrong })).toBe(fault);
  });

  test('are told as numbers', () => {
    const [variant] = proposedVariants([], { sku: 'A', price: '1.234,50', stock: '' }, []);
    expect(variant && variantOf(variant)).toMatchObject({ price: 1234.5, stock: 0, gtin: '' });
    expect(valuesOf('a, ,a,b')).toEqual(['a', 'b']);
  });
});
