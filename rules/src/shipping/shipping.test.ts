import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippingOptions, tidyPostcode } from './shipping-options.ts';
import type { ShippedCart, ShippingRule } from './shipping-options.ts';
import { cartWith, undeliverable } from './undeliverable.ts';
import type { ShippedLine } from './undeliverable.ts';
import { unusualDelivery, usualDelivery } from './usual-delivery.ts';
import {
  isoDay,
  deliveryWindow,
  easterSunday,
  isWorkingDay,
  italianDay,
  italianTime,
} from './working-days.ts';

const rule = (name: string, more: Partial<ShippingRule> = {}): ShippingRule => ({
  name,
  kind: 'delivery',
  countries: [],
  postcodes: [],
  postcodesExcept: [],
  subtotalFromCents: 0,
  subtotalBelowCents: null,
  weightFromG: 0,
  weightToG: null,
  takesHazardous: true,
  amountCents: 990,
  freeFromCents: null,
  ...more,
});
const cart: ShippedCart = {
  country: 'IT',
  postcode: undefined,
  subtotalCents: 5000,
  weightG: 1000,
  hazardous: false,
};

describe('C05 which ways of delivery fit', () => {
  test.each([
    ['no limits', {}, {}, 990],
    ['its country', { countries: ['IT', 'SK'] }, {}, 990],
    ['another country', { countries: ['SK'] }, {}, null],
    ['for some postcodes, none given', { postcodes: ['90'] }, {}, null],
    ['for some postcodes, one of them', { postcodes: ['90'] }, { postcode: '90133' }, 990],
    ['for some postcodes, another', { postcodes: ['90'] }, { postcode: '40128' }, null],
    ['not for some postcodes, none given', { postcodesExcept: ['90'] }, {}, 990],
    ['not for some postcodes, one of them', { postcodesExcept: ['90'] }, { postcode: '90 133' }, null],
    ['an empty postcode is none', { postcodes: ['90'] }, { postcode: '  ' }, null],
    ['goods from', { subtotalFromCents: 5000 }, {}, 990],
    ['goods from, one cent short', { subtotalFromCents: 5001 }, {}, null],
    ['goods below is exclusive', { subtotalBelowCents: 5000 }, {}, null],
    ['weight up to, inclusive', { weightToG: 1000 }, {}, 990],
    ['too heavy', { weightToG: 999 }, {}, null],
    ['too light', { weightFromG: 1001 }, {}, null],
    ['hazardous goods, taken', {}, { hazardous: true }, 990],
    ['hazardous goods, not taken', { takesHazardous: false }, { hazardous: true }, null],
    ['no hazardous goods', { takesHazardous: false }, {}, 990],
    ['free from, reached', { freeFromCents: 5000 }, {}, 0],
    ['free from, one cent short', { freeFromCents: 5001 }, {}, 990],
  ] as const)('%s', (_name, limits, situation, amountCents) => {
    const options = shippingOptions([rule('R', limits)], { ...cart, ...situation });
    expect(options.map((option) => option.amountCents)).toEqual(amountCents === null ? [] : [amountCents]);
  });

  test.each([
    ['SK-811 01', 'SK', '81101'],
    ['811 01', 'SK', '81101'],
    ['1012 js', 'NL', '1012JS'],
    ['d02 af30', 'IE', 'D02AF30'],
    ['I-40128', 'IT', 'I40128'],
  ])('%s in %s is %s', (typed, country, tidy) => {
    expect(tidyPostcode(typed, country)).toBe(tidy);
  });
});

describe('C05 days of delivery', () => {
  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2030, '2030-04-21'],
    [2038, '2038-04-25'],
  ])('Easter %i', (year, day) => {
    expect(isoDay(easterSunday(year))).toBe(day);
  });

  test.each([
    ['2026-04-06', false], // Easter Monday
    ['2026-04-07', true],
    ['2026-12-08', false],
    ['2026-12-24', true],
    ['2026-12-25', false],
    ['2027-01-01', false],
    ['2027-01-06', false],
    ['2026-06-02', false],
    ['2026-11-21', false], // Saturday
    ['2023-10-04', true],
    ['2027-10-04', false],
  ])('%s: %s', (day, working) => {
    expect(isWorkingDay(Date.parse(day))).toBe(working);
  });

  test.each([
    ['before the cut-off', '2026-11-19T12:59:59Z', 1, 2, '2026-11-20', '2026-11-23'],
    ['at the cut-off', '2026-11-19T13:00:00Z', 1, 2, '2026-11-23', '2026-11-24'],
    ['summer time', '2026-07-01T12:00:00Z', 1, 1, '2026-07-03', '2026-07-03'],
    ['on a Saturday', '2026-11-21T08:00:00Z', 0, 1, '2026-11-23', '2026-11-24'],
    ['over Christmas', '2026-12-24T08:00:00Z', 1, 3, '2026-12-28', '2026-12-30'],
    ['over Easter', '2026-04-03T08:00:00Z', 1, 2, '2026-04-07', '2026-04-08'],
    ['late on New Year’s Eve', '2026-12-31T23:30:00Z', 0, 1, '2027-01-04', '2027-01-05'],
    ['today', '2026-11-19T08:00:00Z', 0, 0, '2026-11-19', '2026-11-19'],
  ])('%s', (_name, now, min, max, earliest, latest) => {
    expect(deliveryWindow(Date.parse(now), min, max)).toEqual({ earliest, latest });
  });

  test('Italian days are those of the calendar of Rome', () => {
    const rome = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Rome',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });
    fc.assert(
      fc.property(instant, (now) => {
        const shown = rome.format(now);
        expect(new Date(italianTime(now)).toISOString().slice(0, 19)).toBe(shown.replace(' ', 'T'));
        expect(italianDay(now)).toBe(shown.slice(0, 10));
      }),
    );
  });

  test('days of delivery are working days in order, never before today', () => {
    const instant = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2035, 0, 1) });
    fc.assert(
      fc.property(instant, fc.nat(10), fc.nat(10), (now, min, more) => {
        const { earliest, latest } = deliveryWindow(now, min, min + more);
        expect(isWorkingDay(Date.parse(earliest))).toBe(true);
        expect(isWorkingDay(Date.parse(latest))).toBe(true);
        expect([italianDay(now), earliest, latest].toSorted()).toEqual([italianDay(now), earliest, latest]);
      }),
    );
  });
});

describe('What delivery of one piece costs where it is not the usual', () => {
  const rules = [
    rule('pickup', { kind: 'pickup', amountCents: 0 }),
    rule('courier', { weightToG: 30_000, freeFromCents: 7900, takesHazardous: false }),
    rule('heavy', { weightFromG: 30_001, weightToG: 100_000, amountCents: 2900, freeFromCents: 39_900 }),
    rule('pallet', { weightFromG: 100_001, weightToG: 1_000_000, amountCents: 8900 }),
  ];
  const piece = (weightG: number, amountCents = 10_000, hazardous = false): ShippedLine => ({
    amountCents,
    weightG,
    hazardous,
  });

  test.each([
    ['a parcel', [piece(1000)], null],
    ['a dear parcel', [piece(30_000, 90_000)], null],
    ['heavy', [piece(30_001)], { amountCents: 2900, isFrom: false }],
    ['heavy and dear enough to be free', [piece(40_000, 39_900)], null],
    ['heavy, and on a pallet', [piece(40_000), piece(200_000)], { amountCents: 2900, isFrom: true }],
    ['heavy twice', [piece(40_000), piece(50_000)], { amountCents: 2900, isFrom: false }],
    [
      'heavy, and one that nobody takes',
      [piece(40_000), piece(2_000_000)],
      { amountCents: 2900, isFrom: false },
    ],
    ['one that nobody takes', [piece(2_000_000)], null],
    ['hazardous, and nobody takes it', [piece(1000, 10_000, true)], null],
    ['some by the usual courier', [piece(25_000), piece(40_000)], null],
    ['nothing', [], null],
  ] as const)('%s', (_name, goods, told) => {
    expect(unusualDelivery(rules, 'IT', goods)).toEqual(told);
  });

  test('the usual one is the first that takes small goods, never pickup', () => {
    expect(usualDelivery(rules, 'IT')?.name).toBe('courier');
    expect(usualDelivery(rules.slice(0, 1), 'IT')).toBeUndefined();
    expect(usualDelivery([rule('abroad', { countries: ['SK'] })], 'IT')).toBeUndefined();
  });
});

describe('C05 which lines keep a cart from being delivered', () => {
  const goods = (weightG: number, hazardous = false): ShippedLine => ({
    amountCents: 1000,
    weightG,
    hazardous,
  });
  const rules = [
    rule('courier', { weightToG: 30_000, takesHazardous: false }),
    rule('pickup', { kind: 'pickup' }),
  ];
  test.each([
    ['none', [goods(1000), goods(2000)], []],
    ['an empty cart', [], []],
    ['one too heavy', [goods(1000), goods(40_000)], [1]],
    ['one hazardous', [goods(1000, true), goods(2000)], [0]],
    ['two, each for its own reason', [goods(1000, true), goods(2000), goods(31_000)], [0, 2]],
    ['too heavy together', [goods(10_000), goods(25_000), goods(1000)], [1]],
    ['too heavy together, twice', [goods(20_000), goods(25_000), goods(15_000)], [0, 1]],
  ] as const)('%s', (_name, lines, blocking) => {
    expect(undeliverable(rules, { country: 'IT', postcode: undefined }, lines)).toEqual(blocking);
  });

  test('what is left without them is delivered', () => {
    const line = fc.record({
      amountCents: fc.nat(100_000),
      weightG: fc.nat(60_000),
      hazardous: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const place = { country: 'IT', postcode: undefined };
        const blocking = undeliverable(rules, place, lines);
        const rest = lines.filter((_, index) => !blocking.includes(index));
        const goes = rest.length === 0 || shippingOptions(rules, cartWith(place, rest)).length === 2;
        expect(goes).toBe(true);
      }),
    );
  });
});
