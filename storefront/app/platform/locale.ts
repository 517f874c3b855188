export const locales = ['it', 'en', 'sk'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The language of a request: its `language` cookie where the shop offers that language, else the first offered. */
export function localeOf(cookieHeader: string | null, offered: readonly Locale[]): Locale {
  const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookieHeader ?? '')?.[1];
  return isLocale(chosen) && offered.includes(chosen) ? chosen : (offered[0] ?? 'it');
}

/** The language of the page in the browser. */
export function documentLocale(): Locale {
  const language = document.documentElement.lang;
  return isLocale(language) ? language : 'it';
}
