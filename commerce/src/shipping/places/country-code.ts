import { languages } from '@casamaestra/texts/languages.ts';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

let codes: ReadonlyMap<string, string> | undefined;

/** Codes of all countries by their lower-case names in the shop's languages. */
function codesByName(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const first of LETTERS) {
      for (const second of LETTERS) {
        const name = names.of(first + second);
        if (name !== undefined && !found.has(name.toLowerCase())) {
          found.set(name.toLowerCase(), first + second);
        }
      }
    }
  }
  return found;
}

/** ISO 3166-1 code of a country given by code or name ("it", "Italy", "Italia"); null when unknown. */
export function countryCode(text: string): string | null {
  const wanted = text.trim();
  if (/^[a-z]{2}$/i.test(wanted)) return wanted.toUpperCase();
  codes ??= codesByName();
  return codes.get(wanted.toLowerCase()) ?? null;
}
