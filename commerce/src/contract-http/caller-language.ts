import type { Language } from '@casamaestra/contract/platform/language.ts';

/** Cookie that holds the language a visitor chose. */
export const languageCookie = 'language';

/** Languages the shop offers; the first is the one of whoever chose none. */
export type OfferedLanguages = readonly [Language, ...Language[]];

/**
 * Language of a call: the chosen one where the shop offers it, else the first offered. Accept-Language is not asked:
 * pages do not follow it either, and a sentence must be in its page's language.
 */
export const offeredLanguage = (chosen: string | undefined, offered: OfferedLanguages): Language =>
  offered.find((language) => language === chosen) ?? offered[0];
