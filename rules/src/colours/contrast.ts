/** WCAG 2.2 relative luminance of "#rgb" or "#rrggbb". */
function luminance(colour: string): number {
  const digits = colour.slice(1).match(colour.length === 4 ? /./g : /../g) ?? [];
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const share = Number.parseInt(pair.padStart(2, pair), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two hex colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Lowest contrast ratio of text (WCAG 2.2, 1.4.3 AA). */
export const textContrast = 4.5;
