import type { SynonymTable } from '../analysis/synonyms.ts';
import type { Token } from '../analysis/tokenize.ts';
import type { PlanContext } from './plan.ts';

/** Endings that make a thing small or large: "forbicioni", "seggiolina", "tubicino". Longest first. */
const SIZES = [
  'iolin',
  'icion',
  'icin',
  'olin',
  'ccin',
  'cin',
  'ett',
  'ott',
  'ucc',
  'acc',
  'ion',
  'on',
  'in',
] as const;
/** Least letters of a word without its ending, and of both: "salone" is no large "sale". */
const BASE_LETTERS = 3;
const SIZED_LETTERS = 6;

/** Some of them at the end of a word: a quick look. */
const SIZED = /(?:in|on|ett|ott|[au]cci?)[aeio]$/u;

/** Endings of what is called so, the word's own gender first: a "cassettina" is a "cassetta", no "cassetto". */
const MASCULINE = ['o', 'a', 'e', 'ia'];
const FEMININE = ['a', 'ia', 'e', 'o'];

/** Whether the synonyms know the word by itself, not only in phrases. */
const isSaidAlone = (entries: SynonymTable['entries'], stem: string): boolean =>
  entries.get(stem)?.some(({ phrase }) => phrase.length === 1) === true;

/** The name of goods that an Italian word calls small or large: "lettone" is a "letto". undefined: none is known. */
export function baseOfSized(word: string, { synonyms, analyzer }: PlanContext): string | undefined {
  if (analyzer.language !== 'it' || !SIZED.test(word)) return undefined;
  const { roles, entries } = synonyms;
  const stem = analyzer.term(word, true);
  if (roles.nouns.has(stem) || roles.words.has(stem) || isSaidAlone(entries, stem)) return undefined;
  for (const size of SIZES) {
    const base = stem.slice(0, -size.length);
    if (!stem.endsWith(size) || base.length < BASE_LETTERS || stem.length < SIZED_LETTERS) continue;
    const found = (/(?:a|(?<!on)e)$/u.test(word) ? FEMININE : MASCULINE)
      .map((end) => base + end)
      .find((one) => {
        const term = analyzer.term(one, true);
        return roles.nouns.has(term) || isSaidAlone(entries, term);
      });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The words of a query, those that no product has without their ending of size. */
export function withoutSizes(tokens: readonly Token[], context: PlanContext): readonly Token[] {
  return tokens.map((token) => {
    if (token.kind !== 'word') return token;
    const base = baseOfSized(token.text, context);
    if (base === undefined || context.lexicon.frequency(context.analyzer.term(token.text, true)) > 0)
      return token;
    return { ...token, text: base, shown: token.text };
  });
}
