import type { Facet, Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { Messages } from '../i18n/messages.ts';
import { wordsLang } from '../i18n/use-messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { cardWithDelivery } from './card-with-delivery.ts';
import { optionCode } from '../catalogue/card.ts';
import type { Card, ChosenOptions } from '../catalogue/card.ts';
import { chosenValues, filterCount } from './listing-query.ts';
import type { ListingQuery } from './listing-query.ts';
import { layoutOf, layoutWords } from './listing-layout.ts';
import { valueText } from './value-text.ts';

export interface FacetView {
  readonly code: string;
  readonly label: string;
  readonly values: readonly FacetValueView[];
  /** Numbers are chosen by a lowest and a highest one: what there is, and the unit. */
  readonly range?: readonly [lowest: number, highest: number, unit: string];
}

/** Value in the URL, number of products, and the text shown where it differs. */
export type FacetValueView = readonly [value: string, count: number, text?: string, swatch?: string];

/** A suggested link to a category, with its count if known. */
export interface SuggestedLink {
  readonly label: string;
  readonly category: string;
  readonly count?: number;
}

/** Everything a listing page shows. Amounts in decimal euros. */
export interface ListingView {
  readonly state:
    | 'results'
    | 'empty'
    | 'beyond'
    | 'unknown-category'
    | 'unknown-layout'
    | 'refused'
    | 'wishlist';
  /** What the style sheet knows of the layout, and what the shopper sees of it. */
  readonly layout: string;
  readonly list: boolean;
  /** Server markup: title and what stands above the results, the links to other views, and those below the results. */
  readonly head: string;
  readonly views: string;
  readonly foot: string;
  /** Why there are no products, with links. */
  readonly empty: string;
  /** The view of the layout, which needs no parameter. */
  readonly usualView: 'grid' | 'list';
  readonly query: ListingQuery;
  readonly total: number;
  readonly pages: number;
  readonly perPage: number;
  readonly title: string;
  /** What names of categories, features and values are written in, when that is not the language of the page. */
  readonly lang?: 'it';
  readonly notices: readonly string[];
  /** From the department to the current category. */
  readonly path: readonly SuggestedLink[];
  /** The next level of categories. */
  readonly below: readonly SuggestedLink[];
  readonly facets: readonly FacetView[];
  readonly price?: readonly [lowest: number, highest: number];
  readonly cards: readonly Card[];
  /** Suggested links for an empty, unknown or nearly empty page. */
  readonly popular: readonly SuggestedLink[];
  readonly alsoLike: readonly Card[];
  /** Of a search that finds nothing: the category nearest to its words. */
  readonly nearest?: SuggestedLink;
}

/** The answer of the listing call, reduced to what the page shows. */
export function listingView(
  listing: Listing,
  query: ListingQuery,
  messages: Messages,
  locale: Language,
): ListingView {
  const { min_price_all: lowest, max_price_all: highest } = listing;
  const path = listing.category_tree.map(({ label, url }) => ({ label, category: categoryOf(url) }));
  const facets = listing.features.flatMap((facet) => facetView(facet, query, messages, locale));
  const title =
    query.term === ''
      ? (path.at(-1)?.label ?? collectionTitle(query, messages)) + onlyFacetText(facets, query)
      : messages.head.resultsFor(query.term);
  const layout = layoutOf(query.place, listing.layout);
  const { near_category: near } = listing;
  const lang = wordsLang(listing, locale);
  const list = (query.view || layout.view) === 'list';
  return {
    layout: layoutWords(layout),
    list,
    usualView: layout.view,
    head: '',
    views: '',
    foot: '',
    empty: '',
    state: stateOf(listing, query),
    query,
    total: listing.totalCount,
    pages: listing.pages,
    perPage: listing.per_page,
    title,
    ...(lang && { lang }),
    notices: listing.notices.filter((notice) => notice.field !== 'category').map((notice) => notice.message),
    path,
    below: listing.category.map(({ label, url, count }) => ({ label, category: categoryOf(url), count })),
    facets,
    ...(lowest !== null && highest !== null && { price: [lowest, highest] as const }),
    cards: listing.products.map((product) =>
      cardWithDelivery(product, locale, list, chosenInWords(query, listing), query.term),
    ),
    popular: [],
    alsoLike: [],
    ...(near !== undefined && { nearest: { label: near.label, category: categoryOf(near.url) } }),
  };
}

/** Chosen values by what cards call them: options of variants are told in the language of the page. */
function chosenInWords({ facets }: ListingQuery, { features }: Pick<Listing, 'features'>): ChosenOptions {
  return Object.fromEntries(
    Object.entries(facets).map(([code, values]) => {
      const facet = features.find((one) => one.code === code);
      const said = (value: string) =>
        facet?.facet_results.find((result) => String(result.value) === value)?.text ?? value;
      return [facet === undefined ? code : optionCode(facet.label_field), values.map(said)];
    }),
  );
}

/** The only chosen value of a page, for its title, so that no two pages share one; else nothing. */
function onlyFacetText(facets: readonly FacetView[], query: ListingQuery): string {
  const [[code, [value]] = ['', []]] = Object.entries(query.facets);
  const facet = facets.find((one) => one.code === code);
  if (filterCount(query) !== 1 || !facet || value === undefined) return '';
  const text = facet.values.find(([one]) => one === value)?.[2] ?? value;
  return code === 'brand' ? ` – ${text}` : ` – ${facet.label}: ${text}`;
}

/** What a listing without category and term is called. */
function collectionTitle({ place }: ListingQuery, { listing, head }: Messages): string {
  return place === 'novita' || place === 'offerte' ? head.collections[place].title : listing.allProducts;
}

function stateOf(listing: Listing, query: ListingQuery): ListingView['state'] {
  if (listing.notices.some((notice) => notice.field === 'category')) return 'unknown-category';
  if (listing.totalCount === 0) return 'empty';
  return query.page > listing.pages ? 'beyond' : 'results';
}

/** A view without products: a refused search, a service that is starting, or a guest's wishlist. */
export function stateWithoutProducts(
  state: 'refused' | 'wishlist' | 'unknown-layout',
  query: ListingQuery,
  title: string,
  message: string,
): ListingView {
  const none = { path: [], below: [], facets: [], cards: [], popular: [], alsoLike: [] };
  return {
    state,
    layout: layoutWords(layoutOf('', undefined)),
    list: false,
    usualView: 'grid',
    head: '',
    views: '',
    foot: '',
    empty: '',
    query,
    total: 0,
    pages: 0,
    perPage: query.perPage,
    title,
    notices: [message],
    ...none,
  };
}

/** The category path in a URL of the service: plain, or after "/shop?category=". */
export function categoryOf(url: string): string {
  const query = url.split('?')[1];
  return (query === undefined ? null : new URLSearchParams(query).get('category')) ?? url;
}

/** More values do not help to choose; of all goods at once, the rare ones do not either. */
const valuesShownMax = { ofAll: 14, ofSome: 20 };
/** As many numbers can be ticked one by one; more are chosen by a lowest and a highest one. */
const numbersTickedMax = 6;

function facetView(facet: Facet, query: ListingQuery, messages: Messages, locale: Language): FacetView[] {
  const { code, uom, type, facet_results: results } = facet;
  const chosen = chosenValues(query, code);
  const label = code === 'brand' ? messages.listing.brand : facet.label_field;
  if (results.length === 0 || (chosen.length === 0 && code !== 'brand' && results.length === 1)) return [];
  const numbers = results.map(({ value }) => Number(value));
  if (type === 'float' && results.length > numbersTickedMax) {
    return [{ code, label, values: [], range: [Math.min(...numbers), Math.max(...numbers), uom ?? ''] }];
  }
  const most = query.category === '' && query.term === '' ? valuesShownMax.ofAll : valuesShownMax.ofSome;
  const values = results
    .filter(({ value }, index) => index < most || chosen.includes(String(value)))
    .map(({ value, count, swatch, text: said }): FacetValueView => {
      const text = valueText(said ?? value, uom, messages, locale);
      if (swatch !== undefined) return [String(value), count, text, swatch];
      return text === value ? [value, count] : [String(value), count, text];
    });
  return [{ code, label, values }];
}
