/** The languages a shop can offer: the one list. Each has a folder of texts beside this file. */
export const languages = ['it', 'en', 'sk'] as const;
export type Language = (typeof languages)[number];

interface LanguageFacts {
  /** Its own name, as it is offered to those who read it. */
  readonly name: string;
  /** BCP 47 tag by which numbers and dates are written: English as Europe writes it, day before month. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  it: { name: 'Italiano', locale: 'it-IT', direction: 'ltr' },
  en: { name: 'English', locale: 'en-IE', direction: 'ltr' },
  sk: { name: 'Slovenčina', locale: 'sk-SK', direction: 'ltr' },
};

/** Languages a shop offers (`LANGUAGES`); the first is the one of whoever chose none. */
export type OfferedLanguages = readonly [Language, ...Language[]];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/**
 * The chosen language where the shop offers it, else the first it offers. Accept-Language is not asked: pages are the
 * same for whoever asks for them in a language, and a sentence must be in its page's language.
 */
export const offeredLanguage = (chosen: unknown, offered: OfferedLanguages): Language =>
  offered.find((language) => language === chosen) ?? offered[0];
