import { expect, test } from 'vitest';
import { romeInstant, romeText } from './rome-time.ts';

test.each([
  ['2026-11-23T09:00', '2026-11-23T08:00:00.000Z'],
  ['2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  ['2026-10-25T12:00', '2026-10-25T11:00:00.000Z'],
  ['2026-03-29T00:30', '2026-03-28T23:30:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('%s in Italy is %s', (text, instant) => {
  expect(romeInstant(text)).toBe(instant);
  expect(romeText(instant)).toBe(text);
});

test('nothing typed is no time', () => {
  expect(romeInstant('')).toBeNull();
  expect(romeText(null)).toBe('');
});

test('an hour that the clock leaves out is the one after it', () => {
  expect(romeInstant('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
});
