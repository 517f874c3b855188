import { languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { EntryOf } from '../entries/stored-entry.ts';

/** Kinds whose translations are pages of their own for search engines. */
export type SpokenKind = 'page' | 'post' | 'faq' | 'about';

type Entry = EntryOf<SpokenKind>;

/** Languages in which each entry has a text of its own; read once for each kind. */
export function keptLanguages(
  entriesIn: (kind: SpokenKind, language: Language) => readonly Entry[],
  languageOf: (entry: Entry) => Language,
): (kind: SpokenKind, key: string) => readonly Language[] {
  const read = new Map<SpokenKind, ReadonlyMap<string, readonly Language[]>>();
  const ofKind = (kind: SpokenKind) => {
    const written = new Map<string, Language[]>();
    for (const language of languages)
      for (const entry of entriesIn(kind, language))
        if (languageOf(entry) === language)
          written.set(entry.key, [...(written.get(entry.key) ?? []), language]);
    read.set(kind, written);
    return written;
  };
  return (kind, key) => (read.get(kind) ?? ofKind(kind)).get(key) ?? [];
}
