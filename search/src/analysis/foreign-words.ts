import type { SynonymRule } from '../search-engine.ts';
import { fold } from './fold.ts';
import type { Token } from './tokenize.ts';

type Phrase = { readonly words: readonly string[]; readonly meaning: string };

/** What shoppers of other languages call goods, in the language of the catalogue. */
export type ForeignWords = {
  /** A written form ("chairs") to the word of the phrases ("chair"). */
  readonly forms: ReadonlyMap<string, string>;
  /** By their first word, longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Small words that keep the order of what they join: "lepidlo na drevo". */
  readonly linking: ReadonlySet<string>;
};

const RULE = /^\s*(foreign|forms|linking):(.*)$/su;
const wordsOf = (text: string): string[] => fold(text).trim().split(/\s+/);

/** Reads the lines "foreign: office chair = sedia da ufficio", "forms: chair chairs", "linking: for of". */
export function readForeignWords(rules: readonly SynonymRule[]): ForeignWords {
  const read = rules.flatMap((rule) => {
    const [, kind, text] = RULE.exec(rule) ?? [];
    return text === undefined ? [] : [{ kind, text }];
  });
  const of = (wanted: string) => read.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  const forms = new Map<string, string>();
  for (const text of of('forms')) {
    const [base = '', ...others] = wordsOf(text);
    for (const form of [base, ...others]) if (!forms.has(form)) forms.set(form, base);
  }
  const phrases = new Map<string, Phrase[]>();
  for (const text of of('foreign')) {
    const [left = '', meaning = ''] = text.split('=');
    const words = wordsOf(left).map((word) => forms.get(word) ?? word);
    phrases.set(words[0] ?? '', [...(phrases.get(words[0] ?? '') ?? []), { words, meaning: meaning.trim() }]);
  }
  for (const [first, list] of phrases)
    phrases.set(
      first,
      list.toSorted((one, other) => other.words.length - one.words.length),
    );
  return { forms, phrases, linking: new Set(of('linking').flatMap(wordsOf)) };
}

type Piece = { readonly text: string; readonly kind: 'word' | 'measure' | 'link' };

/** Head last in the foreign language, first in the catalogue's: words between small ones are turned round. */
function turned(pieces: readonly Piece[]): string {
  const parts: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'link') parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  const ordered = parts.flatMap((part) => [
    ...part.filter(({ kind }) => kind === 'word').toReversed(),
    ...part.filter(({ kind }) => kind === 'measure'),
  ]);
  return ordered.map(({ text }) => text).join(' ');
}

/**
 * The query in the language of the catalogue; undefined when no word of it is foreign. `isOwn`: whether a word as written
 * is one of the catalogue's language, which then holds.
 */
export function translated(
  tokens: readonly Token[],
  { forms, phrases, linking }: ForeignWords,
  isOwn: (word: string) => boolean,
): string | undefined {
  if (!tokens.some(({ text }) => forms.has(text))) return undefined;
  const words = tokens.map(({ text }) => forms.get(text) ?? text);
  const pieces: Piece[] = [];
  let found = false;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    const phrase = phrases
      .get(words[at] ?? '')
      ?.find((one) => one.words.every((word, index) => words[at + index] === word));
    const covered = tokens.slice(at, at + (phrase?.words.length ?? 1));
    if (phrase !== undefined && (covered.length > 1 || !covered.every(({ text }) => isOwn(text)))) {
      found = true;
      pieces.push({ text: phrase.meaning, kind: 'word' });
      at += phrase.words.length;
      continue;
    }
    const text = token?.text ?? '';
    const kind = token?.kind === 'word' || token?.kind === 'code' ? 'word' : 'measure';
    pieces.push({ text, kind: linking.has(text) ? 'link' : kind });
    at += 1;
  }
  return found ? turned(pieces) : undefined;
}
