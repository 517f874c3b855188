import { languageInCookies } from '@casamaestra/contract/platform/language-cookie.ts';
import { languages, offeredLanguage } from '@casamaestra/texts/languages.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';

/** The language of a request: that of its cookie where the shop offers that language, else the first offered. */
export const localeOf = (cookieHeader: string | null, offered: OfferedLanguages): Language =>
  offeredLanguage(languageInCookies(cookieHeader), offered);

/** The language of the page in the browser. */
export const documentLocale = (): Language => offeredLanguage(document.documentElement.lang, languages);
