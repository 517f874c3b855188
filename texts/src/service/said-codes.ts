/** Codes, comma-joined as a refusal tells them, in words. */
export const said = (codes: string, words: Readonly<Record<string, string>>): string =>
  codes
    .split(', ')
    .map((code) => words[code] ?? code)
    .join(', ');
