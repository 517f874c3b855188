import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';

describe('The contrast of two colours', () => {
  // https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777', '#fff', 4.48],
    ['#777777', '#ffffff', 4.48],
    ['#a23a20', '#ffffff', 6.66],
    ['#ffffff', '#ffffff', 1],
  ])('%s on %s', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });
});
