import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { cents } from '@casamaestra/contract/platform/money.ts';
import { nextPriceChange, priceNow } from './price-now.ts';
import type { VariantPrices } from './price-now.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 5, 15);
const bare: VariantPrices = {
  listCents: cents(10_000),
  saleCents: null,
  saleFrom: null,
  saleTo: null,
  promoCents: null,
  promoFrom: null,
  promoTo: null,
};

describe('P07 price in force', () => {
  test.each([
    ['list price alone', bare, 'list', 10_000],
    ['open sale', { ...bare, saleCents: cents(8000) }, 'sale', 8000],
    ['sale not begun', { ...bare, saleCents: cents(8000), saleFrom: now + 1 }, 'list', 10_000],
    ['sale begins this instant', { ...bare, saleCents: cents(8000), saleFrom: now }, 'sale', 8000],
    ['sale ends this instant', { ...bare, saleCents: cents(8000), saleTo: now }, 'list', 10_000],
    [
      'promo wins over a lower sale',
      { ...bare, saleCents: cents(6000), promoCents: cents(7000) },
      'promo',
      7000,
    ],
    [
      'promo over, sale still on',
      { ...bare, saleCents: cents(8000), promoCents: cents(7000), promoTo: now - day },
      'sale',
      8000,
    ],
    ['a sale above the list price is no sale', { ...bare, saleCents: cents(12_000) }, 'list', 10_000],
    ['a sale equal to the list price is no sale', { ...bare, saleCents: cents(10_000) }, 'list', 10_000],
  ] as const)('%s', (_name, prices, kind, amount) => {
    expect(priceNow(prices, now)).toMatchObject({ kind, amountCents: amount });
  });

  test('never dearer than the list price, and constant until the next planned change', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
    const instant = fc.option(fc.integer({ min: now - 100 * day, max: now + 100 * day }));
    const prices = fc.record({
      listCents: amount,
      saleCents: fc.option(amount),
      saleFrom: instant,
      saleTo: instant,
      promoCents: fc.option(amount),
      promoFrom: instant,
      promoTo: instant,
    });
    fc.assert(
      fc.property(prices, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (row, share) => {
        const current = priceNow(row, now);
        expect(current.amountCents).toBeLessThanOrEqual(row.listCents);
        const next = nextPriceChange(row, now) ?? now + 500 * day;
        const between = now + Math.floor((next - now) * share);
        expect(priceNow(row, between).amountCents).toBe(current.amountCents);
      }),
    );
  });
});
