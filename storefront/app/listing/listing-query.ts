import { indexedFacets } from '@casamaestra/contract/indexed-facets.ts';
import { facetPrefix, forwardedParameters, pageSizes } from '@casamaestra/contract/page-parameters.ts';
import type { ListingParameter } from '@casamaestra/contract/page-parameters.ts';
import type { ListingInput, ListingOrder } from '@casamaestra/contract/catalog/listing.ts';
import { can } from '../platform/capabilities.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { listingCollections } from '@casamaestra/contract/listing-places.ts';
import type { ListingPlace } from '@casamaestra/contract/listing-places.ts';

export const listingSorts = [
  'price-asc',
  'price-desc',
  'newest',
  'best-seller',
  'rating',
  'discount',
  'unit-price',
] as const satisfies readonly ListingOrder[];
/** Sort orders that every service supports. */
const plainSorts = new Set<string>(['price-asc', 'price-desc', 'newest']);
export const isOffered = (order: ListingOrder): boolean => plainSorts.has(order) || can('sortings');
export const defaultPageSize = 24;
/** Least stars one can filter by. */
export const ratings = ['4', '3'] as const;

/** What of a search is shown besides its products, each as a page of its own. */
export const searchTabs = ['reparti', 'marche', 'guide'] as const;
export type SearchTab = (typeof searchTabs)[number];

/** The whole state of a listing; all of it is in the URL. */
export interface ListingQuery {
  /** The path after /shop/: a layout, the newest products, the offers; empty for the plain listing. */
  readonly place: ListingPlace;
  readonly term: string;
  /** Path of labels joined by commas, with hyphens for spaces. */
  readonly category: string;
  /** One-based. */
  readonly page: number;
  /** The first of the pages shown together up to `page`: `page` itself unless more were added. */
  readonly from: number;
  readonly perPage: number;
  readonly order: string;
  /** Empty: as the layout has it. */
  readonly view: 'grid' | 'list' | '';
  /** Facet code → chosen values; any of them matches. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** As typed, in euros; empty when not set. */
  readonly minPrice: string;
  readonly maxPrice: string;
  /** Least stars; empty when not set. */
  readonly rating: '' | '3' | '4';
  readonly inStock: boolean;
  readonly onSale: boolean;
  /** Searches for the term as typed, without correction. */
  readonly exact: boolean;
  /** Only of a search; empty for its products. */
  readonly tab: SearchTab | '';
  /** Other parameters of the Frappe API, passed on unchanged. */
  readonly others: Readonly<Record<string, string>>;
}

const termMax = 500;

/** Control characters would get into titles and link previews: replaced by spaces. */
const clean = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Products shown together at most, so that no page grows without end. */
const togetherMax = 96;

/** The first page of those shown together with `page`: as asked, as far as the pages may stand together. */
const firstPage = (asked: string, page: number, perPage: number): number =>
  asked === '' ? page : Math.min(page, Math.max(pageNumber(asked), page + 1 - togetherMax / perPage));

/** Parses the URL of a listing; invalid values become the default. */
export function listingQuery(search: URLSearchParams, place: ListingPlace = ''): ListingQuery {
  const text = (name: ListingParameter): string => clean(search.get(name) ?? '');
  const [minPrice, maxPrice] = inOrder(amountText(text('min_price')), amountText(text('max_price')));
  const page = pageNumber(text('page'));
  const perPage = pageSizes.find((size) => String(size) === text('per_page')) ?? defaultPageSize;
  const view = text('view');
  return {
    place,
    term: [...text('search_term')].slice(0, termMax).join(''),
    category: text('category'),
    page,
    from: firstPage(text('from'), page, perPage),
    perPage,
    order: text('order_by'),
    view: view === 'list' || view === 'grid' ? view : '',
    facets: facetsIn(search),
    minPrice,
    maxPrice,
    rating: ratings.find((stars) => stars === text('min_rating')) ?? '',
    inStock: text('is_in_stock') !== '',
    onSale: text('on_sale') !== '',
    exact: text('exact') !== '',
    tab: text('search_term') === '' ? '' : (searchTabs.find((tab) => tab === text('tab')) ?? ''),
    others: {
      ...Object.fromEntries(
        forwardedParameters.flatMap((name) => (text(name) === '' ? [] : [[name, text(name)]])),
      ),
      ...(frappeFacets(search.get('features')) === null && { features: text('features') }),
    },
  };
}

function facetsIn(search: URLSearchParams): Record<string, readonly string[]> {
  const named = [...new Set(search.keys())].flatMap((name): [string, readonly string[]][] => {
    if (!name.startsWith(facetPrefix) || name.length === facetPrefix.length) return [];
    const values = new Set(
      search
        .getAll(name)
        .map(clean)
        .filter((value) => value !== ''),
    );
    return values.size === 0 ? [] : [[clean(name.slice(facetPrefix.length)), [...values].toSorted()]];
  });
  const ranges = [...new Set(named.map(([code]) => code.replace(rangeEnd, '')))].flatMap((code) =>
    rangeIn(search, code),
  );
  const chosen = named.filter(([code]) => !rangeEnd.test(code));
  // Not by assignment: a facet may have the name of an inherited property such as `constructor`.
  return Object.fromEntries([
    ...Object.entries(frappeFacets(search.get('features')) ?? {}),
    ...chosen,
    ...ranges,
  ]);
}

const rangeEnd = /\.(min|max)$/;

/** The two fields of a range as one value: "100..200", "100..", "..200". */
function rangeIn(search: URLSearchParams, code: string): [string, readonly string[]][] {
  const [least, most] = inOrder(
    amountText(clean(search.get(`${facetPrefix}${code}.min`) ?? '')),
    amountText(clean(search.get(`${facetPrefix}${code}.max`) ?? '')),
  );
  return least === '' && most === '' ? [] : [[code, [`${least}..${most}`]]];
}

/** The ends of a range; null when the value is none. */
export function rangeEnds(value: string): readonly [least: string, most: string] | null {
  const at = value.indexOf('..');
  return at === -1 ? null : [value.slice(0, at), value.slice(at + 2)];
}

/** The chosen values of a facet. */
export const chosenValues = ({ facets }: ListingQuery, code: string): readonly string[] =>
  Object.hasOwn(facets, code) ? (facets[code] ?? []) : [];

/** Facets in the Frappe API's JSON form: one value or several per key. Null when invalid. */
function frappeFacets(json: string | null): Record<string, readonly string[]> | null {
  if (json === null || json.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, [one].flat().map(String)]));
  } catch {
    return null;
  }
}

const pageNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Math.max(1, Number(text)) : 1);

/** Swaps reversed bounds. */
const inOrder = (low: string, high: string): readonly [string, string] =>
  low !== '' && high !== '' && Number(low) > Number(high) ? [high, low] : [low, high];

/** Normalises an amount: "12,50" and "12.50". */
const amountText = (text: string): string => {
  const amount = text.replace(',', '.');
  return amount !== '' && Number.isFinite(Number(amount)) ? amount : '';
};

/** The order of a listing when none is chosen: empty stands for relevance or best sellers. */
export const usualOrder = ({ place }: ListingQuery): ListingOrder | '' =>
  place === 'novita' ? 'newest' : place === 'offerte' ? 'discount' : '';

const orderOf = (query: ListingQuery): string => (query.order === '' ? usualOrder(query) : query.order);

/** The input of the listing call; the term in lower case. */
export function listingInput(query: ListingQuery): ListingInput {
  const facets = Object.entries(query.facets);
  return {
    page: query.page,
    per_page: query.perPage,
    ...(query.term !== '' && { search_term: query.term.toLowerCase() }),
    ...(query.category !== '' && { category: query.category }),
    ...(orderOf(query) !== '' && { order_by: orderOf(query) }),
    ...(facets.length > 0 && { features: JSON.stringify(Object.fromEntries(facets)) }),
    ...(query.minPrice !== '' && { min_price: Number(query.minPrice) }),
    ...(query.maxPrice !== '' && { max_price: Number(query.maxPrice) }),
    ...(query.rating !== '' && { min_rating: Number(query.rating) }),
    ...(query.inStock && { is_in_stock: '1' }),
    ...((query.onSale || query.place === 'offerte') && { min_discount_percent: 1 }),
    ...(query.place === 'novita' && { is_new: '1' }),
    ...(query.exact && { exact: '1' }),
    ...query.others,
    demo: 'demo4',
  };
}

/** The URL of a state; defaults are omitted, so that one state has one URL. */
export function listingHref(query: ListingQuery, change: Partial<ListingQuery> = {}): string {
  // Another page, order or filter begins anew: only the link that adds products names where they begin.
  const next = { ...query, from: 0, tab: '', ...change };
  const facets = Object.fromEntries(
    Object.entries(next.facets)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, values]) => [facetPrefix + code, values] as const),
  );
  const parameters = {
    search_term: next.term,
    category: next.category,
    ...facets,
    min_price: next.minPrice,
    max_price: next.maxPrice,
    min_rating: next.rating,
    is_in_stock: next.inStock ? '1' : '',
    on_sale: next.onSale ? '1' : '',
    exact: next.exact ? '1' : '',
    tab: next.tab,
    ...next.others,
    order_by: next.order,
    per_page: next.perPage === defaultPageSize ? '' : String(next.perPage),
    view: next.view,
    page: next.page <= 1 ? '' : String(next.page),
    from: next.from === 0 || next.from >= next.page ? '' : String(next.from),
  };
  return urls.shop(parameters, next.place);
}

/** The same listing with the products of the next page below those shown, or after them when they are many. */
export function moreHref(query: ListingQuery): { readonly href: string; readonly inPlace: boolean } {
  const { page, from, perPage } = query;
  const inPlace = (page + 2 - from) * perPage <= togetherMax;
  return { href: listingHref(query, { page: page + 1, ...(inPlace && { from }) }), inPlace };
}

/** The same listing with one facet value toggled, on the first page. */
export function withFacetValue(
  query: ListingQuery,
  code: string,
  value: string,
  on: boolean,
): Partial<ListingQuery> {
  const others = chosenValues(query, code).filter((one) => one !== value);
  const values = on ? [...others, value].toSorted() : others;
  const { [code]: _dropped, ...rest } = query.facets;
  return { page: 1, facets: values.length === 0 ? rest : { ...rest, [code]: values } };
}

/** The same listing without filters; term, category, sort order and view are kept. */
export const withoutFilters = {
  facets: {},
  minPrice: '',
  maxPrice: '',
  rating: '',
  inStock: false,
  onSale: false,
  others: {},
  page: 1,
} as const satisfies Partial<ListingQuery>;

/** Number of active filters. */
export function filterCount(query: ListingQuery): number {
  const values = Object.values(query.facets).reduce((sum, list) => sum + list.length, 0);
  const price = query.minPrice !== '' || query.maxPrice !== '' ? 1 : 0;
  const rating = query.rating === '' ? 0 : 1;
  return (
    values +
    price +
    rating +
    (query.inStock ? 1 : 0) +
    (query.onSale ? 1 : 0) +
    Object.keys(query.others).length
  );
}

/** The place of the same listing that search engines know: the plain one instead of a layout. */
export const indexedPlace = (place: ListingPlace): ListingPlace =>
  (listingCollections as readonly string[]).includes(place) ? place : '';

/** Whether a URL is the shopper's own wishlist instead of the catalogue. */
export const asksForWishlist = (search: URLSearchParams): boolean =>
  !['', '0', 'false'].includes(search.get('wishlist')?.trim().toLowerCase() ?? '');

/**
 * Whether to exclude a listing from search engines: everything but a category, a collection and their further pages, each
 * also with one value of a whitelisted facet (decision 0077). Layouts and orders show the same listing once more.
 */
export function hiddenFromCrawlers(query: ListingQuery): boolean {
  const filters = filterCount(query);
  return (
    indexedPlace(query.place) !== query.place ||
    query.term !== '' ||
    filters > (isFacetPage(query) ? 1 : 0) ||
    Object.keys(query.others).length > 0 ||
    query.order !== '' ||
    query.view !== '' ||
    query.perPage !== defaultPageSize ||
    query.from < query.page ||
    query.exact ||
    // The new and the reduced goods of a category are on its own pages too.
    (query.place !== '' && query.category !== '')
  );
}

/** Whether a listing is narrowed to one value of a whitelisted facet, which is a page of its own. */
export function isFacetPage({ facets, place }: ListingQuery): boolean {
  const [[code = '', values = []] = [], ...more] = Object.entries(facets);
  return place === '' && more.length === 0 && values.length === 1 && indexedFacets.includes(code);
}
