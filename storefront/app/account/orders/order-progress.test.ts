import { describe, expect, it } from 'vitest';
import { progressOf } from './order-progress.tsx';

const written = (state: Parameters<typeof progressOf>[0]) =>
  progressOf(state)
    ?.map(({ status }) => status[0])
    .join('');

describe('R38 order tracking: how far an order is', () => {
  it.each([
    ['received', 'dcaaa'],
    ['awaiting_payment', 'dcaaa'],
    ['paid', 'ddcaa'],
    ['in_preparation', 'ddcaa'],
    ['partly_shipped', 'dddca'],
    ['shipped', 'ddddc'],
    ['delivered', 'ddddd'],
    ['cancelled', undefined],
    ['returned', undefined],
  ] as const)('%s: %s', (state, steps) => {
    expect(written(state)).toBe(steps);
  });
});
