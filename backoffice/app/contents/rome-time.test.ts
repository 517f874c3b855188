import { expect, test } from 'vitest';
import { fromRome, toRome } from './rome-time.ts';

test.each([
  ['2026-07-01T10:30', '2026-07-01T08:30:00.000Z'],
  ['2026-12-01T10:30', '2026-12-01T09:30:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('%s in Italy is %s', (rome, utc) => {
  expect(fromRome(rome).toISOString()).toBe(utc);
  expect(toRome(new Date(utc))).toBe(rome);
});

test('an hour that the clock leaves out is the one after it', () => {
  expect(fromRome('2026-03-29T02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
});
