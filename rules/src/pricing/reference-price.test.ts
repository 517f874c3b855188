import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { cents } from '@casamaestra/contract/platform/money.ts';
import { discountCents, discountPercent, referencePrice } from './reference-price.ts';
import type { PricePoint } from './reference-price.ts';
import type { VariantPrices } from './price-now.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 5, 15);
const at = (daysAgo: number, euros: number): PricePoint => ({
  amountCents: cents(euros * 100),
  from: now - daysAgo * day,
});
const reduced = (list: number, sale: number, sinceDaysAgo: number | null = null): VariantPrices => ({
  listCents: cents(list * 100),
  saleCents: cents(sale * 100),
  saleFrom: sinceDaysAgo === null ? null : now - sinceDaysAgo * day,
  saleTo: null,
  promoCents: null,
  promoFrom: null,
  promoTo: null,
});

describe('P07 reference price of the last 30 days', () => {
  test.each([
    ['a price in force from long ago', reduced(100, 80, 5), [at(400, 100)], 100],
    ['the sale price itself does not count', reduced(100, 80, 5), [at(400, 100), at(5, 80)], 100],
    ['the start is read from the history when undated', reduced(100, 80), [at(400, 100), at(5, 80)], 100],
    [
      'the lowest of the 30 days, not the last',
      reduced(100, 80, 5),
      [at(400, 100), at(20, 90), at(15, 100)],
      90,
    ],
    ['a lower price that still held 30 days before', reduced(100, 80, 5), [at(90, 95), at(34, 100)], 95],
    ['a lower price that had ended by then', reduced(100, 80, 5), [at(90, 95), at(36, 100)], 100],
    [
      'progressive cuts keep the price before the first',
      reduced(100, 70, 5),
      [at(400, 100), at(40, 90), at(20, 80)],
      100,
    ],
    [
      'an interrupted reduction counts as a price of the 30 days',
      reduced(100, 70, 5),
      [at(400, 100), at(25, 80), at(8, 100)],
      80,
    ],
    ['a permanently lower list price is no first cut', reduced(80, 70, 5), [at(400, 100), at(300, 80)], 80],
    [
      'prices after the sale began, on top of it, do not matter',
      reduced(100, 80, 10),
      [at(400, 100), at(6, 70), at(4, 80)],
      100,
    ],
    ['future rows do not count', reduced(100, 80, 5), [at(400, 100), at(-3, 60)], 100],
    ['on sale for thirty days before the cut', reduced(100, 80, 5), [at(35, 100)], 100],
  ] as const)('%s', (_name, prices, history, euros) => {
    expect(referencePrice(prices, history, now)).toBe(euros * 100);
  });

  test.each([
    ['no history', reduced(100, 80, 5), []],
    ['no history before the cut', reduced(100, 80, 5), [at(3, 80)]],
    ['a list price never charged', reduced(150, 100), [at(400, 100)]],
    ['a list price raised for a day', reduced(150, 100, 5), [at(400, 100), at(6, 150)]],
    ['it was cheaper a week before', reduced(100, 80, 5), [at(400, 100), at(12, 70), at(10, 100)]],
    ['a dearer price within the sale', reduced(100, 90), [at(400, 100), at(10, 80), at(5, 90)]],
    ['on sale for less than thirty days before the cut', reduced(100, 80, 5), [at(34, 100)]],
    ['not on sale', { ...reduced(100, 80), saleCents: null }, [at(400, 120), at(3, 100)]],
  ] as const)('nothing is announced: %s', (_name, prices, history) => {
    expect(referencePrice(prices, history, now)).toBeNull();
  });

  test('a reference was really charged, and is above the price', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 200 }));
    const input = fc.tuple(fc.array(point, { maxLength: 12 }), fc.integer({ min: 2, max: 200 }), fc.nat(60));
    fc.assert(
      fc.property(input, ([points, list, since]) => {
        const history = points.map(([daysAgo, euros]) => at(daysAgo, euros));
        const prices = reduced(list, list - 1, since);
        const reference = referencePrice(prices, history, now);
        if (reference === null) return;
        expect(history.map((row) => row.amountCents)).toContain(reference);
        expect(reference).toBeGreaterThan((list - 1) * 100);
      }),
    );
  });
});

describe('P07 discount', () => {
  test.each([
    [10_000, 8000, 20],
    [2999, 2000, 33],
    [10_000, 9999, null],
    [9999, 1, 99],
    [null, 5000, null],
    [5000, 5000, null],
    [4000, 5000, null],
  ])('%s → %s: %s %%', (reference, amount, percent) => {
    expect(discountPercent(reference === null ? null : cents(reference), cents(amount))).toBe(percent);
  });

  test('never promises more than it gives', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(amount, amount, (reference, price) => {
        const percent = discountPercent(cents(reference), cents(price)) ?? 0;
        expect(reference - price + (price > reference ? price - reference : 0)).toBeGreaterThanOrEqual(
          Math.floor((reference * percent) / 100),
        );
        expect(discountCents(cents(reference), cents(price))).toBe(Math.max(0, reference - price));
      }),
    );
  });
});
