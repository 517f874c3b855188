import { suggestOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CallArguments, Endpoint } from '../../contract-http/endpoint.ts';
import type { MatchedRange, SearchEngine, SuggestResult } from '../../search/search-engine.ts';
import type { CardStore } from '../cards/card-store.ts';
import type { DictionaryHolder } from '../dictionary/dictionary-holder.ts';
import { LONGEST_TERM, ParameterReader } from '../listing/listing-parameters.ts';
import { findCategory } from '../listing/category-path.ts';

type Output = OperationOutput<typeof suggestOperation>;

export interface SuggestDependencies {
  readonly engine: SearchEngine;
  readonly cards: CardStore;
  readonly dictionary: DictionaryHolder;
  readonly whenReady: () => boolean | Promise<boolean>;
}

const DEFAULT_LIMIT = 6;
const MOST = 12;
const OTHERS = 3;

function presentSuggestion(card: Product, ranges: readonly MatchedRange[]): Output['products'][number] {
  return {
    id: card.id,
    name: card.name,
    slug: card.slug,
    ranges: ranges.map(([start, end]) => [start, end]),
    picture: card.small_pictures[0] ?? null,
    min_price: card.min_price,
    max_price: card.max_price,
    old_price: card.is_sale && card.min_price === card.max_price ? card.price : null,
  };
}

function limitOf(reader: ParameterReader): number {
  const limit = reader.number('limit');
  return limit === undefined || limit < 1 ? DEFAULT_LIMIT : Math.min(Math.floor(limit), MOST);
}

const nothing: SuggestResult = { products: [], categories: [], brands: [], completions: [], tookMicros: 0 };

/** GET what to propose for the letters typed so far; a category puts its own products first. */
export function suggestEndpoint({
  engine,
  cards,
  dictionary,
  whenReady,
}: SuggestDependencies): Endpoint<typeof suggestOperation> {
  async function inCategory(term: string, path: string, limit: number): Promise<SuggestResult['products']> {
    const category = findCategory(path, dictionary.current);
    if (category === null) return [];
    const { ids } = await engine.search({ text: term, categoryPath: category.ids, limit, counts: false });
    const products = await cards.products(ids);
    return products.map(({ id, name }) => ({ id, name, ranges: matchedRanges(name, term) }));
  }

  async function present(
    term: string,
    result: SuggestResult,
    own: SuggestResult['products'],
    limit: number,
  ): Promise<Output> {
    const ranges = new Map([...own, ...result.products].map((product) => [product.id, product.ranges]));
    const products = await cards.products([...ranges.keys()].slice(0, limit));
    return {
      term,
      correction: result.correction ?? null,
      products: products.map((card) => presentSuggestion(card, ranges.get(card.id) ?? [])),
      categories: result.categories.map((category) => ({
        label: category.label,
        path: [...category.labels],
        url: dictionary.current.categories.get(category.id)?.url ?? '',
        count: category.count,
      })),
      brands: result.brands.map(({ name, count }) => ({ label: name, count })),
      completions: result.completions.map((completion) => completion.text),
    };
  }

  return {
    operation: suggestOperation,
    readsQuery: true,
    cached: true,
    async answer(args: CallArguments): Promise<Outcome<Output>> {
      if (!(await whenReady())) {
        return refused('starting_up', 'Il negozio sta aprendo: la ricerca sarà pronta tra pochi secondi.');
      }
      const reader = new ParameterReader(args);
      const term = (reader.text('term') ?? reader.text('search_term') ?? '')
        .slice(0, LONGEST_TERM)
        .toWellFormed();
      const limit = limitOf(reader);
      const path = reader.text('category');
      const result =
        term === ''
          ? nothing
          : engine.suggest({
              prefix: term,
              products: limit,
              categories: OTHERS,
              brands: OTHERS,
              completions: DEFAULT_LIMIT,
            });
      const own = term === '' || path === undefined ? [] : await inCategory(term, path, limit);
      return accepted(await present(term, result, own, limit));
    },
  };
}

/** Where the words typed begin a word of the name, without case. */
function matchedRanges(name: string, term: string): MatchedRange[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const ranges: MatchedRange[] = [];
  for (const match of name.matchAll(/[\p{L}\p{N}]+/gu)) {
    const word = words.find((one) => match[0].toLowerCase().startsWith(one));
    if (word !== undefined) ranges.push([match.index, match.index + word.length]);
  }
  return ranges;
}
