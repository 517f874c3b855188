import { translated } from '../analysis/foreign-words.ts';
import type { Token } from '../analysis/tokenize.ts';
import type { PlanContext } from './plan.ts';

/** The words in the language of the catalogue; undefined when none of them is foreign. */
export function inOwnLanguage(
  typed: readonly Token[],
  { synonyms, lexicon, analyzer }: Pick<PlanContext, 'synonyms' | 'lexicon' | 'analyzer'>,
): string | undefined {
  const isOwn = (word: string): boolean =>
    (lexicon.weight(word) > 0 && lexicon.isFirm(analyzer.term(word, true))) ||
    synonyms.words.some((known) => known.word === word);
  return translated(typed, synonyms.foreign, isOwn);
}
