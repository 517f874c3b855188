import type { CatalogueWords } from '../../content/view/catalogue-words.ts';
import { codeOfLabel } from '../import/slug.ts';
import type { AttributeSchema, CategoryEntry } from '../attribute-schema/attribute-schema.ts';

/** The shop's words together with the catalogue they are of. */
export interface SpokenWords {
  readonly words: CatalogueWords;
  /** The name of a category by its address, else its label. */
  category(url: string, label: string): string;
  /** The code of the feature that is called so. */
  code(label: string): string;
}

type Names = ReadonlyMap<string, string>;

const known = new WeakMap<AttributeSchema['categories'], WeakMap<CatalogueWords, Names>>();

/** Names by the address of today; words may still name a category as it was called. */
function namesOf(categories: AttributeSchema['categories'], words: CatalogueWords): Names {
  const named = [...categories.values()].flatMap(({ url, formerUrls }: CategoryEntry) => {
    const name = [url, ...formerUrls].map((one) => words.category(one)).find((one) => one !== undefined);
    return name === undefined ? [] : [[url, name] as const];
  });
  return new Map(named);
}

/** Words for the catalogue as it is now; names of categories are found once for both. */
export function spokenWords(
  { categories, featureAliases }: AttributeSchema,
  words: CatalogueWords,
): SpokenWords {
  const byWords = known.get(categories) ?? new WeakMap<CatalogueWords, Names>();
  const names = byWords.get(words) ?? namesOf(categories, words);
  known.set(categories, byWords.set(words, names));
  return {
    words,
    category: (url, label) => names.get(url) ?? label,
    code: (label) => featureAliases.get(label.toLowerCase())?.code ?? codeOfLabel(label),
  };
}
