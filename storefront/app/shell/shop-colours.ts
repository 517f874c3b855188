import type { ShopColours } from '@casamaestra/contract/shop/shop-file.ts';

/** The design's custom property of each colour a shop may choose. */
const properties: { readonly [Name in keyof Required<ShopColours>]: string } = {
  primary: '--mattone',
  primary_dark: '--mattone-deep',
  primary_tint: '--mattone-tint',
  secondary: '--persiana',
  secondary_dark: '--persiana-deep',
  secondary_tint: '--persiana-tint',
  highlight: '--ocra',
  highlight_tint: '--ocra-tint',
};

/** A style element with the shop's colours, checked when its file was read; nothing where it keeps the design's. */
export function colourStyle(colours: ShopColours = {}): string {
  const rules = Object.entries(properties).flatMap(([name, property]) => {
    const colour = colours[name as keyof ShopColours];
    return colour === undefined ? [] : [`${property}:${colour}`];
  });
  return rules.length === 0 ? '' : `<style>:root{${rules.join(';')}}</style>`;
}
