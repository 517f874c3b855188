import { describe, expect, it } from 'vitest';
import { longDay, longMoment, mediumDay } from './date.ts';

describe('Moments as people write them, in Italian time', () => {
  it.each([
    ['it', '21 novembre 2026, 00:30'],
    ['en', '21 November 2026, 00:30'],
    ['sk', '21. novembra 2026, 00:30'],
  ] as const)('%s: %s', (locale, written) => {
    expect(longMoment('2026-11-20T23:30:00Z', locale)).toBe(written);
  });

  it('the day changes with the Italian midnight, winter and summer', () => {
    expect(longDay('2026-07-01T21:59:00Z', 'it')).toBe('1 luglio 2026');
    expect(longDay('2026-07-01T22:00:00Z', 'it')).toBe('2 luglio 2026');
    expect(longDay('2026-12-01T22:59:00Z', 'it')).toBe('1 dicembre 2026');
    expect(mediumDay('2026-11-21T10:00:00Z', 'it')).toBe('21 nov 2026');
  });
});
