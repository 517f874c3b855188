/**
 * Normalised order numbers found in a payer's text. People add or omit spaces, hyphens and capitals, and
 * banks break lines anywhere.
 */
export function orderNumbersIn(text: string): string[] {
  const plain = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  // Overlapping matches: "CM" may be part of a word before the number.
  const found = [...plain.matchAll(/(?=CM([2-9A-HJKMNP-TV-Z]{8}))/g)].map(([, code]) => `CM-${code}`);
  return [...new Set(found)];
}
