import { cents } from '@casamaestra/contract/platform/money.ts';
import { describe, expect, test } from 'vitest';
import { type BulkRule, byRule, type Ending, marginPercent, withEnding } from './bulk-rule.ts';
import type { VariantPrices } from './price-now.ts';

const at = (list: number): VariantPrices => ({
  listCents: cents(list),
  saleCents: null,
  saleFrom: null,
  saleTo: null,
  promoCents: null,
  promoFrom: null,
  promoTo: null,
});
const rule = (some: Partial<BulkRule>): BulkRule => ({
  field: 'price',
  act: 'percent',
  value: 3,
  ending: 'none',
  from: null,
  to: null,
  ...some,
});

describe('what a price ends with', () => {
  test.each<[number, Ending, number]>([
    [1999, 'none', 1999],
    [1999, 'ninety', 1990],
    [2041, 'ninety', 2090],
    [2040, 'ninety', 2090],
    [2039, 'ninety', 1990],
    [2048, 'ninety_nine', 1999],
    [2049, 'ninety_nine', 2099],
    [1274, 'fifty', 1250],
    [1300, 'fifty', 1350],
    [1249, 'whole', 1200],
    [1250, 'whole', 1300],
    [12, 'whole', 100],
    [12, 'ninety', 90],
    [0, 'ninety', 0],
  ])('%i cents, %s: %i', (amount, ending, wanted) => {
    expect(withEnding(cents(amount), ending)).toBe(wanted);
  });

  test('is never further than half a euro from what was reckoned, above a euro', () => {
    for (const ending of ['ninety', 'ninety_nine', 'fifty', 'whole'] as const)
      for (let amount = 150; amount < 2_000; amount += 7)
        expect(Math.abs(withEnding(cents(amount), ending) - amount)).toBeLessThanOrEqual(50);
  });
});

describe('a rule over prices', () => {
  test('changes the list price by percent or euros, to the cent or an ending', () => {
    expect(byRule(at(1000), rule({})).listCents).toBe(1030);
    expect(byRule(at(1000), rule({ value: -12.5 })).listCents).toBe(875);
    expect(byRule(at(1000), rule({ value: 3, ending: 'ninety' })).listCents).toBe(990);
    expect(byRule(at(1000), rule({ act: 'euros', value: 0.1 })).listCents).toBe(1010);
    expect(byRule(at(1000), rule({ act: 'euros', value: -20 })).listCents).toBe(0);
  });

  test('puts a reduced price beside the list price, from a day to a day, and takes it away', () => {
    const reduced = byRule(at(1000), rule({ field: 'sale_price', value: -20, from: 5, to: 9 }));
    expect(reduced).toEqual({ ...at(1000), saleCents: 800, saleFrom: 5, saleTo: 9 });
    expect(byRule(reduced, rule({ field: 'sale_price', act: 'clear' }))).toEqual(at(1000));
    expect(byRule(at(1000), rule({ act: 'clear' }))).toEqual(at(1000));
  });

  test('begins from the cost where it is known, and leaves the others alone', () => {
    expect(byRule(at(1000), rule({ act: 'cost', value: 40 }), cents(610)).listCents).toBe(854);
    expect(byRule(at(1000), rule({ act: 'margin', value: 50, ending: 'ninety' }), cents(610)).listCents).toBe(
      1190,
    );
    expect(byRule(at(1000), rule({ act: 'margin', value: 50 }))).toEqual(at(1000));
    expect(marginPercent(cents(1220), cents(610))).toBe(50);
    expect(marginPercent(cents(0), cents(610))).toBe(-100);
  });
});
