/** Dark ink and white; black for middle tones, where neither reaches a contrast of 4.5 to 1. */
const fallbacks = ['#221c17', '#ffffff', '#000000'];
const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** WCAG 2.2 relative luminance of "#rgb" or "#rrggbb". */
function luminance(colour: string): number {
  const digits = colour.slice(1).match(colour.length === 4 ? /./g : /../g) ?? [];
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const share = Number.parseInt(pair.padStart(2, pair), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two hex colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Makes the colours of the content readable: invalid ones are replaced, and text with a contrast below 4.5 to
 * 1 (WCAG 1.4.3) becomes ink, white or black.
 */
export function readableColours(background: string, colour: string): { background: string; colour: string } {
  const ground = hex.test(background) ? background : '#f6f1e9';
  const requested = hex.test(colour) ? [colour] : [];
  const readable = [...requested, ...fallbacks].find((candidate) => contrastRatio(ground, candidate) >= 4.5);
  return { background: ground, colour: readable ?? '#000000' };
}
