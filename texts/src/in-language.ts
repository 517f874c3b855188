import type { Language } from './languages.ts';
import { marked } from './marked.ts';

let marking = false;

/** Marks every text of this process from now on (`TEXTS=marked`). Called once, at the start. */
export function markTexts(): void {
  marking = true;
}

/** Texts by language: `const texts = inLanguage({ it, en, sk }); texts('sk')`. */
export function inLanguage<Texts>(texts: Readonly<Record<Language, Texts>>): (language: Language) => Texts {
  const withMarks = new Map<Language, Texts>();
  return (language) => {
    if (!marking) return texts[language];
    const known = withMarks.get(language) ?? marked(texts[language], language);
    withMarks.set(language, known);
    return known;
  };
}
