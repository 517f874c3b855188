/**
 * Order numbers in the words of a payer, as the shop writes them. People add or lose spaces, hyphens and capitals,
 * banks break lines anywhere.
 */
export function orderNumbersIn(text: string): string[] {
  const plain = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  // Overlapping: "CM" may be part of a word before the number.
  const found = [...plain.matchAll(/(?=CM([2-9A-HJKMNP-TV-Z]{8}))/g)].map(([, code]) => `CM-${code}`);
  return [...new Set(found)];
}
