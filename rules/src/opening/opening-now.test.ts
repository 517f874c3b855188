import { expect, test } from 'vitest';
import type { ClosedDays, Opening } from '@casamaestra/contract/shop/shop-file.ts';
import { openingNow } from './opening-now.ts';

const hours: readonly Opening[] = [
  { from: 'mon', to: 'fri', opens: '14:00', closes: '19:30' },
  { from: 'mon', to: 'fri', opens: '08:00', closes: '12:30' },
  { from: 'sat', opens: '08:00', closes: '12:30' },
];
const closed: ClosedDays = { italian_holidays: true, days: [{ from: '2026-08-10', to: '2026-08-14' }] };

test.each([
  ['a Monday morning in winter', '2026-11-23T08:00:00Z', { state: 'open', closes: '12:30' }],
  ['the minute it opens', '2026-11-23T07:00:00Z', { state: 'open', closes: '12:30' }],
  [
    'the minute it closes for lunch',
    '2026-11-23T11:30:00Z',
    { state: 'closed', next: { day: '2026-11-23', inDays: 0, opens: '14:00' } },
  ],
  ['an afternoon in summer', '2026-07-01T12:00:00Z', { state: 'open', closes: '19:30' }],
  [
    'Saturday afternoon',
    '2026-11-21T15:00:00Z',
    { state: 'closed', next: { day: '2026-11-23', inDays: 2, opens: '08:00' } },
  ],
  [
    'shortly before midnight in Italy, already the next day in the sum of hours',
    '2026-11-22T23:30:00Z',
    { state: 'closed', next: { day: '2026-11-23', inDays: 0, opens: '08:00' } },
  ],
  [
    'Christmas, before Santo Stefano and a Sunday',
    '2026-12-25T09:00:00Z',
    { state: 'closed', next: { day: '2026-12-28', inDays: 3, opens: '08:00' } },
  ],
  [
    'Easter Monday',
    '2026-04-06T08:00:00Z',
    { state: 'closed', next: { day: '2026-04-07', inDays: 1, opens: '08:00' } },
  ],
  [
    'the summer break, which ends before Ferragosto and a Sunday',
    '2026-08-12T08:00:00Z',
    { state: 'closed', next: { day: '2026-08-17', inDays: 5, opens: '08:00' } },
  ],
])('%s', (_when, now, expected) => {
  expect(openingNow(Date.parse(now), hours, closed)).toEqual(expected);
});

test('without days of closing a holiday is a day like any other; hours that never come have no next opening', () => {
  expect(openingNow(Date.parse('2026-12-25T09:00:00Z'), hours)).toEqual({ state: 'open', closes: '12:30' });
  const always: ClosedDays = { days: [{ from: '2026-01-01', to: '2027-12-31' }] };
  expect(openingNow(Date.parse('2026-11-23T08:00:00Z'), hours, always)).toEqual({
    state: 'closed',
    next: null,
  });
});
