import { contrastRatio } from '@casamaestra/rules/colours/contrast.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableColours } from './readable-colours.ts';

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('R01 colours of slides and banners', () => {
  it('follow the content where it can be read', () => {
    expect(readableColours('#14342a', '#fff')).toEqual({ background: '#14342a', colour: '#fff' });
  });

  it('replace text that cannot be read and values that are no colours', () => {
    expect(readableColours('#ffffff', '#eeeeee').colour).toBe('#221c17');
    expect(readableColours('url(x);', 'red')).toEqual({ background: '#f6f1e9', colour: '#221c17' });
  });

  it('always leave at least 4.5 to 1', () => {
    fc.assert(
      fc.property(hexColour, hexColour, (background, colour) => {
        const safe = readableColours(background, colour);
        expect(contrastRatio(safe.background, safe.colour)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
