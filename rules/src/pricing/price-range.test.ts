import { describe, expect, test } from 'vitest';
import { cents } from '@casamaestra/contract/platform/money.ts';
import { NO_PRICE_CENTS, priceRange } from './price-range.ts';

describe('P07 lowest and highest price', () => {
  test.each([
    [[1999], { minCents: 1999, maxCents: 1999 }],
    [[2999, 1999, 2499], { minCents: 1999, maxCents: 2999 }],
    [[1999, NO_PRICE_CENTS], { minCents: 1999, maxCents: 1999 }],
    [[NO_PRICE_CENTS], null],
    [[], null],
  ])('%j → %j', (amounts, range) => {
    expect(priceRange(amounts.map((amount) => cents(amount)))).toEqual(range);
  });
});
