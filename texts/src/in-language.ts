import type { Language } from './languages.ts';
import { marked } from './marked.ts';

let marking = false;

/** From now on every text of this process stands in marks (`TEXTS=marked`). Called once, at start. */
export function markTexts(): void {
  marking = true;
}

/** Texts of every language, to be asked for by language: `const texts = inLanguage({ it, en, sk }); texts('sk')`. */
export function inLanguage<Texts>(texts: Readonly<Record<Language, Texts>>): (language: Language) => Texts {
  const withMarks = new Map<Language, Texts>();
  return (language) => {
    if (!marking) return texts[language];
    const known = withMarks.get(language) ?? marked(texts[language], language);
    withMarks.set(language, known);
    return known;
  };
}
