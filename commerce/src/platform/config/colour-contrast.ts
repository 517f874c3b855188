import type { ShopColours } from '@casamaestra/contract/shop/shop-file.ts';
import { contrastRatio, textContrast } from '@casamaestra/rules/colours/contrast.ts';

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
    const found = contrastRatio(over, under);
    const names = [text, ground].filter((name) => Object.hasOwn(chosen, name));
    if (found >= textContrast || names.length === 0) return [];
    return [{ names, text: over, ground: under, contrast: found, least: textContrast }];
  });
}
