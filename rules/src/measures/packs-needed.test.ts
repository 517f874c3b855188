import { describe, expect, test } from 'vitest';
import { measureMax, packsNeeded } from './packs-needed.ts';
import type { Pack, Wanted } from './packs-needed.ts';

const laminate: Pack = { kind: 'area', content: 2.22 };
const paint: Pack = { kind: 'paint', content: 5, coverage: 10 };
const skirting: Pack = { kind: 'length', content: 2.4 };
const paper = (repeat: number): Pack => ({
  kind: 'wallpaper',
  content: 5.3265,
  roll: { width: 0.53, length: 10.05, repeat },
});

describe('packs needed for a measure', () => {
  test.each<[string, Pack, Wanted, number, number]>([
    ['20 m² of laminate with 10 % waste', laminate, { area: 20, waste: 10 }, 22, 10],
    ['a room of 4 × 5 m is the same', laminate, { width: 4, length: 5, waste: 10 }, 22, 10],
    ['the area as typed wins over the sides', laminate, { area: 2, width: 9, length: 9 }, 2, 1],
    ['exactly three packs are three, not four', laminate, { area: 6.66 }, 6.66, 3],
    ['a hair more is four', laminate, { area: 6.661 }, 6.661, 4],
    ['little is one pack', laminate, { area: 0.1 }, 0.1, 1],
    ['60 m² in two coats', paint, { area: 60, coats: 2 }, 12, 3],
    ['50 m² in one coat fill the tin exactly', paint, { area: 50, coats: 1 }, 5, 1],
    ['waste means nothing to paint', paint, { area: 50, waste: 30 }, 5, 1],
    ['14.3 m of skirting with 5 % waste', skirting, { length: 14.3, waste: 5 }, 15.015, 7],
    // Strips of 2.8 m, three in a roll; eight strips cover 4.24 m of wall.
    ['4.2 m of wall, 2.7 m high, without a pattern', paper(0), { width: 4.2, length: 2.7 }, 11.872, 3],
    // Strips of 3.2 m, three in a roll.
    ['a pattern that repeats after 64 cm', paper(0.64), { width: 4.2, length: 2.7 }, 13.568, 3],
    // Strips of 3.6 m, two in a roll.
    ['one that repeats after 90 cm takes a roll more', paper(0.9), { width: 4.2, length: 2.7 }, 15.264, 4],
    ['three strips exactly', paper(0), { width: 1.59, length: 2.4 }, 3.975, 1],
    ['12 m are five lengths of 2.4', skirting, { length: 12 }, 12, 5],
  ])('%s', (_title, pack, wanted, needed, packs) => {
    expect(packsNeeded(pack, wanted)).toMatchObject({ needed, packs });
  });

  test.each<[string, Pack, Wanted]>([
    ['nothing given', laminate, {}],
    ['one side only', laminate, { width: 4 }],
    ['nought', laminate, { area: 0 }],
    ['less than nothing', laminate, { area: -3 }],
    ['no number', laminate, { area: Number.NaN }],
    ['more than any house', laminate, { area: measureMax + 1 }],
    ['sides that make more than any house', laminate, { width: 9999, length: 9999 }],
    ['paint of unknown coverage', { kind: 'paint', content: 5 }, { area: 20 }],
    ['wallpaper for a wall of unknown height', paper(0), { area: 12 }],
    ['wallpaper shorter than the wall', paper(0), { width: 4, length: 11 }],
    ['an empty pack', { kind: 'area', content: 0 }, { area: 20 }],
  ])('has no answer for %s', (_title, pack, wanted) => {
    expect(packsNeeded(pack, wanted)).toBeUndefined();
  });

  test('the packs hold what is needed, and one less would not', () => {
    for (let area = 0.3; area < 60; area += 0.37)
      for (const waste of [0, 5, 10, 30]) {
        const found = packsNeeded(laminate, { area, waste });
        expect(found?.held).toBeGreaterThanOrEqual((found?.needed ?? 0) - 1e-9);
        expect((found?.packs ?? 0) - 1).toBeLessThan((found?.needed ?? 0) / 2.22);
      }
  });

  test('waste and coats beyond all sense are brought back to it', () => {
    expect(packsNeeded(laminate, { area: 10, waste: 900 })?.needed).toBe(13);
    expect(packsNeeded(paint, { area: 10, coats: 99 })?.needed).toBe(4);
  });
});
