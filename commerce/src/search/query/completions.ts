import type { Analyzer } from '../analysis/analyzer.ts';
import { fold } from '../analysis/fold.ts';
import { nameOf } from '../index/dictionary.ts';
import type { KnownWord } from './lexicon.ts';
import type { Candidate } from './select.ts';

/** Words of a name in order, lower case, accents kept. */
const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

type Tally = Map<string, { text: string; weight: number }>;

function tally(into: Tally, words: readonly string[], weight: number, analyzer: Analyzer): void {
  const key = words.map((word) => analyzer.term(fold(word), true)).join(' ');
  const before = into.get(key);
  if (before === undefined) into.set(key, { text: words.join(' '), weight });
  else before.weight += weight;
}

/** Position of the first run of words that the typed words fit (the last one as a beginning), or -1. */
function runAt(words: readonly string[], typed: readonly string[], analyzer: Analyzer): number {
  const same = (word: string, token: string, last: boolean): boolean => {
    const folded = fold(word);
    return (last && folded.startsWith(token)) || analyzer.term(folded, true) === analyzer.term(token, true);
  };
  for (let at = 0; at + typed.length <= words.length; at += 1) {
    if (typed.every((token, index) => same(words[at + index] ?? '', token, index === typed.length - 1)))
      return at;
  }
  return -1;
}

/**
 * Whole queries to propose: words that finish the typed one, and what names of the best products say next
 * ("trapano" → "trapano avvitatore"). Names count by their place; equal wordings by stem are one.
 */
export function completions(
  typed: readonly string[],
  words: readonly KnownWord[],
  products: readonly Candidate[],
  analyzer: Analyzer,
  most: number,
): string[] {
  const found: Tally = new Map();
  if (typed.length === 1) {
    const heaviest = words[0]?.weight ?? 1;
    for (const { shown, weight } of words.slice(0, most))
      tally(found, [shown], 4 * (weight / heaviest), analyzer);
  }
  products.forEach(({ segment, doc }, place) => {
    const name = wordsOf(nameOf(segment, doc));
    const at = runAt(name, typed, analyzer);
    if (at < 0) return;
    const weight = 1 / (1 + place / 10);
    const run = name.slice(at, at + typed.length);
    tally(found, run, weight, analyzer);
    let end = at + typed.length;
    while (end < name.length && analyzer.isStop(fold(name[end] ?? ''))) end += 1;
    const next = name[end];
    if (next !== undefined && !/\d/.test(next) && next.length > 2) {
      tally(found, name.slice(at, end + 1), weight * 0.8, analyzer);
    }
  });
  return [...found.values()]
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ text }) => text);
}
