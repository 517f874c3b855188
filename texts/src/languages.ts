/** All languages a shop can offer. Each has a folder of texts beside this file. */
export const languages = ['it', 'en', 'sk'] as const;
export type Language = (typeof languages)[number];

interface LanguageFacts {
  /** The language's own name, as shown in the language switch. */
  readonly name: string;
  /** BCP 47 tag for numbers and dates: British English, with the day before the month. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  it: { name: 'Italiano', locale: 'it-IT', direction: 'ltr' },
  en: { name: 'English', locale: 'en-IE', direction: 'ltr' },
  sk: { name: 'Slovenčina', locale: 'sk-SK', direction: 'ltr' },
};

/** Languages a shop offers (`LANGUAGES`); the first is the default. */
export type OfferedLanguages = readonly [Language, ...Language[]];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/**
 * The chosen language if the shop offers it, else the first it offers. Accept-Language is ignored: pages are
 * cached by language, and sentences must be in their page's language.
 */
export const offeredLanguage = (chosen: unknown, offered: OfferedLanguages): Language =>
  offered.find((language) => language === chosen) ?? offered[0];
