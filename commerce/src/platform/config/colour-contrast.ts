import type { ShopColours } from '@casamaestra/contract/shop/shop-file.ts';

/** The default colours, for those a shop does not choose. */
export const designColours: Required<{ readonly [Name in keyof ShopColours]: string }> = {
  primary: '#a23a20',
  primary_dark: '#7f2a15',
  primary_tint: '#f8e9e2',
  secondary: '#1d5440',
  secondary_dark: '#14342a',
  secondary_tint: '#e4efe8',
  highlight: '#e0a030',
  highlight_tint: '#fbf0d6',
};

const ink = '#221c17';
const softInk = '#5c534a';
const white = '#ffffff';

/** The name of a configurable colour, or a fixed one. */
type Colour = keyof typeof designColours | `#${string}`;
/** Text colours with the background colours on which they are used. */
const pairs: readonly (readonly [text: Colour, ground: Colour])[] = [
  [white, 'primary'],
  [white, 'primary_dark'],
  ['primary', white],
  ['primary', 'primary_tint'],
  [ink, 'primary_tint'],
  [white, 'secondary'],
  ['secondary', white],
  ['secondary', 'secondary_tint'],
  [ink, 'secondary_tint'],
  [white, 'secondary_dark'],
  [ink, 'highlight'],
  [ink, 'highlight_tint'],
  [softInk, 'highlight_tint'],
];

/** Minimum contrast of text (WCAG 2.2, 1.4.3 AA). */
const least = 4.5;

/** Relative luminance of #rrggbb (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Colours of text and ground, with the names of those that the shop chose. */
export interface LowContrast {
  readonly names: readonly string[];
  readonly text: string;
  readonly ground: string;
  readonly contrast: number;
  readonly least: number;
}

/** Pairs of colours with too little contrast. */
export function lowContrasts(chosen: ShopColours): readonly LowContrast[] {
  const all: Readonly<Record<string, string | undefined>> = { ...designColours, ...chosen };
  return pairs.flatMap(([text, ground]) => {
    const over = all[text] ?? text;
    const under = all[ground] ?? ground;
    const found = contrast(over, under);
    const names = [text, ground].filter((name) => Object.hasOwn(chosen, name));
    if (found >= least || names.length === 0) return [];
    return [{ names, text: over, ground: under, contrast: found, least }];
  });
}
