import { describe, expect, it } from 'vitest';
import { dayOf, momentOf, shortDayOf, weekdayOf } from './written-moment.ts';

describe('moments of an order as people write them, in Italian time', () => {
  it.each([
    ['it', '21 novembre 2026, 00:30'],
    ['en', '21 November 2026, 00:30'],
    ['sk', '21. novembra 2026, 00:30'],
  ] as const)('%s: %s', (locale, written) => {
    expect(momentOf('2026-11-20T23:30:00Z', locale)).toBe(written);
  });

  it('keeps a day without time the day it is', () => {
    expect(weekdayOf('2026-11-24', 'it')).toBe('martedì 24 novembre');
    expect(dayOf('2026-07-01T21:59:00Z', 'it')).toBe('1 luglio 2026');
    expect(shortDayOf('2026-11-21T10:00:00Z', 'it')).toBe('21 nov 2026');
  });
});
