import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { containedVat, netOfGross } from './vat.ts';
import { vatPercent } from './vat-rate.ts';
import type { VatRate } from './vat-rate.ts';

describe('C04 VAT contained in a price', () => {
  test.each([
    [122, 22, 100],
    [100, 22, 82],
    [990, 22, 811],
    [1, 22, 1],
    [0, 22, 0],
    [110, 10, 100],
    [999, 4, 961],
    [105, 5, 100],
    [1999, 0, 1999],
    [12_199, 22, 9999],
    [900_719_925_474_099, 22, 738_295_020_880_409],
  ])('%i cents at %i %%: net %i', (gross, percent, net) => {
    expect(netOfGross(gross, percent)).toBe(net);
  });

  test('the net is the nearest cent', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.integer({ min: 0, max: 9999 }), (gross, hundredths) => {
        const net = netOfGross(gross, hundredths / 100);
        expect(Math.abs(net * (10_000 + hundredths) - gross * 10_000)).toBeLessThanOrEqual(
          (10_000 + hundredths) / 2,
        );
      }),
    );
  });

  const line = (key: string, paidCents: number, percent: number) => ({ key, paidCents, percent });

  test.each([
    ['nothing', [], 0, []],
    ['one rate takes delivery', [line('A', 1000, 22)], 220, [{ percent: 22, netCents: 1000, vatCents: 220 }]],
    [
      'delivery in proportion, highest rate first',
      [line('A', 2000, 4), line('B', 5000, 22)],
      990,
      [
        { percent: 22, netCents: 4678, vatCents: 1029 },
        { percent: 4, netCents: 2195, vatCents: 88 },
      ],
    ],
    [
      'goods that cost nothing: delivery at their highest rate',
      [line('A', 0, 4), line('B', 0, 10)],
      110,
      [
        { percent: 10, netCents: 100, vatCents: 10 },
        { percent: 4, netCents: 0, vatCents: 0 },
      ],
    ],
  ])('%s', (_name, goods, shipping, shares) => {
    expect(containedVat(goods, shipping)).toEqual(shares);
  });
});

describe('C04 rates by day, class and country', () => {
  const rate = (
    vatClass: string,
    country: string,
    percent: number,
    validFrom: string,
    validTo: string | null,
  ) => ({ vatClass, country, percent, validFrom, validTo }) satisfies VatRate;
  const rates = [
    rate('standard', 'IT', 21, '2011-09-17', '2013-10-01'),
    rate('standard', 'IT', 22, '2013-10-01', null),
    rate('reduced', 'IT', 10, '1995-02-24', null),
  ];

  test.each([
    ['standard', 'IT', '2026-11-21', 22],
    ['standard', 'IT', '2013-10-01', 22],
    ['standard', 'IT', '2013-09-30', 21],
    ['reduced', 'IT', '2026-11-21', 10],
    ['a class nobody entered', 'IT', '2026-11-21', 22],
    ['standard', 'SK', '2026-11-21', 22],
    ['reduced', 'SK', '2026-11-21', 10],
    ['standard', 'IT', '1990-01-01', null],
  ])('%s in %s on %s: %s', (vatClass, country, day, percent) => {
    expect(vatPercent(rates, vatClass, country, day)).toBe(percent);
  });

  test('a country whose rates were entered has them, from their day on', () => {
    const withSlovakia = [...rates, rate('standard', 'SK', 23, '2027-01-01', null)];
    expect(vatPercent(withSlovakia, 'standard', 'SK', '2026-12-31')).toBe(22);
    expect(vatPercent(withSlovakia, 'standard', 'SK', '2027-01-01')).toBe(23);
    expect(vatPercent(withSlovakia, 'reduced', 'SK', '2027-01-01')).toBe(23);
    expect(vatPercent(withSlovakia, 'reduced', 'DE', '2027-01-01')).toBe(10);
  });
});
