import { describe, expect, test } from 'vitest';
import { nextCheckIn, nextRefundTryIn } from './check-schedule.ts';

describe('C09 when a gateway is asked again', () => {
  const minutes = (checks: number) => (nextCheckIn(checks) ?? 0) / 60_000;

  test('after 1, 5 and 15 minutes, hourly for a day, daily for a month, then no more', () => {
    expect([0, 1, 2, 3, 26, 27, 56].map(minutes)).toEqual([1, 5, 15, 60, 60, 1440, 1440]);
    expect(nextCheckIn(57)).toBeNull();
  });

  test('refunds are repeated within a day, as long as a key is remembered', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(nextRefundTryIn);
    expect(pauses.at(-1)).toBeNull();
    const sum = pauses.reduce<number>((total, pause) => total + (pause ?? 0), 0);
    expect(sum).toBeLessThan(24 * 3_600_000);
  });
});
