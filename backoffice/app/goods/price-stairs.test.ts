import { expect, test } from 'vitest';
import { courseScale, stairs } from './price-stairs.ts';

const step = (from: string, charged: number, lowest: number | null) => ({
  from: `${from}T00:00:00.000Z`,
  charged,
  kind: 'list' as const,
  lowest_30_days: lowest,
  reference: null,
  percent: null,
  margin: null,
});

test('a price is a line that goes level between its changes, and is broken where nothing is known', () => {
  const steps = [step('2026-01-01', 10, null), step('2026-01-11', 8, 10), step('2026-01-21', 10, 8)];
  const scale = courseScale(steps, '2026-01-07T00:00:00.000Z');
  if (scale === undefined) throw new Error('nothing is drawn');
  expect(scale).toMatchObject({ least: 8, most: 10, to: '2026-02-04T00:00:00.000Z' });
  expect(stairs(steps, scale, ({ charged }) => charged)).toBe('M0 10H294L294 190H588L588 10H1000');
  expect(stairs(steps, scale, ({ lowest_30_days: lowest }) => lowest)).toBe('M294 10H588L588 190H1000');
});

test('one price alone is a level line, and no steps are no picture', () => {
  const steps = [step('2026-01-01', 10, 10)];
  const scale = courseScale(steps, '2026-01-07T00:00:00.000Z');
  expect(scale && stairs(steps, scale, ({ charged }) => charged)).toBe('M0 190H1000');
  expect(courseScale([], '2026-01-07T00:00:00.000Z')).toBeUndefined();
});
