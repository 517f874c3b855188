import type { Analyzer } from '../analysis/analyzer.ts';
import { fold } from '../analysis/fold.ts';
import { nameOf } from '../index/dictionary.ts';
import type { KnownWord } from './lexicon.ts';
import type { Candidate } from './select.ts';

/** Words of a name in order, lower case, accents kept. */
const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

type Tally = Map<string, { text: string; weight: number }>;

function tally(into: Tally, words: readonly string[], weight: number, analyzer: Analyzer): void {
  if (words.length === 1 && analyzer.tokens(words[0] ?? '', 1)[0]?.kind !== 'word') return;
  const key = words.map((word) => analyzer.term(fold(word), true)).join(' ');
  const before = into.get(key);
  if (before === undefined) into.set(key, { text: words.join(' '), weight });
  else before.weight += weight;
}

type Run = { readonly from: number; readonly end: number };

/**
 * First run of words that matches the typed words, the last one as a prefix; stop words between are skipped.
 */
function runOf(words: readonly string[], typed: readonly string[], analyzer: Analyzer): Run | undefined {
  const same = (word: string, token: string, last: boolean): boolean => {
    const folded = fold(word);
    return (last && folded.startsWith(token)) || analyzer.term(folded, true) === analyzer.term(token, true);
  };
  for (let from = 0; from < words.length; from += 1) {
    let end = from;
    const fits = typed.every((token, index) => {
      while (index > 0 && end < words.length && analyzer.isStop(fold(words[end] ?? ''))) end += 1;
      end += 1;
      return end <= words.length && same(words[end - 1] ?? '', token, index === typed.length - 1);
    });
    if (fits) return { from, end };
  }
  return undefined;
}

/**
 * Whole queries to suggest: words that complete the typed one, and the words that follow in names of the best
 * products ("trapano" → "trapano avvitatore"). Names count by their rank; wordings with the same stems are
 * merged.
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
    const run = runOf(name, typed, analyzer);
    if (run === undefined) return;
    const weight = 1 / (1 + place / 10);
    tally(found, name.slice(run.from, run.end), weight, analyzer);
    let { end } = run;
    while (end < name.length && analyzer.isStop(fold(name[end] ?? ''))) end += 1;
    const next = name[end];
    if (next !== undefined && !/\d/.test(next) && next.length > 2) {
      tally(found, name.slice(run.from, end + 1), weight * 0.8, analyzer);
    }
  });
  return [...found.values()]
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ text }) => text);
}
