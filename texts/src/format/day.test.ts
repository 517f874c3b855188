import { describe, expect, it } from 'vitest';
import { dayOfDate, writtenDay, writtenDayOfYear } from './day.ts';

describe('days in words', () => {
  it.each([
    ['it', '24 novembre', '1 gennaio 2027'],
    ['en', '24 November', '1 January 2027'],
    ['sk', '24. novembra', '1. januára 2027'],
  ] as const)('%s: of a date, and of a time as it is in Italy', (language, ofDate, ofTime) => {
    expect(dayOfDate('2026-11-24', language)).toBe(ofDate);
    expect(writtenDay('2026-11-23T23:30:00Z', language)).toBe(ofDate);
    expect(writtenDayOfYear('2026-12-31T23:30:00Z', language)).toBe(ofTime);
  });
});
