import type { ListingInput } from './catalog/listing.ts';

/** Parameters of the listing call that a listing's URL passes on unchanged. */
export const forwardedParameters = [
  'family_code',
  'family_name',
  'skus',
  'promo_code',
  'category_detail',
  'min_discount_value',
  'max_discount_value',
  'min_discount_percent',
  'max_discount_percent',
] as const satisfies readonly (keyof ListingInput)[];

/** Parameters of a listing's URL that the storefront itself uses. */
const readParameters = [
  'search_term',
  'category',
  'page',
  'from',
  'per_page',
  'order_by',
  'view',
  'features',
  'min_price',
  'max_price',
  'min_rating',
  'is_in_stock',
  'on_sale',
  'exact',
  'tab',
] as const;

/**
 * All query parameters a listing depends on, besides those that begin with `facetPrefix`. They form the cache
 * key and the input of the render: any other parameter never reaches a listing.
 */
export const listingParameters = [...readParameters, ...forwardedParameters] as const;
export type ListingParameter = (typeof listingParameters)[number];

/** "f_colore=Rosso": one chosen value of a facet, by its code. */
export const facetPrefix = 'f_';

/** Measures in the calculator of a product page. */
export const calculatorParameters = ['mq', 'larghezza', 'lunghezza', 'sfrido', 'mani'] as const;

/** The CAP whose date of delivery a product page shows. */
export const capParameter = 'cap';

/** What a product page's questions are searched by, and whether it has the form for reviews by an order. */
export const questionParameters = ['domande', 'domande_parole', 'domande_ordine', 'recensione'] as const;

/** Products per page. */
export const pageSizes = [12, 24, 48] as const;

const ofListing: ReadonlySet<string> = /* @__PURE__ */ new Set(listingParameters);
const ofProduct: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'sku',
  ...calculatorParameters,
  capParameter,
  ...questionParameters,
]);
const none: ReadonlySet<string> = /* @__PURE__ */ new Set();

/** The query parameters used by the page of a path; for a listing also all that begin with `facetPrefix`. */
export function parametersOf(path: string): ReadonlySet<string> {
  if (path === '/shop' || path.startsWith('/shop/')) return ofListing;
  return path === '/' ? none : ofProduct;
}
