import { describe, expect, it } from 'vitest';
import { oklab, shareInColour } from './own-colour.ts';

const studioGrey = [245, 245, 243];
const picture = (...pixels: number[][]) => Uint8Array.from(pixels.flat());

describe('P03 share of a packshot in a colour', () => {
  it('measures lightness and colour as they look', () => {
    expect(oklab(255, 255, 255).lightness).toBeCloseTo(1, 3);
    expect(oklab(0, 0, 0).lightness).toBeCloseTo(0, 3);
    expect(Math.hypot(oklab(128, 128, 128).a, oklab(128, 128, 128).b)).toBeCloseTo(0, 3);
  });

  it.each([
    ['its own colour', [36, 80, 160], '#2450a0', 1],
    ['its own colour in the shade', [24, 55, 112], '#2450a0', 1],
    ['its own colour in the light', [70, 112, 196], '#2450a0', 1],
    ['another hue', [184, 35, 31], '#2450a0', 0],
    ['grey for blue', [120, 122, 124], '#2450a0', 0],
    ['black for white', [31, 32, 34], '#f7f6f2', 0],
    ['white in the shade', [214, 214, 212], '#f7f6f2', 1],
    ['green for black', [20, 90, 40], '#1f2022', 0],
  ])('%s', (_, pixel, hex, share) => {
    expect(shareInColour(picture(pixel, studioGrey, studioGrey), hex)).toBe(share);
  });

  it('counts only the goods', () => {
    expect(shareInColour(picture([184, 35, 31], [36, 80, 160], studioGrey), '#b8231f')).toBe(0.5);
    expect(shareInColour(picture(studioGrey), '#b8231f')).toBe(0);
  });
});
