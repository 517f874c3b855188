import { studio } from './packshot.ts';

type Lab = { readonly lightness: number; readonly a: number; readonly b: number };

const linear = (byte: number) => (byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

/** A colour in OKLab, where equal steps look equal (lightness 0–1). */
export function oklab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)] as const;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

const hueOf = ({ a, b }: Lab) => (Math.atan2(b, a) * 180) / Math.PI;
const chromaOf = ({ a, b }: Lab) => Math.hypot(a, b);
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/** Whether light and shade alone make one colour out of the other. */
function sameInOtherLight(seen: Lab, colour: Lab): boolean {
  const chroma = chromaOf(colour);
  const shift = seen.lightness - colour.lightness;
  if (shift < -0.3 || shift > 0.22) return false;
  if (chroma < 0.035) return chromaOf(seen) < 0.055;
  return chromaOf(seen) > chroma * 0.3 && apart(hueOf(seen), hueOf(colour)) < 24;
}

/**
 * The share (0–1) of the goods in a packshot (RGB bytes) that has a colour (`#rrggbb`), in light or in shade. What is as
 * light as the studio's grey and has no colour counts as background.
 */
export function shareInColour(pixels: Uint8Array, hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const colour = oklab(red, green, blue);
  let goods = 0;
  let own = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    if ([r, g, b].every((value, channel) => Math.abs(value - (studio[channel] ?? 0)) < 4)) continue;
    goods += 1;
    if (sameInOtherLight(oklab(r, g, b), colour)) own += 1;
  }
  return goods === 0 ? 0 : own / goods;
}
