import { suggestOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { variantMeant } from '@casamaestra/contract/catalog/variant-meant.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CallArguments, Endpoint } from '../../contract-http/endpoint.ts';
import type { MatchedRange } from '@casamaestra/search/search-engine.ts';
import { findCategory } from '../listing/category-path.ts';
import { LONGEST_TERM, ParameterReader } from '../listing/listing-parameters.ts';
import { type Found, nothing, restricted, type SuggestSources } from './restricted.ts';

type Output = OperationOutput<typeof suggestOperation>;

export interface SuggestDependencies extends SuggestSources {
  readonly whenReady: () => boolean | Promise<boolean>;
}

const DEFAULT_LIMIT = 6;
const MOST = 12;
const OTHERS = 3;

function presentSuggestion(
  term: string,
  card: Product,
  ranges: readonly MatchedRange[],
): Output['products'][number] {
  const meant = variantMeant(term, card.variants);
  return {
    id: card.id,
    name: card.name,
    slug: card.slug,
    ...(meant && { sku: meant.sku }),
    ranges: ranges.map(([start, end]) => [start, end]),
    picture: card.small_pictures[0] ?? null,
    min_price: card.min_price,
    max_price: card.max_price,
    // The compare-at price of the cheapest variant, if it has one.
    old_price:
      card.is_sale && (card.min_price === card.max_price || card.promo_price === card.min_price)
        ? card.price
        : null,
    ...(card.unit_price && { unit_price: card.unit_price }),
    ...(card.energy_class !== null && { energy_class: card.energy_class, energy_scale: card.energy_scale }),
  };
}

function limitOf(reader: ParameterReader): number {
  const limit = reader.number('limit');
  return limit === undefined || limit < 1 ? DEFAULT_LIMIT : Math.min(Math.floor(limit), MOST);
}

/** GET suggestions for the letters typed so far; a category restricts them to its products. */
export function suggestEndpoint({
  engine,
  cards,
  attributes,
  whenReady,
}: SuggestDependencies): Endpoint<typeof suggestOperation> {
  async function present(term: string, result: Found, limit: number, total: number): Promise<Output> {
    const ranges = new Map(result.products.map((product) => [product.id, product.ranges]));
    const products = await cards.products([...ranges.keys()].slice(0, limit));
    return {
      term,
      correction: result.correction ?? null,
      products: products.map((card) => presentSuggestion(term, card, ranges.get(card.id) ?? [])),
      categories: result.categories.map((category) => ({
        label: category.label,
        path: [...category.labels],
        url: attributes.current.categories.get(category.id)?.url ?? '',
        count: category.count,
      })),
      brands: result.brands.map(({ name, count }) => ({ label: name, count })),
      completions: result.completions.map((completion) => completion.text),
      total,
    };
  }

  /** How many products a search for the text shows; 0 in an unknown category. */
  async function totalOf(term: string, path: string | undefined): Promise<number> {
    const category = path === undefined ? undefined : findCategory(path, attributes.current);
    if (category === null) return 0;
    const within = category === undefined ? {} : { categoryPath: category.ids };
    return (await engine.search({ text: term, ...within, limit: 0, counts: false })).total;
  }

  return {
    operation: suggestOperation,
    readsQuery: true,
    cached: true,
    shared: true,
    async answer(args: CallArguments): Promise<Outcome<Output>> {
      if (!(await whenReady())) {
        return refused('catalogue_loading', {});
      }
      const reader = new ParameterReader(args);
      const term = (reader.text('term') ?? reader.text('search_term') ?? '')
        .slice(0, LONGEST_TERM)
        .toWellFormed();
      const limit = limitOf(reader);
      if (term === '') return accepted(await present(term, nothing, limit, 0));
      const path = reader.text('category');
      const found = await engine.suggest({
        prefix: term,
        products: path === undefined ? limit : MOST,
        categories: OTHERS,
        brands: OTHERS,
        completions: DEFAULT_LIMIT,
      });
      const shown =
        path === undefined
          ? found
          : await restricted(found, { term, path, limit }, { engine, cards, attributes });
      return accepted(await present(term, shown, limit, await totalOf(term, path)));
    },
  };
}
