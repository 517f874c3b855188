import { expect, test } from 'vitest';
import type { DetectedCode } from './barcode-detector.ts';
import { createTaking, wholeUpc } from './code-of-picture.ts';

const picture = { width: 640, height: 480 };
const seen = (rawValue: string, x = 270, format = 'ean_13'): DetectedCode => ({
  rawValue,
  format,
  boundingBox: { x, y: 200, width: 100, height: 80 },
});

test('a code is taken once while it is in the picture, also when single pictures lose it', () => {
  const take = createTaking();
  expect(take([seen('8001')], picture, 0)).toBe('8001');
  for (let now = 100; now <= 10_000; now += 100)
    expect(take(now % 700 === 0 ? [] : [seen('8001')], picture, now)).toBeUndefined();
});

test('a slow phone, that looks seldom, takes it once as well', () => {
  const take = createTaking();
  expect(take([seen('8001')], picture, 0)).toBe('8001');
  for (const now of [3_000, 6_000, 9_000]) expect(take([seen('8001')], picture, now)).toBeUndefined();
});

test('a code that has left for a second and a half is the next piece', () => {
  const take = createTaking();
  expect(take([seen('8001')], picture, 0)).toBe('8001');
  expect(take([], picture, 5_000)).toBeUndefined();
  expect(take([seen('8001')], picture, 6_400)).toBeUndefined();
  expect(take([], picture, 7_000)).toBeUndefined();
  expect(take([seen('8001')], picture, 8_500)).toBe('8001');
});

test('of several codes the one in the middle is taken, and the one beside it when it is aimed at', () => {
  const take = createTaking();
  expect(take([seen('8002', 0), seen('8001')], picture, 0)).toBe('8001');
  expect(take([seen('8002', 0), seen('8001')], picture, 100)).toBeUndefined();
  expect(take([seen('8002'), seen('8001', 540)], picture, 200)).toBe('8002');
  // The first one never left: aimed at again it is no other piece.
  expect(take([seen('8002', 0), seen('8001')], picture, 1_900)).toBeUndefined();
});

test('nothing is taken of an empty picture or code', () => {
  const take = createTaking();
  expect(take([], picture, 0)).toBeUndefined();
  expect(take([seen('  ')], picture, 0)).toBeUndefined();
});

test.each([
  ['01234505', '012000003455'],
  ['01234531', '012300000451'],
  ['01234543', '012340000053'],
  ['01234565', '012345000065'],
  ['8001234567890', '8001234567890'],
])('a UPC-E %s is the UPC-A %s', (short, whole) => {
  expect(wholeUpc(short)).toBe(whole);
});

test('a UPC-E is taken as the whole code', () => {
  expect(createTaking()([seen('01234565', 270, 'upc_e')], picture, 0)).toBe('012345000065');
});
