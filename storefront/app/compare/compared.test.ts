import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { describe, expect, it } from 'vitest';
import { comparedOf, sharedCategory, fittingTogether, withOneMore } from './compared.ts';

const category = (slug: string) => ({ nome: slug, slug, parent: null });
const product = (sku: string, family: string | null, ...categories: string[]): Product =>
  ({
    sku,
    name: sku,
    family_code: family,
    product_categories: categories.map(category),
    variants: [],
  }) as unknown as Product;
const compared = (sku: string, family: string | null = 'drills', ...categories: string[]) => ({
  sku,
  product: product(sku, family, ...categories),
});
const four = ['A', 'B', 'C', 'D'].map((sku) => compared(sku));

describe('adding a product to a comparison', () => {
  it.each([
    ['the first', [], compared('A'), null, ['A']],
    ['another of the kind', four.slice(0, 2), compared('X'), null, ['A', 'B', 'X']],
    ['one that is there', four, compared('B'), null, ['A', 'B', 'C', 'D']],
    ['a fifth in the place of another', four, compared('X'), 'C', ['A', 'B', 'X', 'D']],
  ])('takes %s', (_, kept, added, instead, skus) => {
    expect(withOneMore(kept, added, instead)).toEqual({ kind: 'list', skus });
  });

  it.each([
    ['a fifth', four, compared('X'), null, 'full'],
    ['a fifth in the place of a stranger', four, compared('X'), 'Z', 'full'],
    ['another family', four.slice(0, 1), compared('L', 'lamps'), null, 'other-kind'],
    ['another family, even with a place named', four, compared('L', 'lamps'), 'A', 'other-kind'],
    [
      'another category where there are no families',
      [compared('A', null, 'x')],
      compared('B', null, 'y'),
      null,
      'other-kind',
    ],
  ])('asks what to do with %s', (_, kept, added, instead, kind) => {
    expect(withOneMore(kept, added, instead)).toEqual({ kind });
  });
});

describe('an address with products to compare', () => {
  it('shows four of the first kind and offers the others apart', () => {
    const all = [compared('A'), compared('L', 'lamps'), ...['B', 'C', 'D', 'E'].map((sku) => compared(sku))];
    const { shown, others } = fittingTogether(all);
    expect(shown.map(({ sku }) => sku)).toEqual(['A', 'B', 'C', 'D']);
    expect(others.map(({ sku }) => sku)).toEqual(['L', 'E']);
  });

  it('keeps the order asked for, without what is not sold', () => {
    const sold = [product('B', 'drills'), product('A', 'drills')];
    expect(comparedOf(['A', 'gone', 'B'], sold).map(({ sku }) => sku)).toEqual(['A', 'B']);
  });

  it('is called by the category that all share', () => {
    const one = product('A', 'seats', 'furniture', 'chairs');
    expect(sharedCategory([one])?.slug).toBe('chairs');
    expect(sharedCategory([one, product('B', 'seats', 'furniture', 'stools')])?.slug).toBe('furniture');
    expect(sharedCategory([one, product('B', 'seats', 'garden')])).toBeUndefined();
  });
});
