import { expect, test } from 'vitest';
import { beyondLimits } from './package-limits.ts';

const limits = {
  max_weight_kg: 1000,
  max_length_cm: 400,
  max_height_cm: 180,
  max_girth_cm: 700,
  heavy_above_kg: 50,
  heavy_length_cm: 140,
};
const one = (weightKg: number | null, lengthCm: number | null, widthCm = 10, heightCm = 10) => ({
  weightKg,
  lengthCm,
  widthCm,
  heightCm,
});

test('a package is beyond the limits it exceeds, exactly at one it is not', () => {
  expect(beyondLimits(one(50, 400), limits)).toEqual([]);
  expect(beyondLimits(one(50.1, 141), limits)).toEqual(['heavy_length']);
  expect(beyondLimits(one(1001, 401), limits)).toEqual(['weight', 'length', 'heavy_length']);
  expect(beyondLimits(one(5, 300, 181, 181), limits)).toEqual(['height', 'girth']);
});

test('the longest side counts as length, whichever way it was typed', () => {
  expect(beyondLimits(one(60, 20, 200, 20), limits)).toEqual(['heavy_length']);
});

test('what was not measured is beyond nothing', () => {
  const unknown = { weightKg: null, lengthCm: null, widthCm: null, heightCm: null };
  expect(beyondLimits(unknown, limits)).toEqual([]);
  expect(beyondLimits({ ...unknown, lengthCm: 9999 }, {})).toEqual([]);
  expect(beyondLimits({ ...unknown, lengthCm: 401 }, limits)).toEqual(['length']);
});
