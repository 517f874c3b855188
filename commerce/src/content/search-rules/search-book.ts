import type { EntryBody } from '@casamaestra/contract/content/entries/entry-kinds.ts';
import type { EntryName } from '../folder/entry-files.ts';

/** What people write for the search, each an entry of the content: groups of synonyms, and what queries show first. */
export type SearchBookKind = 'synonyms' | 'pins';

/** The rows of an entry by their names: a group of synonyms by its words, a pin by its query. */
export type SearchBook = ReadonlyMap<string, readonly string[]>;

/** A row; null: there is none of this name. */
export interface BookRow {
  readonly name: string;
  readonly value: readonly string[] | null;
}

export const entryOfBook = (kind: SearchBookKind): EntryName => ({ kind, key: kind, language: '' });

/** A group goes by all its words: another word makes another group. */
export const nameOfGroup = (terms: readonly string[]): string => terms.join(', ');

export function readBook(kind: SearchBookKind, body: unknown): SearchBook {
  if (kind === 'synonyms') {
    const { groups = [] } = (body ?? {}) as Partial<EntryBody<'synonyms'>>;
    return new Map(groups.map((terms) => [nameOfGroup(terms), terms]));
  }
  const { pins = [] } = (body ?? {}) as Partial<EntryBody<'pins'>>;
  return new Map(pins.map(({ query, products }) => [query, products]));
}

/** The book with some rows changed; a new row comes first, where it is seen. */
export function withRows(book: SearchBook, rows: readonly BookRow[]): SearchBook {
  const next = new Map(book);
  const added = new Map<string, readonly string[]>();
  for (const { name, value } of rows) {
    if (value === null) next.delete(name);
    else if (next.has(name)) next.set(name, value);
    else added.set(name, value);
  }
  return new Map([...added, ...next]);
}

export const bodyOfBook = (kind: SearchBookKind, book: SearchBook): Readonly<Record<string, unknown>> =>
  kind === 'synonyms'
    ? { groups: [...book.values()] }
    : { pins: [...book].map(([query, products]) => ({ query, products })) };
