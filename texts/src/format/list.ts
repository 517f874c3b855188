import { languageFacts } from '../languages.ts';
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

/** Names that belong together: "A e B". */
export const allOf = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(languageFacts[language].locale).format(names);

const otherwise: Readonly<Record<Language, string>> = { it: ', oppure ', en: ', or ', sk: ', alebo ' };

/** Groups of names of which one is enough: "A e B, oppure C e D". */
export const eitherOf = (groups: readonly (readonly string[])[], language: Language): string =>
  groups.map((names) => allOf(names, language)).join(otherwise[language]);
