import { languageFacts } from '../languages.ts';
import type { Language } from '../languages.ts';

/**
 * "SK" → "Slovacchia"; the code itself when it is unknown. Uses Intl, whose names may differ between server
 * and browser.
 */
export function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([languageFacts[language].locale], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
