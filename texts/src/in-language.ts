import type { Language } from './languages.ts';

/** Texts of every language, to be asked for by language: `const texts = inLanguage({ it, en, sk }); texts('sk')`. */
export const inLanguage =
  <Texts>(texts: Readonly<Record<Language, Texts>>) =>
  (language: Language): Texts =>
    texts[language];
