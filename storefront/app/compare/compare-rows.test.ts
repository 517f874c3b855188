import type { ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import { describe, expect, it } from 'vitest';
import { pages } from '@casamaestra/texts/it/pages.ts';
import { compareRows } from './compare-rows.ts';

const detail = (sku: string, change: Partial<ProductDetail>) => ({
  sku,
  product: {
    brand: null,
    variants: [],
    features: {},
    energy: null,
    dimensions: { width_cm: null, depth_cm: null, height_cm: null },
    ...change,
  } as unknown as ProductDetail,
});
const feature = (value: string | number | boolean, unit: string | null = null) => ({
  value,
  default_uom: unit,
});

describe('rows of a comparison', () => {
  const rows = compareRows(
    [
      detail('A', {
        brand: 'Ferrovia',
        features: {
          'Motore / Potenza': feature(800, 'W'),
          Colore: feature('Blu, Rosso'),
          Percussione: feature(true),
        },
        variants: [
          { sku: 'A', options: [{ label: 'Colore', value: 'Blu' }] },
        ] as unknown as ProductDetail['variants'],
      }),
      detail('B', {
        brand: 'Ferrovia',
        dimensions: { width_cm: 12.5, depth_cm: null, height_cm: null },
        features: { Potenza: feature(1100, 'W'), Colore: feature('Blu') },
      }),
    ],
    pages,
    'it',
  );
  const row = (label: string) => rows.find((one) => one.label === label);

  it('have a value of each product with its unit, none where it is not said', () => {
    expect(row('Potenza')).toEqual({
      label: 'Potenza',
      values: ['800\u00a0W', '1.100\u00a0W'],
      different: true,
    });
    expect(row('Percussione')?.values).toEqual(['Sì', null]);
    expect(row('Larghezza')?.values).toEqual([null, '12,5\u00a0cm']);
  });

  it('tell which differ; a variant counts with its own option', () => {
    expect(row('Marca')).toEqual({ label: 'Marca', values: ['Ferrovia', 'Ferrovia'], different: false });
    expect(row('Colore')).toEqual({ label: 'Colore', values: ['Blu', 'Blu'], different: false });
    expect(row('Percussione')?.different).toBe(true);
  });
});
