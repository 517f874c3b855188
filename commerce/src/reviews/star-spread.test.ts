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

test('most are five, fewer four, and hardly any one: as shoppers give them', () => {
  for (const mean of [4.3, 4.5, 4.7]) {
    const stars = starsWithMean(mean, 120);
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = [1, 2, 3, 4, 5].map(
      (wanted) => stars.filter((star) => star === wanted).length,
    );
    expect(five).toBeGreaterThan(four);
    expect(four).toBeGreaterThan(three);
    expect(two).toBeGreaterThan(0);
    expect(one).toBeLessThanOrEqual(two);
  }
});
