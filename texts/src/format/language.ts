import { languageFacts } from '../languages.ts';
import type { Language } from '../languages.ts';

/** The name of a language in another: "Italian" in English. */
export const languageName = (language: Language, locale: Language): string =>
  new Intl.DisplayNames([languageFacts[locale].locale], { type: 'language' }).of(language) ?? language;
