import { describe, expect, test } from 'vitest';
import { couponDiscounts } from './coupon-discount.ts';
import type { CouponValue } from './coupon-discount.ts';
import { couponRefusal } from './coupon-refusal.ts';
import type { CouponCase, CouponTerms } from './coupon-refusal.ts';

const percentage = (code: string, percent: number): CouponValue => ({
  code,
  kind: 'percentage',
  percent,
  amountCents: null,
});
const amount = (code: string, amountCents: number): CouponValue => ({
  code,
  kind: 'amount',
  percent: null,
  amountCents,
});
const free: CouponValue = { code: 'F', kind: 'free_shipping', percent: null, amountCents: null };
const all = () => true;

describe('C04 what codes take off', () => {
  test.each([
    ['nothing', [1000], [], [0], false],
    ['a percentage, half up', [1005], [percentage('A', 10)], [101], false],
    ['rounded once for all lines', [5, 5, 5], [percentage('A', 10)], [1, 1, 0], false],
    ['an amount over lines in proportion', [1000, 3000], [amount('A', 500)], [125, 375], false],
    ['never more than there is', [300, 200], [amount('A', 5000)], [300, 200], false],
    ['percentages before amounts', [10_000], [amount('A', 1000), percentage('B', 50)], [6000], false],
    ['one percentage after the other', [10_000], [percentage('B', 50), percentage('A', 10)], [5500], false],
    ['nothing left for the next', [100], [percentage('A', 100), amount('B', 50)], [100], false],
    ['all of it and delivery', [100], [percentage('A', 100), free], [100], true],
    ['a hundredth of a percent', [1_000_000], [percentage('A', 0.01)], [100], false],
    ['beyond 2^53', [999_999_999_999_999], [percentage('A', 33.33)], [333_300_000_000_000], false],
  ] as const)('%s', (_name, amounts, coupons, byLine, freeShipping) => {
    const lines = amounts.map((amountCents, at) => ({ key: `K${at}`, amountCents }));
    const discounts = couponDiscounts(lines, coupons, all);
    expect(discounts.byLine).toEqual(byLine);
    expect(discounts.freeShipping).toBe(freeShipping);
  });

  test('only lines it is for', () => {
    const lines = [
      { key: 'A', amountCents: 1000 },
      { key: 'B', amountCents: 500 },
    ];
    const second = (_coupon: number, line: number) => line === 1;
    expect(couponDiscounts(lines, [amount('X', 800)], second)).toEqual({
      byCoupon: [500],
      byLine: [0, 500],
      freeShipping: false,
      leftCents: 0,
    });
    expect(couponDiscounts(lines, [free], () => false).freeShipping).toBe(false);
  });
});

describe('C04 whether a code holds', () => {
  const now = Date.UTC(2026, 10, 19);
  const terms: CouponTerms = {
    active: true,
    validFrom: null,
    validTo: null,
    minimumCents: 0,
    useLimit: null,
    uses: 0,
    perCustomerLimit: null,
  };
  const cart: CouponCase = { now, eligibleCents: 5000, hasEligibleLine: true, customerUses: 0 };

  test.each([
    ['it does', {}, {}, null],
    ['from this instant', { validFrom: now }, {}, null],
    ['not yet', { validFrom: now + 1 }, {}, { reason: 'not_yet', at: now + 1 }],
    ['to the last instant', { validTo: now + 1 }, {}, null],
    ['over at its end', { validTo: now }, {}, { reason: 'expired', at: now }],
    ['the minimum to the cent', { minimumCents: 5000 }, {}, null],
    [
      'one cent short',
      { minimumCents: 5001 },
      {},
      { reason: 'minimum', minimumCents: 5001, missingCents: 1 },
    ],
    ['the last use', { useLimit: 2, uses: 1 }, {}, null],
    ['used up', { useLimit: 2, uses: 2 }, {}, { reason: 'used_up' }],
    ['once for this customer', { perCustomerLimit: 1 }, {}, null],
    ['again', { perCustomerLimit: 1 }, { customerUses: 1 }, { reason: 'customer_limit' }],
    [
      'nothing it is for',
      { minimumCents: 100 },
      { hasEligibleLine: false, eligibleCents: 0 },
      { reason: 'wrong_products' },
    ],
    ['switched off is as unknown', { active: false, validTo: now }, {}, { reason: 'unknown' }],
  ] as const)('%s', (_name, changed, situation, refusal) => {
    expect(couponRefusal({ ...terms, ...changed }, { ...cart, ...situation })).toEqual(refusal);
  });
});
