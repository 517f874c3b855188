import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWorkingDay, italianDay } from '../shipping/working-days.ts';
import { refundLastDay, sendBackLastDay, withdrawalLastDay, withdrawalRuns } from './withdrawal-period.ts';
import { withdrawableQty, withdrawnLines } from './withdrawn-lines.ts';

const DAY_MS = 86_400_000;
const at = (moment: string) => Date.parse(moment);
const moments = fc
  .date({ min: new Date('2026-06-19'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.getTime());

describe('C5 C6 how long one may withdraw', () => {
  test.each([
    ['a Monday: the Monday two weeks later', '2026-11-02T10:00:00Z', '2026-11-16'],
    ['just before midnight in Italy', '2026-11-02T22:59:59Z', '2026-11-16'],
    ['just after midnight in Italy, still the day before in UTC', '2026-11-02T23:00:00Z', '2026-11-17'],
    ['in summer midnight is an hour earlier', '2026-07-05T22:00:00Z', '2026-07-20'],
    ['ends on a Saturday', '2026-11-07T10:00:00Z', '2026-11-23'],
    ['ends on a Sunday', '2026-11-08T10:00:00Z', '2026-11-23'],
    ['ends on Christmas, a Friday: goes on past the weekend', '2026-12-11T10:00:00Z', '2026-12-28'],
    ['ends on Easter Monday', '2027-03-15T10:00:00Z', '2027-03-30'],
    ['ends on 25 April, a Sunday', '2027-04-11T10:00:00Z', '2027-04-26'],
    ['ends on New Year’s Day, a Friday', '2026-12-18T10:00:00Z', '2027-01-04'],
    ['the clocks change in between', '2026-10-19T21:30:00Z', '2026-11-02'],
  ])('%s', (_name, delivered, last) => {
    expect(withdrawalLastDay(at(delivered))).toBe(last);
  });

  test('it runs until midnight of its last day in Italy, and before the goods arrive without end', () => {
    const delivered = at('2026-11-02T10:00:00Z');
    expect(withdrawalRuns(delivered, at('2026-11-16T22:59:59Z'))).toBe(true);
    expect(withdrawalRuns(delivered, at('2026-11-16T23:00:00Z'))).toBe(false);
    expect(withdrawalRuns(null, at('2040-01-01T00:00:00Z'))).toBe(true);
  });

  test('the last day is a working one, never before the fourteenth, and none between them is', () => {
    fc.assert(
      fc.property(moments, (delivered) => {
        const fourteenth = at(italianDay(delivered)) + 14 * DAY_MS;
        const last = at(withdrawalLastDay(delivered));
        expect(isWorkingDay(last)).toBe(true);
        expect(last).toBeGreaterThanOrEqual(fourteenth);
        for (let day = fourteenth; day < last; day += DAY_MS) expect(isWorkingDay(day)).toBe(false);
        expect(withdrawalRuns(delivered, delivered)).toBe(true);
      }),
    );
  });

  test('goods go back by a working day, money by the fourteenth day whatever it is', () => {
    const saturday = at('2026-11-07T10:00:00Z');
    expect(sendBackLastDay(saturday)).toBe('2026-11-23');
    expect(refundLastDay(saturday)).toBe('2026-11-21');
  });
});

const orders = fc.array(
  fc
    .record({ qty: fc.integer({ min: 1, max: 9 }), taken: fc.nat(9), customMade: fc.boolean() })
    .map(({ qty, taken, customMade }) => ({ qty, withdrawnQty: Math.min(qty, taken), customMade })),
  { minLength: 1, maxLength: 6 },
);
const named = <Line>(lines: readonly Line[]) =>
  lines.map((line, index) => ({ ...line, position: index + 1, name: `P${index + 1}` }));

describe('C5 C6 what one may withdraw from', () => {
  const lines = named([
    { qty: 3, withdrawnQty: 1, customMade: false },
    { qty: 2, withdrawnQty: 0, customMade: true },
    { qty: 1, withdrawnQty: 1, customMade: false },
  ]);
  test.each([
    ['all that can be', null, { ok: true, lines: [{ position: 1, qty: 2 }] }],
    ['a part', [{ position: 1, qty: 1 }], { ok: true, lines: [{ position: 1, qty: 1 }] }],
    ['made to measure', [{ position: 2, qty: 1 }], { ok: false, why: 'custom_made', name: 'P2' }],
    ['more than is left', [{ position: 1, qty: 3 }], { ok: false, why: 'too_many', name: 'P1', left: 2 }],
    [
      'the same line twice',
      [
        { position: 1, qty: 2 },
        { position: 1, qty: 1 },
      ],
      { ok: false, why: 'too_many', name: 'P1', left: 2 },
    ],
    ['withdrawn before', [{ position: 3, qty: 1 }], { ok: false, why: 'too_many', name: 'P3', left: 0 }],
    ['no line of the order', [{ position: 9, qty: 1 }], { ok: false, why: 'unknown_line' }],
    ['no piece', [{ position: 1, qty: 0 }], { ok: false, why: 'nothing' }],
    ['nothing at all', [], { ok: false, why: 'nothing' }],
  ] as const)('%s', (_name, wanted, answer) => {
    expect(withdrawnLines(lines, wanted)).toEqual(answer);
  });

  test('declarations one after the other never take more than was sold, nor anything made to measure', () => {
    fc.assert(
      fc.property(
        orders,
        fc.array(
          fc.array(fc.record({ position: fc.integer({ min: 1, max: 7 }), qty: fc.nat(9) }), { maxLength: 4 }),
        ),
        (made, declarations) => {
          let now = named(made);
          for (const wanted of [...declarations, null]) {
            const answer = withdrawnLines(now, wanted);
            if (!answer.ok) continue;
            now = now.map((line) => {
              const taken = answer.lines.find(({ position }) => position === line.position)?.qty ?? 0;
              expect(taken > 0 && line.customMade).toBe(false);
              return { ...line, withdrawnQty: line.withdrawnQty + taken };
            });
            for (const { qty, withdrawnQty } of now) expect(withdrawnQty).toBeLessThanOrEqual(qty);
          }
          for (const line of now) expect(withdrawableQty(line)).toBe(0);
        },
      ),
    );
  });
});
