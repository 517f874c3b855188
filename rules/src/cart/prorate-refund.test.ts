import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prorateRefund } from './prorate-refund.ts';
import type { Charge } from './prorate-refund.ts';

const charge: Charge = {
  lines: [
    { key: 'A', qty: 3, paidCents: 1000 },
    { key: 'B', qty: 1, paidCents: 250 },
  ],
  shippingCents: 990,
};
const none = new Map<string, number>();

describe('C04 refunds', () => {
  test.each([
    ['one piece of three', none, new Map([['A', 1]]), [333, 0], 0],
    ['the second', new Map([['A', 1]]), new Map([['A', 1]]), [333, 0], 0],
    ['the third takes the cent that is left', new Map([['A', 2]]), new Map([['A', 1]]), [334, 0], 0],
    ['a whole line keeps delivery', none, new Map([['A', 3]]), [1000, 0], 0],
    ['the last piece brings delivery', new Map([['A', 3]]), new Map([['B', 1]]), [0, 250], 990],
    ['more than there is', none, new Map([['A', 9], ['B', 9]]), [1000, 250], 990], // oxfmt-ignore
    ['once more', new Map([['A', 3], ['B', 1]]), new Map([['A', 1]]), [0, 0], 0], // oxfmt-ignore
    ['an unknown line', none, new Map([['X', 1]]), [0, 0], 0],
  ] as const)('%s', (_name, before, now, lines, shipping) => {
    const refund = prorateRefund(charge, before, now);
    expect(refund.byLine.map(({ amountCents }) => amountCents)).toEqual(lines);
    expect(refund.shippingCents).toBe(shipping);
  });

  test.each([-1, 0.5, Number.NaN, Infinity])('%s pieces are a defect', (count) => {
    expect(() => prorateRefund(charge, none, new Map([['A', count]]))).toThrow(RangeError);
  });

  test('in whatever steps an order comes back, what was charged comes back, and never more', () => {
    const line = fc.record({
      qty: fc.integer({ min: 1, max: 20 }),
      paidCents: fc.integer({ min: 0, max: 10 ** 12 }),
    });
    const cart = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      shippingCents: fc.nat(5000),
    });
    fc.assert(
      fc.property(cart, fc.infiniteStream(fc.nat(6)), (input, steps) => {
        const whole: Charge = { ...input, lines: input.lines.map((row, at) => ({ ...row, key: `L${at}` })) };
        const charged = whole.lines.reduce((sum, row) => sum + row.paidCents, whole.shippingCents);
        const back = new Map<string, number>();
        let refunded = 0;
        while (whole.lines.some((row) => (back.get(row.key) ?? 0) < row.qty)) {
          const now = new Map(whole.lines.map((row) => [row.key, steps.next().value]));
          const refund = prorateRefund(whole, back, now);
          expect(refund.totalCents).toBeGreaterThanOrEqual(0);
          refunded += refund.totalCents;
          expect(refunded).toBeLessThanOrEqual(charged);
          for (const row of whole.lines)
            back.set(row.key, (back.get(row.key) ?? 0) + (now.get(row.key) ?? 0));
        }
        expect(refunded).toBe(charged);
      }),
    );
  });
});
