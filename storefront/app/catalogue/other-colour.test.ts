import { describe, expect, it } from 'vitest';
import { goodsPicture, otherColour } from './other-colour.ts';

const variant = (colour: string, swatch: string | null, size: string, picture?: string) => ({
  swatch,
  options: [
    { label: 'Misura', value: size },
    { label: 'Colore', value: colour },
  ],
  ...(picture !== undefined && { picture }),
});
const white = variant('Bianco', '#ffffff', 'S');
const whiteLarge = variant('Bianco', '#ffffff', 'L');
const red = variant('Rosso', '#aa2222', 'L');
const redWithPicture = variant('Rosso', '#aa2222', 'S', '/media/red-480.webp');
const variants = [white, whiteLarge, red, redWithPicture];

describe('The colour a picture shows', () => {
  it('is that of the first variant: named where another is meant', () => {
    expect(otherColour(variants, red)).toBe('Bianco');
    expect(otherColour(variants, whiteLarge)).toBeUndefined();
    expect(otherColour([variant('A', null, 'S'), red], red)).toBeUndefined();
  });

  it('a line of a cart has the picture of its variant, else the product’s, marked when it shows another colour', () => {
    const shared = { url: '/media/white-160.webp', width: '160', height: '160' };
    const product = { small_pictures: [shared], variants };
    expect(goodsPicture(product, redWithPicture)?.url).toBe('/media/red-480.webp');
    expect(goodsPicture(product, red)).toEqual({ ...shared, other_colour: true });
    expect(goodsPicture(product, whiteLarge)).toEqual(shared);
    expect(goodsPicture(product, undefined)).toEqual(shared);
    expect(goodsPicture({ small_pictures: [], variants }, red)).toBeUndefined();
  });
});
