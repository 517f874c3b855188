import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippingAmount } from '../shipping/shipping-options.ts';
import type { CouponValue } from '../coupons/coupon-discount.ts';
import { apportion } from './apportion.ts';
import { cartTotal } from './cart-total.ts';
import type { TotalledLine } from './cart-total.ts';

describe('C04 spreading an amount to the cent', () => {
  const shares = (weights: readonly number[]) => weights.map((weight, at) => ({ key: `k${at}`, weight }));

  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [10, 20, 30], [1, 2, 2]],
    [1, [0, 0, 7], [0, 0, 1]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
    [999_999_999, [9_999_999_999_999, 9_999_999_999_999], [500_000_000, 499_999_999]],
  ])('%j over %j: %j', (amount, weights, parts) => {
    expect(apportion(amount, shares(weights))).toEqual(parts);
  });

  test('an amount without any weight is a defect', () => {
    expect(() => apportion(1, shares([0, 0]))).toThrow(RangeError);
  });

  test('adds up, stays within each weight, is fair to the cent, whatever the order', () => {
    const weights = fc.array(fc.nat(10 ** 9), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(29), (list, part, turn) => {
        const sum = list.reduce((total, weight) => total + weight, 0);
        const amount = Math.floor(sum * part);
        const all = shares(list);
        const parts = apportion(amount, all);
        expect(parts.reduce((total, each) => total + each, 0)).toBe(amount);
        for (const [at, each] of parts.entries()) {
          const weight = list[at] ?? 0;
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThanOrEqual(weight);
          expect(Math.abs(each - (amount * weight) / Math.max(1, sum))).toBeLessThan(1 + 1e-6);
        }
        const at = turn % list.length;
        const rotated = [...all.slice(at), ...all.slice(0, at)];
        expect(apportion(amount, rotated)).toEqual([...parts.slice(at), ...parts.slice(0, at)]);
      }),
    );
  });
});

const euros = fc.integer({ min: 0, max: 5_000_000 });
const lineOf = fc.record({ amountCents: euros, vatPercent: fc.constantFrom(22, 10, 5, 4) });
const linesOf = fc
  .array(lineOf, { minLength: 1, maxLength: 12 })
  .map((rows) => rows.map((row, at): TotalledLine => ({ ...row, key: `SKU-${at}` })));
const couponOf = fc.oneof(
  fc.record({
    kind: fc.constant('percentage' as const),
    percent: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
    amountCents: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    percent: fc.constant(null),
    amountCents: fc.integer({ min: 1, max: 10_000_000 }),
  }),
  fc.record({
    kind: fc.constant('free_shipping' as const),
    percent: fc.constant(null),
    amountCents: fc.constant(null),
  }),
);
const couponsOf = fc
  .array(couponOf, { maxLength: 5 })
  .map((rows) => rows.map((row, at): CouponValue => ({ ...row, code: `C${at}` })));
const shippingOf = fc.record({
  amountCents: fc.nat(20_000),
  freeFromCents: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
});
/** Which coupon counts for which line, fixed by their keys. */
const eligible = (seed: number, code: string, key: string) =>
  (seed >> ((code.charCodeAt(1) * 7 + Number(key.slice(4))) % 30)) % 2 === 0;

describe('C04 what a cart costs', () => {
  const price = (
    lines: readonly TotalledLine[],
    coupons: readonly CouponValue[],
    rule: { amountCents: number; freeFromCents: number | null },
    seed: number,
  ) => {
    const goods = lines.reduce((sum, line) => sum + line.amountCents, 0);
    return cartTotal(
      lines,
      coupons,
      (coupon, line) => eligible(seed, coupons[coupon]?.code ?? '', lines[line]?.key ?? ''),
      (free) => shippingAmount(rule, goods, free),
    );
  };

  test('lines, discounts, delivery and VAT add up to the total, and nothing falls below 0', () => {
    fc.assert(
      fc.property(linesOf, couponsOf, shippingOf, fc.nat(), (lines, coupons, rule, seed) => {
        const cart = price(lines, coupons, rule, seed);
        const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
        expect(cart.subtotalCents).toBe(sum(lines.map((line) => line.amountCents)));
        expect(sum(cart.byCoupon)).toBe(cart.discountCents);
        expect(sum(cart.byLine)).toBe(cart.discountCents);
        expect(cart.totalCents).toBe(cart.subtotalCents - cart.discountCents + cart.shippingCents);
        expect(sum(cart.vat.map((share) => share.netCents + share.vatCents))).toBe(cart.totalCents);
        expect(cart.totalCents).toBeGreaterThanOrEqual(0);
        for (const [at, line] of lines.entries()) {
          expect(cart.byLine[at]).toBeGreaterThanOrEqual(0);
          expect(cart.byLine[at]).toBeLessThanOrEqual(line.amountCents);
        }
        for (const share of cart.vat) {
          expect(share.netCents).toBeGreaterThanOrEqual(0);
          // As an invoice counts it from the net: not off by more than a cent.
          expect(Math.abs(share.vatCents - (share.netCents * share.percent) / 100)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('no order of lines or codes changes a cent', () => {
    fc.assert(
      fc.property(linesOf, couponsOf, shippingOf, fc.nat(), fc.nat(), (lines, coupons, rule, seed, turn) => {
        const cart = price(lines, coupons, rule, seed);
        const rotated = <Row>(rows: readonly Row[]) => {
          const at = rows.length === 0 ? 0 : turn % rows.length;
          return [...rows.slice(at), ...rows.slice(0, at)];
        };
        const other = price(rotated(lines), rotated(coupons), rule, seed);
        expect({ ...other, byLine: [], byCoupon: [] }).toEqual({ ...cart, byLine: [], byCoupon: [] });
        expect(other.byLine).toEqual(rotated(cart.byLine));
        expect(other.byCoupon).toEqual(rotated(cart.byCoupon));
      }),
    );
  });

  test('a coupon never makes a cart dearer, nor does delivery that is free from an amount come back', () => {
    fc.assert(
      fc.property(linesOf, couponsOf, shippingOf, fc.nat(), (lines, coupons, rule, seed) => {
        const all = price(lines, coupons, rule, seed);
        const without = price(lines, [], rule, seed);
        expect(all.totalCents).toBeLessThanOrEqual(without.totalCents);
        expect(all.shippingCents).toBeLessThanOrEqual(without.shippingCents);
      }),
    );
  });
});

describe('C03 to pay is goods and delivery less the coupon, never below 0', () => {
  const coupon = (amountCents: number): CouponValue => ({
    code: 'BUONO',
    kind: 'amount',
    percent: null,
    amountCents,
  });
  const lines = [{ key: 'A', amountCents: 2000, vatPercent: 22 }];
  test.each([
    [500, 2490, 990],
    [2000, 990, 990],
    [2500, 490, 490],
    [2990, 0, 0],
    [50_000, 0, 0],
  ])('a coupon of %i: %i to pay, %i of it delivery', (amountCents, totalCents, shippingCents) => {
    const total = cartTotal(
      lines,
      [coupon(amountCents)],
      () => true,
      () => 990,
    );
    expect(total).toMatchObject({ totalCents, shippingCents });
    const contained = total.vat.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0);
    expect(contained).toBe(totalCents);
  });

  test('one for some of the goods pays no delivery', () => {
    const two = [...lines, { key: 'B', amountCents: 1000, vatPercent: 22 }];
    const total = cartTotal(
      two,
      [coupon(9000)],
      (_coupon, line) => line === 0,
      () => 990,
    );
    expect(total).toMatchObject({ totalCents: 1990, shippingCents: 990 });
  });
});
