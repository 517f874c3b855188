import type { Lexicon } from './lexicon.ts';
import type { PlanContext } from './plan.ts';

/** Most words of the catalogue that one verb begins. */
const WORDS_MAX = 200;

/** By the stem of a noun, the terms of the catalogue's words that a verb and it make: siepe → tagliasiepe. */
type Compounds = ReadonlyMap<string, readonly string[]>;

const known = new WeakMap<Lexicon, Compounds>();

function readCompounds({ lexicon, analyzer, synonyms }: PlanContext): Compounds {
  const compounds = new Map<string, Set<string>>();
  for (const first of synonyms.roles.firsts)
    for (const { word, term } of lexicon.expand(first, WORDS_MAX)) {
      if (word.length < first.length + 3) continue;
      const noun = analyzer.term(word.slice(first.length), true);
      compounds.set(noun, (compounds.get(noun) ?? new Set()).add(term));
    }
  return new Map([...compounds].map(([noun, terms]) => [noun, [...terms]]));
}

/** Words of the catalogue that end in a noun and say what is done to it; read once from the words of its products. */
export function compoundsOf(noun: string, context: PlanContext): readonly string[] {
  let compounds = known.get(context.lexicon);
  if (compounds === undefined) {
    compounds = readCompounds(context);
    known.set(context.lexicon, compounds);
  }
  return compounds.get(noun) ?? [];
}
