import type { MatchedRange, SearchEngine, SuggestResult } from '@casamaestra/search/search-engine.ts';
import type { CardStore } from '../cards/card-store.ts';
import type { AttributeSchemaStore } from '../attribute-schema/attribute-schema-store.ts';
import { findCategory } from '../listing/category-path.ts';

/** Where suggestions come from. */
export interface SuggestSources {
  readonly engine: SearchEngine;
  readonly cards: CardStore;
  readonly attributes: AttributeSchemaStore;
}

/** What search suggests for the letters typed. */
export type Found = Omit<SuggestResult, 'tookMicros'>;

export const nothing: Found = { products: [], categories: [], brands: [], completions: [] };

interface Restriction {
  readonly term: string;
  /** Path of the category: labels joined by commas. */
  readonly path: string;
  readonly limit: number;
}

/** Suggestions within one category, with the best results of a search there; none for an unknown category. */
export async function restricted(
  found: Found,
  { term, path, limit }: Restriction,
  { engine, cards, attributes }: SuggestSources,
): Promise<Found> {
  const category = findCategory(path, attributes.current);
  if (category === null) return nothing;
  const { ids } = await engine.search({ text: term, categoryPath: category.ids, limit, counts: false });
  const proposed = new Map(found.products.map((product) => [product.id, product.ranges]));
  const inside = (await cards.products([...new Set([...ids, ...proposed.keys()])])).filter(
    ({ id, product_categories: steps }) =>
      ids.includes(id) || steps.some(({ slug }) => slug === category.url),
  );
  const names = inside.map(({ name }) => name.toLowerCase());
  const brands = new Set(inside.map(({ brand }) => brand));
  return {
    products: inside.map(({ id, name }) => ({
      id,
      name,
      ranges: proposed.get(id) ?? matchedRanges(name, term),
    })),
    categories: found.categories.filter(({ labels }) =>
      category.labels.every((label, level) => labels[level] === label),
    ),
    brands: found.brands.filter(({ name }) => brands.has(name)),
    completions: found.completions.filter(({ text }) => names.some((name) => holdsAll(name, text))),
    ...(found.correction && inside.length > 0 && { correction: found.correction }),
  };
}

/** Whether every word of a text is the beginning of some word of a lower-case name. */
function holdsAll(name: string, text: string): boolean {
  const words = name.split(/[^\p{L}\p{N}]+/u);
  return text.split(/\s+/).every((one) => words.some((word) => word.startsWith(one)));
}

/** Where the typed words match the beginning of a word of the name, ignoring case. */
function matchedRanges(name: string, term: string): MatchedRange[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const ranges: MatchedRange[] = [];
  for (const match of name.matchAll(/[\p{L}\p{N}]+/gu)) {
    const word = words.find((one) => match[0].toLowerCase().startsWith(one));
    if (word !== undefined) ranges.push([match.index, match.index + word.length]);
  }
  return ranges;
}
