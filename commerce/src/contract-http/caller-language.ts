import type { Caller } from './caller.ts';

const spokenLanguages = ['it', 'en', 'sk'] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** Cookie that holds the language a visitor chose. */
export const languageCookie = 'language';

/**
 * Language of the caller's page: its `language` cookie where the shop offers that language, else Italian.
 * Accept-Language is not asked: pages do not follow it either, and a sentence must be in its page's language.
 */
export function callerLanguage(caller: Caller, offered: readonly string[]): SpokenLanguage {
  const chosen = caller.cookie(languageCookie);
  return spokenLanguages.find((language) => language === chosen && offered.includes(language)) ?? 'it';
}
