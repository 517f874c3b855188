import { languageFacts } from '../languages.ts';
import type { Language } from '../languages.ts';

const marks = /‹(\w\w) [^‹›]*›/;

/** Takes texts in marks out, inner ones first; answers what is left and in which languages the marks were. */
export function withoutMarks(text: string): { readonly rest: string; readonly languages: readonly string[] } {
  const languages: string[] = [];
  let rest = text;
  for (let found = marks.exec(rest); found !== null; found = marks.exec(rest)) {
    languages.push(found[1]?.toLowerCase() ?? '');
    rest = rest.replace(found[0], '¦');
  }
  return { rest, languages };
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const plainOf = (html: string): string =>
  html.replaceAll(/&\w+;|&#39;/g, (entity) => entities[entity] ?? entity);

/** The words of a document or mail in HTML, a line for each piece of text, with `alt`, `title` and labels. */
export function wordsOfHtml(html: string): string {
  const shown = html.replaceAll(/<!--[\s\S]*?-->|<(style|script)[\s\S]*?<\/\1>/g, '');
  const attributes = shown.matchAll(/ (?:alt|title|aria-label|placeholder)="([^"]*)"/g);
  return [...attributes.map(([, value = '']) => value), ...shown.split(/<[^>]*>/)]
    .map((text) => plainOf(text).replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join('\n');
}

/** Values of catalogue and content, piece by piece as a page shows them: HTML by its text nodes. */
export class KnownValues {
  readonly #pieces = new Set<string>();
  readonly #more: KnownValues | undefined;

  /** With all that other values know. */
  constructor(more?: KnownValues) {
    this.#more = more;
  }

  /** Every text anywhere in a call's answer or a file. */
  add(value: unknown): void {
    if (typeof value === 'string') this.#addText(value);
    else if (typeof value === 'object' && value !== null) {
      // Names of features are keys of an object.
      if (!Array.isArray(value)) for (const key of Object.keys(value)) this.#addText(key);
      for (const item of Object.values(value)) this.add(item);
    }
  }

  #addText(text: string): void {
    for (const node of [text, ...text.split(/<[^>]*>/)]) {
      const plain = plainOf(node);
      for (const piece of [plain, ...plain.split(separators)]) this.#pieces.add(simple(piece));
    }
  }

  #has(text: string): boolean {
    return this.#pieces.has(simple(text)) || (this.#more !== undefined && this.#more.#has(text));
  }

  /** What of a text is in no value; empty when it is all known. */
  unknownIn(text: string): string[] {
    if (this.#has(text)) return [];
    return text.split(separators).filter((piece) => /\p{L}/u.test(piece) && !this.#has(piece));
  }
}

// What stands between values that are shown in one line.
const separators = /[\n¦]|, | · | × | – | › | \| |: | \/ | \(/;

const simple = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s\p{P}\p{N}€+]+|[\s\p{P}\p{N}€+]+$/gu, '')
    .toLowerCase();

const calendars = new Map<Language, RegExp>();

/** Names of months and days of the week as a language writes dates with them. */
function calendarOf(language: Language): RegExp {
  const known = calendars.get(language);
  if (known !== undefined) return known;
  const { locale } = languageFacts[language];
  const names = new Set<string>();
  for (const style of ['long', 'short'] as const) {
    const written = new Intl.DateTimeFormat(locale, { day: 'numeric', month: style, weekday: style });
    for (let day = 0; day < 366; day += 1) {
      for (const { type, value } of written.formatToParts(day * 86_400_000)) {
        if ((type === 'month' || type === 'weekday') && /\p{L}/u.test(value)) names.add(value.toLowerCase());
      }
    }
  }
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium' });
  for (const { type, value } of moment.formatToParts(0)) {
    // What stands between a day and an hour: "alle ore".
    if (type === 'literal' && /\p{L}/u.test(value)) names.add(value.trim());
  }
  const longestFirst = [...names].toSorted((one, other) => other.length - one.length);
  const calendar = new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'giu');
  calendars.set(language, calendar);
  return calendar;
}

/**
 * What of a text is no text of the language: words outside marks that are no known value, and marks of another language.
 * Dates are known as the language writes them.
 */
export function strangeWords(text: string, language: Language, known: KnownValues): readonly string[] {
  // What content tells of delivery is composed by texts, in the language content is written in.
  if (known.unknownIn(text).length === 0) return [];
  const { rest, languages } = withoutMarks(text);
  const unknown = known
    .unknownIn(rest)
    .filter((piece) => known.unknownIn(piece.replaceAll(calendarOf(language), '')).length > 0);
  return [...unknown, ...languages.filter((one) => one !== language).map((one) => `‹${one} …›`)];
}
