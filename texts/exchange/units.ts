import { textsInFile } from './texts-in-file.ts';
import type { Entry } from './texts-in-file.ts';
import { placeholdersOf } from './message.ts';
import type { Message } from './message.ts';

/** The language that texts are translated from: its files give the others their type. */
export const sourceLanguage = 'it';

/** Number of plural forms of each language, and gettext's rule for them. */
export const plurals = {
  it: { forms: 2, rule: 'nplurals=2; plural=(n != 1);' },
  en: { forms: 2, rule: 'nplurals=2; plural=(n != 1);' },
  sk: { forms: 3, rule: 'nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;' },
} as const;
export type TranslatedLanguage = Exclude<keyof typeof plurals, typeof sourceLanguage>;

/** Files of a language by path in its folder. */
export type Files = ReadonlyMap<string, string>;

/** A text with its source. */
export interface Unit extends Entry {
  readonly source: Message;
}

const entries = (files: Files, forms: number) =>
  [...files].flatMap(([file, content]) => textsInFile(file, content, forms));

const isBound = (name: string, parameters: string) => parameters.split(/\W+/).includes(name);

/** Makes both plurals if one is: "{count} prodotti" with "1 kus | {count} kusy | {count} kusov". */
function paired(entry: Entry, source: Message, forms: number): Unit {
  const { message } = entry;
  if (message.kind === 'plural' && source.kind === 'text')
    return { ...entry, source: { ...message, forms: [source.text, source.text] } };
  if (message.kind === 'text' && source.kind === 'plural' && isBound(source.subject, entry.parameters)) {
    const same = Array.from({ length: forms }, () => message.text);
    return { ...entry, source, message: { ...source, forms: same } };
  }
  return { ...entry, source };
}

/**
 * Every text of a language with its source. A text missing in the source (part of the grammar) is its own
 * source.
 */
export function unitsOf(language: TranslatedLanguage, texts: Files, source: Files): Unit[] {
  const sources = new Map(
    entries(source, plurals[sourceLanguage].forms).map((one) => [one.key, one.message]),
  );
  const { forms } = plurals[language];
  return entries(texts, forms).map((entry) => paired(entry, sources.get(entry.key) ?? entry.message, forms));
}

/** The forms a translator reads and writes; one for code. */
export const formsOf = (message: Message): readonly string[] =>
  message.kind === 'plural' ? message.forms : [message.kind === 'text' ? message.text : message.code];

/** All placeholders of a message. */
export const allValues = (message: Message): ReadonlySet<string> =>
  new Set(formsOf(message).flatMap((form) => [...(placeholdersOf(form) ?? [])]));
