import { expect, test } from 'vitest';
import { barOf, calendarColumns, dayIn, movedBy } from './calendar-window.ts';

const weeks = calendarColumns('weeks', '2026-11-26');
const months = calendarColumns('months', '2026-11-26');

test('weeks begin on Monday, months on their first, twelve of each', () => {
  expect(weeks).toHaveLength(12);
  expect(weeks[0]).toEqual({ from: '2026-11-23', to: '2026-11-30' });
  expect(weeks.at(-1)?.to).toBe('2027-02-15');
  expect(calendarColumns('weeks', '2026-11-29')[0]?.from).toBe('2026-11-23');
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ from: '2026-11-01', to: '2026-12-01' });
  expect(months.at(-1)?.to).toBe('2027-11-01');
});

test('it moves by half of what is in view, and back to the same day', () => {
  expect(movedBy('weeks', '2026-11-26', 1)).toBe('2027-01-04');
  expect(movedBy('months', '2026-11-26', -1)).toBe('2026-05-01');
  expect(movedBy('months', movedBy('months', '2026-11-01', 1), -1)).toBe('2026-11-01');
});

test('a bar begins and ends at its days, whatever the length of the months', () => {
  expect(barOf(weeks, '2026-11-23T00:00', '2026-11-30T00:00')).toEqual({ start: 0, end: 1 / 12 });
  expect(barOf(weeks, '2026-12-03T12:00', null)).toEqual({ start: 1.5 / 12, end: 1 });
  expect(barOf(months, '2027-02-15T00:00', '2027-03-01T00:00')).toEqual({ start: 3.5 / 12, end: 4 / 12 });
  expect(barOf(months, null, '2026-12-01T00:00')).toEqual({ start: 0, end: 1 / 12 });
});

test('what began before or ends after is cut at the edge; what is outside has no bar', () => {
  expect(barOf(weeks, '2020-01-01T00:00', '2031-01-01T00:00')).toEqual({ start: 0, end: 1 });
  expect(barOf(weeks, '2027-02-15T00:00', null)).toBeUndefined();
  expect(barOf(weeks, null, '2026-11-23T00:00')).toBeUndefined();
});

test('only days that exist are days', () => {
  expect(dayIn('2026-02-28')).toBe('2026-02-28');
  for (const wrong of [null, '', '2026-02-30', '2026-2-3', '1999-01-01', 'x'])
    expect(dayIn(wrong)).toBeUndefined();
});
