import { expect, test } from 'vitest';
import { amountOf, euroPricesOf, typedOf } from './typed-prices.ts';

test.each([
  ['12,50', 12.5],
  ['1.234,50', 1234.5],
  ['12.5', 12.5],
  ['€ 9', 9],
  ['dodici', undefined],
  ['-1', undefined],
  ['1,234', undefined],
])('%s is %s euros', (text, euros) => {
  expect(amountOf(text)).toBe(euros);
});

const seen = {
  price: 100,
  sale_price: 80,
  sale_from: '2026-11-23T08:00:12.000Z',
  sale_to: null,
  promo_price: null,
  promo_from: null,
  promo_to: null,
};

test('what was not touched stays as it was seen, to the second', () => {
  expect(euroPricesOf(typedOf(seen), seen)).toEqual(seen);
  expect(euroPricesOf({ ...typedOf(seen), sale_price: '' }, seen)).toEqual({ ...seen, sale_price: null });
  expect(euroPricesOf({ ...typedOf(seen), price: 'x' }, seen)).toBeUndefined();
});
