import { expect, test } from 'vitest';
import { kilobytes } from './size.ts';

test('a limit is said as people write sizes', () => {
  expect([128, 6766.416, 1000].map((count) => kilobytes(count, 'it'))).toEqual([
    '128 kB',
    '6,6 MB',
    '0,9 MB',
  ]);
  expect(kilobytes(6766.416, 'en')).toBe('6.6 MB');
});
