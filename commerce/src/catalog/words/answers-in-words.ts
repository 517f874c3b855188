import type {
  listingOperation,
  picksOperation,
  productOperation,
  suggestOperation,
} from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Facet } from '@casamaestra/contract/catalog/listing.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { detailInWords, productInWords } from './product-in-words.ts';
import type { SpokenWords } from './spoken-words.ts';

type Listing = OperationOutput<typeof listingOperation>;
type ProductAnswer = OperationOutput<typeof productOperation>;
type Suggestions = OperationOutput<typeof suggestOperation>;
type Picks = OperationOutput<typeof picksOperation>;

/** Values stay what one filters by; `text` is what they are called. */
function facetInWords(facet: Facet, { words }: SpokenWords): Facet {
  const { code, uom } = facet;
  return {
    ...facet,
    label_field: words.feature(code) ?? facet.label_field,
    uom: uom && words.value(uom),
    facet_results:
      code === 'brand'
        ? facet.facet_results
        : facet.facet_results.map((result) => {
            const { value } = result;
            const text = typeof value === 'string' ? words.value(value, code) : value;
            return typeof text === 'string' && text !== value ? { ...result, text } : result;
          }),
  };
}

/** A listing with the catalogue's words in the language of the reader. */
export function listingInWords(listing: Listing, spoken: SpokenWords): Listing {
  const named = <Category extends { readonly label: string; readonly url: string }>(category: Category) => ({
    ...category,
    label: spoken.category(category.url, category.label),
  });
  const { near_category: near } = listing;
  return {
    ...listing,
    products: listing.products.map((card) => productInWords(card, spoken)),
    category: listing.category.map(named),
    category_tree: listing.category_tree.map(named),
    ...(near && { near_category: named(near) }),
    features: listing.features.map((facet) => facetInWords(facet, spoken)),
    words_lang: spoken.words.language,
  };
}

/** A product page's answer with the catalogue's words in the language of the reader. */
export function productAnswerInWords(answer: ProductAnswer, spoken: SpokenWords): ProductAnswer {
  const { product } = answer;
  const cards = (list: ProductAnswer['relatedProducts']) => list.map((card) => productInWords(card, spoken));
  return {
    product: 'redirect_to' in product ? product : detailInWords(product, spoken),
    relatedProducts: cards(answer.relatedProducts),
    latestProducts: cards(answer.latestProducts),
    featuredProducts: cards(answer.featuredProducts),
    bestProducts: cards(answer.bestProducts),
    topRatedProducts: cards(answer.topRatedProducts),
    accessoryProducts: cards(answer.accessoryProducts),
    boughtTogetherProducts: cards(answer.boughtTogetherProducts),
    categories: answer.categories.map(({ label, url }) => ({ label: spoken.category(url, label), url })),
  };
}

export const picksInWords = ({ products }: Picks, spoken: SpokenWords): Picks => ({
  products: products.map((card) => productInWords(card, spoken)),
});

/** Suggested categories with those above them, by their names in the language of the reader. */
export const suggestionsInWords = (answer: Suggestions, spoken: SpokenWords): Suggestions => ({
  ...answer,
  categories: answer.categories.map((category) => {
    const steps = category.url.split(',');
    return {
      ...category,
      label: spoken.category(category.url, category.label),
      path: category.path.map((label, at) => spoken.category(steps.slice(0, at + 1).join(','), label)),
    };
  }),
});
