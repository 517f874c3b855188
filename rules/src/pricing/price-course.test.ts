import { cents } from '@casamaestra/contract/platform/money.ts';
import { expect, test } from 'vitest';
import { priceCourse } from './price-course.ts';

const DAY = 24 * 3_600_000;
const now = Date.parse('2026-06-01T00:00:00Z');
const day = (count: number) => now + count * DAY;
const plain = {
  listCents: cents(10_000),
  saleCents: null,
  saleFrom: null,
  saleTo: null,
  promoCents: null,
  promoFrom: null,
  promoTo: null,
};
const point = (count: number, amount: number) => ({ amountCents: cents(amount), from: day(count) });
const told = (...given: Parameters<typeof priceCourse>) =>
  priceCourse(...given).map(({ from, amountCents, kind, lowestCents, referenceCents }) => [
    (from - now) / DAY,
    amountCents,
    kind,
    lowestCents,
    referenceCents,
  ]);
const window = { since: day(-30), now };

test('a planned sale is told with what may be printed, and the lowest of 30 days until it is too long ago', () => {
  const sale = { ...plain, saleCents: cents(8000), saleFrom: day(10), saleTo: day(20) };
  expect(told(sale, [point(-100, 10_000)], window)).toEqual([
    [-30, 10_000, 'list', 10_000, null],
    [10, 8000, 'sale', 10_000, 10_000],
    [20, 10_000, 'list', 8000, null],
    [50, 10_000, 'list', 10_000, null],
  ]);
});

test('a former low price lowers what a sale may be compared with', () => {
  const sale = { ...plain, saleCents: cents(8000), saleFrom: day(5), saleTo: null };
  const history = [point(-100, 10_000), point(-20, 9000), point(-10, 10_000)];
  expect(told(sale, history, window)).toEqual([
    [-30, 10_000, null, 10_000, null],
    [-20, 9000, null, 10_000, null],
    [-10, 10_000, 'list', 9000, null],
    [5, 8000, 'sale', 9000, 9000],
  ]);
});

test('goods that are new have no lowest price of 30 days yet', () => {
  expect(told(plain, [point(-3, 10_000)], window)).toEqual([
    [-3, 10_000, 'list', null, null],
    [27, 10_000, 'list', 10_000, null],
  ]);
  expect(told(plain, [], window)).toEqual([
    [0, 10_000, 'list', null, null],
    [30, 10_000, 'list', 10_000, null],
  ]);
});
