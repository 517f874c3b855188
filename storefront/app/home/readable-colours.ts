import { contrastRatio, textContrast } from '@casamaestra/rules/colours/contrast.ts';

/** Dark ink and white; black for middle tones, where neither reaches a contrast of 4.5 to 1. */
const fallbacks = ['#221c17', '#ffffff', '#000000'];
const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * Makes the colours of the content readable: invalid ones are replaced, and text with a contrast below 4.5 to
 * 1 (WCAG 1.4.3) becomes ink, white or black.
 */
export function readableColours(background: string, colour: string): { background: string; colour: string } {
  const ground = hex.test(background) ? background : '#f6f1e9';
  const requested = hex.test(colour) ? [colour] : [];
  const readable = [...requested, ...fallbacks].find(
    (candidate) => contrastRatio(ground, candidate) >= textContrast,
  );
  return { background: ground, colour: readable ?? '#000000' };
}
