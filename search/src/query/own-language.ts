import { fold } from '../analysis/fold.ts';
import { translated } from '../analysis/foreign-words.ts';
import type { Token } from '../analysis/tokenize.ts';
import type { PlanContext } from './plan.ts';

/** Signs that Italian does not write: a caron or two dots anywhere, an acute accent before the end of a word. */
const FOREIGN_SIGNS = /[čďěľĺňřŕšťžôäý]|[áéíóú](?=\p{L})/iu;

/** Words whose accents say that they are of another language: "píla" is no "pila". */
const accented = (text: string): ReadonlySet<string> =>
  new Set(
    (text.normalize('NFC').match(/\p{L}+/gu) ?? []).filter((word) => FOREIGN_SIGNS.test(word)).map(fold),
  );

/** The words in the language of the catalogue; undefined when none of them is foreign. `text`: as typed. */
export function inOwnLanguage(
  text: string,
  typed: readonly Token[],
  { synonyms, lexicon, analyzer }: Pick<PlanContext, 'synonyms' | 'lexicon' | 'analyzer'>,
): string | undefined {
  const foreign = FOREIGN_SIGNS.test(text.normalize('NFC')) ? accented(text) : new Set<string>();
  const { nouns, words } = synonyms.roles;
  const isOwn = (word: string): boolean => {
    if (foreign.has(word)) return false;
    const stem = analyzer.term(word, true);
    return (
      (lexicon.weight(word) > 0 && lexicon.isFirm(stem)) ||
      (stem !== word && (nouns.has(stem) || words.has(stem))) ||
      synonyms.spelled.has(word)
    );
  };
  return translated(typed, synonyms.foreign, isOwn);
}
