import type { ShopColours } from '@casamaestra/contract/shop/shop-file.ts';

/** The CSS custom property of each configurable colour. */
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

/**
 * A style element with the shop's colours, validated with the shop file; empty when it uses the default ones. A shop
 * with colours of its own stays light: nobody has checked them on black.
 */
export function colourStyle(colours: ShopColours = {}): string {
  const rules = Object.entries(properties).flatMap(([name, property]) => {
    const colour = colours[name as keyof ShopColours];
    return colour === undefined ? [] : [`${property}:${colour}`];
  });
  return rules.length === 0
    ? ''
    : `<style id="shop-colours">:root{color-scheme:light;${rules.join(';')}}</style>`;
}
