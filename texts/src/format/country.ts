import { languageFacts } from '../languages.ts';
import type { Language } from '../languages.ts';

/** "SK" → "Slovacchia"; the code itself where it names no country. Server and browser may differ in a name. */
export function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([languageFacts[language].locale], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
