import type { Language } from '../languages.ts';

const quotes: Readonly<Record<Language, readonly [opening: string, closing: string]>> = {
  it: ['«', '»'],
  en: ['“', '”'],
  sk: ['„', '“'],
};

/** A name in the language's quotation marks: «Trapano». */
export const quoted = (name: string, language: Language): string => quotes[language].join(name);

/** Names, each in quotation marks: «Trapano», «Vite». */
export const quotedList = (names: readonly string[], language: Language): string =>
  names.map((name) => quoted(name, language)).join(', ');
