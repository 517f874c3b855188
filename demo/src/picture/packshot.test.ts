import { describe, expect, it } from 'vitest';
import { standsInStudio, studio } from './packshot.ts';

const size = 8;
const empty = () => Uint8Array.from(Array.from({ length: size * size }, () => [...studio]).flat());

function dark(x: number, y: number): Uint8Array {
  const pixels = empty();
  pixels.fill(60, (y * size + x) * 3, (y * size + x) * 3 + 3);
  return pixels;
}

describe('S02 new packshots', () => {
  it.each([
    ['nothing', empty(), true],
    ['goods in the middle', dark(4, 4), true],
    ['goods cut off above', dark(4, 0), false],
    ['goods cut off below', dark(4, 7), false],
    ['goods cut off on the left', dark(0, 4), false],
    ['goods cut off on the right', dark(7, 4), false],
    ['a border of another grey', empty().fill(238), false],
  ])('need the studio’s grey all around: %s', (_, pixels, good) => {
    expect(standsInStudio(pixels, size)).toBe(good);
  });
});
