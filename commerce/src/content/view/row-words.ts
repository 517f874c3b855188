import type { Language } from '@casamaestra/texts/languages.ts';
import type { ShopPlaceholders } from '../shop-placeholders.ts';

/** Texts of one row with their placeholders filled, and what they are written in when that is not the language asked for. */
export interface RowText {
  readonly texts: readonly string[];
  readonly lang: Language | undefined;
}
export type RowWords = (...texts: readonly string[]) => RowText;

const saysMore = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\{[^{}]*\}\}/g, ''));

/**
 * Fills rows of an entry that may be written in another language (`foreign`): a row made of nothing but placeholders is
 * in the reader's language all the same, any other is wholly in its own.
 */
export function rowWords(
  placeholders: (language: Language) => ShopPlaceholders,
  language: Language,
  foreign: Language | undefined,
): RowWords {
  return (...texts) => {
    const lang = texts.some(saysMore) ? foreign : undefined;
    const { plain } = placeholders(lang ?? language);
    return { texts: texts.map(plain), lang };
  };
}
