import type { SynonymRule } from '../search-engine.ts';
import { fold } from './fold.ts';

/** What a shopper says is to be done, and the goods that do it, best first. Words are stems. */
type Need = {
  /** One word of each must be in the query. */
  readonly groups: readonly (readonly string[])[];
  readonly remedies: readonly { readonly text: string; readonly stems: readonly string[] }[];
};

/** By each word that can begin a query with the need; those of more words first. */
export type Needs = ReadonlyMap<string, readonly Need[]>;

const RULE = /^\s*needs:([^=]*)=(.*)$/su;

/** Reads the lines "needs: gocciola/perde rubinetto = guarnizioni, rubinetto". `stemsOf`: of the words of a text that count. */
export function readNeeds(
  rules: readonly SynonymRule[],
  stemsOf: (text: string) => readonly string[],
): Needs {
  const needs = new Map<string, Need[]>();
  for (const rule of rules) {
    const [, said, meant] = RULE.exec(rule) ?? [];
    if (said === undefined || meant === undefined) continue;
    const groups = fold(said)
      .trim()
      .split(/\s+/)
      .map((group) => group.split('/').flatMap((word) => stemsOf(word).slice(0, 1)));
    const remedies = meant.split(',').map((text) => ({ text: text.trim(), stems: stemsOf(text) }));
    for (const word of new Set(groups.flat()))
      needs.set(word, [...(needs.get(word) ?? []), { groups, remedies }]);
  }
  for (const [word, list] of needs)
    needs.set(
      word,
      list.toSorted((one, other) => other.groups.length - one.groups.length),
    );
  return needs;
}

/**
 * The goods that a query needs which begins with what is wrong or to be done ("muffa sul muro"); undefined where it
 * says neither, or the shop has none of them. `words`: stems of the words that count. `firsts`: those it may begin with.
 * `sold`: whether a product has them.
 */
export function remedyOf(
  words: readonly string[],
  firsts: readonly (string | undefined)[],
  needs: Needs,
  sold: (stems: readonly string[]) => boolean,
): string | undefined {
  for (const { groups, remedies } of firsts.flatMap((first) => needs.get(first ?? '') ?? [])) {
    if (!groups.every((group) => group.some((word) => words.includes(word)))) continue;
    const remedy = remedies.find(({ stems }) => sold(stems));
    if (remedy !== undefined) return remedy.text;
  }
  return undefined;
}
