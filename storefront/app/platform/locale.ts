import { languages, offeredLanguage } from '@casamaestra/texts/languages.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';

/**
 * The language of a request: from its `language` cookie if the shop offers it, else the first one offered.
 */
export const localeOf = (cookieHeader: string | null, offered: OfferedLanguages): Language =>
  offeredLanguage(/(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookieHeader ?? '')?.[1], offered);

/** The language of the page in the browser. */
export const documentLocale = (): Language => offeredLanguage(document.documentElement.lang, languages);
