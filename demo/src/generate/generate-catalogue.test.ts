import { type ProductRow, productRowSchema } from '@casamaestra/contract/catalog/product-row.ts';
import { expect, test } from 'vitest';
import { generateCatalogue } from './generate-catalogue.ts';

const lines = (count: number, seed: number) =>
  [...generateCatalogue({ count, seed })].join('').trimEnd().split('\n');

const rows = (count: number, seed: number): ProductRow[] =>
  lines(count, seed).map((line) => productRowSchema.parse(JSON.parse(line)));

test('the same seed gives the same bytes, another seed another shop', () => {
  expect(lines(200, 7)).toEqual(lines(200, 7));
  expect(lines(200, 7)).not.toEqual(lines(200, 8));
});

test('every row is a valid product with at least twelve features', () => {
  const products = rows(3_000, 1);
  expect(products).toHaveLength(3_000);
  expect(Math.min(...products.map((product) => product.features.length))).toBeGreaterThanOrEqual(12);
  expect(new Set(products.flatMap((product) => product.variants.map((variant) => variant.sku))).size).toBe(
    products.flatMap((product) => product.variants).length,
  );
});

test('categories form a tree of up to four levels and about three hundred leaves', () => {
  const paths = new Set(rows(20_000, 1).map((product) => product.category.join(' > ')));
  expect(paths.size).toBeGreaterThan(300);
  expect(Math.max(...[...paths].map((path) => path.split(' > ').length))).toBe(4);
});

test('a feature code keeps one type and one unit over the whole catalogue', () => {
  const kinds = new Map<string, Set<string>>();
  for (const { features } of rows(5_000, 3)) {
    for (const { code = '', value, unit } of features) {
      const seen = kinds.get(code) ?? new Set();
      kinds.set(code, seen.add(`${typeof value} ${unit ?? ''}`));
    }
  }
  expect([...kinds].filter(([, seen]) => seen.size > 1)).toEqual([]);
});

test('the slip class of a floor is not mistaken for the yes or no of a bath mat', () => {
  const slip = rows(5_000, 3)
    .flatMap(({ features }) => features)
    .filter(({ value }) => typeof value === 'string' && /^R(9|10|11)$/.test(value));
  expect(slip.length).toBeGreaterThan(0);
  expect(new Set(slip.map(({ code }) => code))).toEqual(new Set(['classe_antiscivolo']));
});

test('a few products make most of the sales', () => {
  const sold = rows(2_000, 4)
    .map((product) => product.sold)
    .toSorted((a, b) => b - a);
  const total = sold.reduce((sum, pieces) => sum + pieces, 0);
  expect(sold.slice(0, 200).reduce((sum, pieces) => sum + pieces, 0) / total).toBeGreaterThan(0.5);
});

test('a price on sale is in the history after the list price', () => {
  const onSale = rows(500, 5).flatMap((product) =>
    product.variants.filter((variant) => variant.sale_price !== undefined),
  );
  expect(onSale.length).toBeGreaterThan(50);
  for (const variant of onSale) {
    expect(variant.price_history.at(-1)).toEqual({ price: variant.sale_price, from: variant.sale_from });
    expect(variant.sale_price).toBeLessThan(variant.price);
  }
});
