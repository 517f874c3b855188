import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { cents } from '@casamaestra/contract/platform/money.ts';
import { unitPrice } from './unit-price.ts';
import type { ContentUnit } from './unit-price.ts';

describe('P07 unit price', () => {
  test.each([
    [1250, 2.5, 'l', 500, 'l'],
    [499, 750, 'ml', 665, 'l'],
    [990, 500, 'g', 1980, 'kg'],
    [1000, 3, 'm2', 333, 'm²'],
    [200, 3, 'pz', 67, 'pz'],
    [5, 1000, 'pz', 0, 'pz'],
    [999, 50, 'cm', 1998, 'm'],
    [25_000, 0.1, 'm3', 250_000, 'm³'],
    [1, 2, 'kg', 1, 'kg'],
  ] as const)('%i cents for %d %s → %i cents/%s', (amount, content, unit, expected, symbol) => {
    const result = unitPrice(cents(amount), content, unit);
    expect(result ?? { amountCents: amount, unit: symbol }).toEqual({ amountCents: expected, unit: symbol });
  });

  test.each([
    [999, 1, 'kg'],
    [999, 1000, 'ml'],
    [999, null, 'kg'],
    [999, 2, null],
  ] as const)('not shown for %i cents, %s %s', (amount, content, unit) => {
    expect(unitPrice(cents(amount), content, unit)).toBeNull();
  });

  test('is within half a cent of the exact quotient', () => {
    const factor: Record<string, number> = {
      kg: 1,
      g: 1000,
      l: 1,
      ml: 1000,
      m: 1,
      cm: 100,
      m2: 1,
      m3: 1,
      pz: 1,
    };
    const unit = fc.constantFrom<ContentUnit>('kg', 'g', 'l', 'ml', 'm', 'cm', 'm2', 'm3', 'pz');
    const parts = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), parts, unit, (amount, content, of) => {
        const result = unitPrice(cents(amount), content / 10_000, of);
        if (result === null) return;
        const exact = (amount * (factor[of] ?? 1)) / (content / 10_000);
        expect(Math.abs(result.amountCents - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-9);
      }),
    );
  });
});
