import { expect, test } from 'vitest';
import { missingForFreeDelivery } from './free-delivery.ts';

test('C03 what is missing for free delivery does not grow by a discount code', () => {
  const quote = { goods: 75, discount: 7.5, shipping: 9.9 };
  expect(missingForFreeDelivery(quote, 79)).toBe(4);
  expect(missingForFreeDelivery({ ...quote, goods: 78.99 }, 79)).toBe(0.01);
});

test('C03 nothing is missing where delivery is free, by its amount or by a code', () => {
  expect(missingForFreeDelivery({ goods: 79, shipping: 0 }, 79)).toBe(0);
  expect(missingForFreeDelivery({ goods: 10, shipping: 0 }, 79)).toBe(0);
});
