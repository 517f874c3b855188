import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHex, repaint, toHsl, toRgb } from './tint.ts';

const byte = fc.integer({ min: 0, max: 255 });

describe('S02 repainted packshots', () => {
  it('turn a colour into hue and back without loss', () => {
    fc.assert(
      fc.property(byte, byte, byte, (red, green, blue) => {
        expect(Uint8Array.from(toRgb(toHsl(red, green, blue)))).toEqual(Uint8Array.of(red, green, blue));
      }),
    );
  });

  it('change the main colour and leave grey floor and metal alone', () => {
    const blue = [30, 60, 200];
    const grey = [245, 245, 243];
    const before = Uint8Array.from([...blue, ...blue, ...blue, ...grey]);
    const after = repaint(before, parseHex('#b8231f'));
    expect(after.slice(9)).toEqual(Uint8Array.from(grey));
    expect(after[0] ?? 0).toBeGreaterThan(after[2] ?? 0);
  });
});
