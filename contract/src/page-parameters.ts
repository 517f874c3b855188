import type { ListingInput } from './catalog/listing.ts';

/** Parameters of the listing call that an address of the shop hands on as they came. */
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

/** What the storefront itself reads from a listing's address. */
const readParameters = [
  'search_term',
  'category',
  'page',
  'per_page',
  'order_by',
  'view',
  'features',
  'min_price',
  'max_price',
  'is_in_stock',
  'on_sale',
  'exact',
] as const;

/**
 * Every query parameter that makes a listing what it is, beside those that begin with `facetPrefix`. Pages are kept
 * by these and rendered from these alone: what is not named here never reaches a listing.
 */
export const listingParameters = [...readParameters, ...forwardedParameters] as const;
export type ListingParameter = (typeof listingParameters)[number];

/** "f_colore=Rosso": one chosen value of a facet, by its code. */
export const facetPrefix = 'f_';

/** Products on a page of the shop. */
export const pageSizes = [12, 24, 48] as const;

const ofListing: ReadonlySet<string> = /* @__PURE__ */ new Set(listingParameters);
const ofProduct: ReadonlySet<string> = /* @__PURE__ */ new Set(['sku']);
const none: ReadonlySet<string> = /* @__PURE__ */ new Set();

/** The query parameters that a page's path reads; of a listing also all that begin with `facetPrefix`. */
export function parametersOf(path: string): ReadonlySet<string> {
  if (path === '/shop' || path.startsWith('/shop/')) return ofListing;
  return path === '/' ? none : ofProduct;
}
