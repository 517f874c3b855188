import { foldKey } from '@casamaestra/search/analysis/fold.ts';

/** Words of a question: folded, at least two letters, without those that say nothing. */
export const askedWords = (text: string, small: ReadonlySet<string>): string[] =>
  foldKey(text)
    .split('-')
    .filter((word) => word.length > 1 && !small.has(word));

/** Typed letters are the word, its beginning, or differ in the last letter: "fatture" is "fattura". */
function means(typed: string, word: string): boolean {
  if (typed === word) return true;
  if (typed.length < 4 || word.length < 4) return false;
  if (word.startsWith(typed)) return true;
  return typed.length === word.length
    ? typed.slice(0, -1) === word.slice(0, -1)
    : Math.abs(typed.length - word.length) === 1 && typed.slice(0, word.length) === word;
}

/**
 * How well a phrase is asked for, 0: not at all. Every word of it must have been typed; more words may be typed as long
 * as the phrase is half of them, and one word alone must come first ("garanzia trapano", not "scaffale negozio").
 */
export function askedFor(typed: readonly string[], phrase: readonly string[]): number {
  if (phrase.length === 0 || !phrase.every((word) => typed.some((one) => means(one, word)))) return 0;
  if (phrase.length * 2 < typed.length) return 0;
  if (phrase.length === 1 && !means(typed[0] ?? '', phrase[0] ?? '')) return 0;
  return phrase.length / typed.length + phrase.length;
}
