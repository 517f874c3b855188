import type { ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import { pages as english } from '@casamaestra/texts/en/pages.ts';
import { pages as italian } from '@casamaestra/texts/it/pages.ts';
import { expect, test } from 'vitest';
import { keyFacts } from './key-facts.ts';

type Value = string | number | boolean;
const product = (features: Readonly<Record<string, readonly [Value, string | null]>>, varies = '') =>
  ({
    dimensions: { width_cm: 232, depth_cm: 94.5, height_cm: 80 },
    features: Object.fromEntries(
      Object.entries(features).map(([label, [value, default_uom]]) => [
        label,
        { value, default_uom, ft_used_for_variant: label === varies ? 1 : 0 },
      ]),
    ),
  }) as unknown as ProductDetail;
const told = (of: ProductDetail) =>
  keyFacts(of, italian, 'it').map(({ icon, label, value }) => `${icon} ${label}: ${value}`);

test('size and weight come first, then one feature of each kind in the order of the product’s type', () => {
  const drill = product({
    Larghezza: [232, 'cm'],
    Materiale: ['Acciaio', null],
    'Motore / Tensione': [18, 'V'],
    'Coppia massima': [50, 'Nm'],
    Ricarica: [45, 'min'],
    Peso: [1.6, 'kg'],
    Serbatoio: [2, 'l'],
  });
  expect(told(drill)).toEqual([
    'ruler Misure: 232 × 94,5 × 80\u00a0cm',
    'box Peso: 1,6\u00a0kg',
    'bolt Tensione: 18\u00a0V',
    'clock Ricarica: 45\u00a0min',
  ]);
});

test('what differs between variants is none of them, and one alone is not shown', () => {
  const sofa = product({ Lunghezza: [2, 'm'], Peso: [52, 'kg'], Sfoderabile: [true, null] }, 'Peso');
  expect(told(sofa)).toEqual([]);
  expect(keyFacts(product({ Weight: [52, 'kg'] }), english, 'en')).toMatchObject([
    { value: '232 × 94.5 × 80\u00a0cm' },
    { label: 'Weight' },
  ]);
});
