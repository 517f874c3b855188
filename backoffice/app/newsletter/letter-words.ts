import { isLanguage } from '@casamaestra/texts/languages.ts';
import { texts } from '../platform/texts.ts';

/** Who reads letters of a language; null: of all. */
export function readersOf(language: string | null): string {
  const { newsletter } = texts();
  if (language === null) return newsletter.everybody;
  return isLanguage(language) ? newsletter.languages[language] : language;
}
