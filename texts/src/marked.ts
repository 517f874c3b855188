import type { Language } from './languages.ts';

/**
 * The same texts with every sentence in marks that tell its language: "Cerca" → "‹it Cerca›". Functions are kept and
 * mark what they return. What a page, a mail or a paper shows outside such marks is no text of a dictionary. Stands
 * alone: a page takes it along as source.
 */
export function marked<Texts>(texts: Texts, language: Language): Texts {
  const mark = (value: unknown): unknown => {
    if (typeof value === 'string') return /\p{L}/u.test(value) ? `‹${language} ${value}›` : value;
    if (typeof value === 'function') {
      return (...facts: unknown[]): unknown => mark(Reflect.apply(value, undefined, facts));
    }
    if (Array.isArray(value)) return value.map((item: unknown) => mark(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mark(item)]));
  };
  return mark(texts) as Texts;
}
