import fc from 'fast-check';
import { expect, test } from 'vitest';
import { starsWithMean } from './star-spread.ts';

test('stars keep their number, stay between one and five, and have the mean', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 500 }), fc.integer({ min: 1, max: 300 }), (hundredths, count) => {
      const stars = starsWithMean(hundredths / 100, count);
      expect(stars).toHaveLength(count);
      expect(stars.every((star) => Number.isInteger(star) && star >= 1 && star <= 5)).toBe(true);
      const sum = stars.reduce((all, star) => all + star, 0);
      expect(sum).toBe(Math.round((hundredths / 100) * count));
    }),
  );
});
