import type { ListingOrder } from '@casamaestra/contract/catalog/listing.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CallArguments } from '../../contract-http/endpoint.ts';
import type { SearchQuery, SearchSort } from '@casamaestra/search/search-engine.ts';
import type { AttributeSchema, CategoryEntry } from '../attribute-schema/attribute-schema.ts';
import { settingOf } from '../attribute-schema/category-setting.ts';
import type { ListingSetting } from '../../content/view/listing-setting.ts';
import { listingLayouts } from '@casamaestra/contract/listing-places.ts';
import type { ListingLayout } from '@casamaestra/contract/listing-places.ts';
import { RESERVED_FACETS } from '@casamaestra/search/search-engine.ts';
import { findCategory } from './category-path.ts';
import { readChosenFeatures } from './chosen-features.ts';
import { ParameterReader, shown } from './listing-parameters.ts';
import type { Notice } from './listing-parameters.ts';

/** A parsed listing request: the query for the index, and the notices about it. */
export interface ListingRequest {
  readonly query: SearchQuery;
  readonly page: number;
  readonly perPage: number;
  readonly term: string | undefined;
  readonly category: CategoryEntry | null;
  readonly categoryDetail: string | undefined;
  readonly counts: boolean;
  /** The layout the shop chose for the category. */
  readonly layout?: ListingLayout;
  /** Random order, different in every call: such an answer is never cached. */
  readonly random: boolean;
  /** The request asks for something that does not exist: the result is empty. */
  readonly impossible: boolean;
  /** Chosen features the shop does not list; they may be options of variants. */
  readonly unlistedFeatures: readonly string[];
  readonly notices: readonly Notice[];
}

const sorts: Readonly<Record<ListingOrder, SearchSort>> = {
  'price-asc': 'price-asc',
  'price-desc': 'price-desc',
  newest: 'newest',
  'best-seller': 'best-seller',
  rating: 'rating',
  discount: 'discount',
  'unit-price': 'unit-price',
  'name-asc': 'name',
};

/** Larger than any catalogue; keeps arithmetic with absurd page numbers exact. */
const FURTHEST = 2 ** 31;

/** As many as a sidebar can show; facets with chosen values are always among them. */
const MOST_FACETS = 12;
const MOST_FACET_VALUES = 60;

const toCents = (euros: number) => Math.round(Math.min(euros, 90_000_000) * 100);

function readSort(reader: ParameterReader): SearchSort | undefined {
  const updated = reader.text('order_by_updated_at');
  if (updated === 'asc' || updated === 'desc') return `updated-${updated}`;
  const created = reader.text('order_by_creation_at');
  if (created === 'asc' || created === 'desc') return created === 'asc' ? 'oldest' : 'newest';
  const order = reader.text('order_by');
  if (order === undefined || order === 'relevance') return undefined;
  if (Object.hasOwn(sorts, order)) return sorts[order as keyof typeof sorts];
  reader.note('order_by', 'order_unknown', { order: shown(order) });
  return undefined;
}

/** Lower and upper bound of a range; zero or less counts as absent, a reversed range is swapped. */
function readRange(
  reader: ParameterReader,
  low: string,
  high: string,
  range: 'price' | 'saving' | 'discount',
) {
  const positive = (value: number | undefined) => (value === undefined || value <= 0 ? undefined : value);
  const [min, max] = [positive(reader.number(low)), positive(reader.number(high))];
  if (min === undefined || max === undefined || min <= max) return { min, max };
  reader.note(low, 'range_swapped', { range });
  return { min: max, max: min };
}

function ranges(reader: ParameterReader): Partial<SearchQuery> {
  const price = readRange(reader, 'min_price', 'max_price', 'price');
  const value = readRange(reader, 'min_discount_value', 'max_discount_value', 'saving');
  const percent = readRange(reader, 'min_discount_percent', 'max_discount_percent', 'discount');
  return {
    ...(price.min === undefined ? {} : { minPriceCents: toCents(price.min) }),
    ...(price.max === undefined ? {} : { maxPriceCents: toCents(price.max) }),
    ...(value.min === undefined ? {} : { minDiscountCents: toCents(value.min) }),
    ...(value.max === undefined ? {} : { maxDiscountCents: toCents(value.max) }),
    ...(percent.min === undefined ? {} : { minDiscountPercent: percent.min }),
    ...(percent.max === undefined ? {} : { maxDiscountPercent: percent.max }),
  };
}

/** Product type by code or name; undefined when not requested, null when it does not exist. */
function readFamily(reader: ParameterReader, attributes: AttributeSchema): string | null | undefined {
  const code = reader.text('family_code');
  const name = reader.text('family_name');
  if (code === undefined && name === undefined) return undefined;
  const wanted = name?.toLowerCase();
  const found =
    code !== undefined && attributes.families.has(code)
      ? code
      : [...attributes.families].find(([, label]) => label.toLowerCase() === wanted)?.[0];
  if (found !== undefined) return found;
  reader.note(code === undefined ? 'family_name' : 'family_code', 'family_unknown', {
    family: shown(code ?? name ?? ''),
  });
  return null;
}

function readSkus(reader: ParameterReader): string[] | undefined {
  return reader
    .text('skus')
    ?.split(';')
    .map((sku) => sku.trim())
    .filter((sku) => sku !== '')
    .slice(0, 1000);
}

interface Place {
  readonly category: CategoryEntry | null;
  readonly impossible: boolean;
}

function readCategory(reader: ParameterReader, attributes: AttributeSchema): Place {
  const path = reader.text('category');
  if (path === undefined) return { category: null, impossible: false };
  const category = findCategory(path, attributes);
  if (category === null) {
    reader.note('category', 'category_unknown', { category: shown(path) });
  }
  return { category, impossible: category === null };
}

const curated = ({ filters }: ListingSetting) =>
  filters.length === 0 ? undefined : filters.map((code) => (code === 'brand' ? RESERVED_FACETS.brand : code));

const chosenLayout = ({ layout }: ListingSetting) => listingLayouts.find((name) => name === layout);

export interface ListingScope {
  readonly settings?: ReadonlyMap<string, ListingSetting>;
  /** Only featured products. */
  readonly featured?: boolean;
  /** Product ids of the caller's wishlist. Loaded only when the wishlist is requested. */
  readonly wishlistIds?: readonly number[];
}

/**
 * Reads the query of a listing. Only invalid JSON in `features` is refused; everything else is corrected with
 * a notice.
 * @param scope what restricts the listing besides its query
 */
export function readListingRequest(
  args: CallArguments,
  attributes: AttributeSchema,
  seed: () => number,
  { featured = false, wishlistIds, settings }: ListingScope = {},
): Outcome<ListingRequest> {
  const reader = new ParameterReader(args);
  const chosen = readChosenFeatures(reader.text('features'), attributes);
  if (!chosen.ok) return chosen;
  const page = reader.page();
  const perPage = reader.perPage();
  const term = reader.searchTerm();
  const { category, impossible: nowhere } = readCategory(reader, attributes);
  const family = readFamily(reader, attributes);
  const wishlist = reader.flag('wishlist');
  if (wishlist && wishlistIds?.length === 0) reader.note('wishlist', 'wishlist_empty', {});
  const sort = readSort(reader);
  const random = sort === undefined && term === undefined && reader.flag('is_random');
  const skus = readSkus(reader);
  const promoCode = reader.text('promo_code');
  const counts = !reader.flag('without_facets');
  const facets = settingOf(category, settings, curated);
  const layout = settingOf(category, settings, chosenLayout);
  const minRating = reader.number('min_rating');
  const query: SearchQuery = {
    ...(term === undefined ? {} : { text: term }),
    ...(category === null ? {} : { categoryPath: category.ids }),
    ...(family == null ? {} : { familyCode: family }),
    ...(skus === undefined ? {} : { skus }),
    ...(wishlist ? { ids: wishlistIds ?? [] } : {}),
    filters: chosen.value.filters,
    ...ranges(reader),
    ...(promoCode === undefined ? {} : { promoCode }),
    ...(featured ? { hotOnly: true } : {}),
    ...(reader.flag('is_in_stock') ? { inStockOnly: true } : {}),
    ...(reader.flag('is_new') ? { newOnly: true } : {}),
    ...(sort === undefined ? {} : { sort }),
    ...(random ? { sort: 'random' as const, randomSeed: seed() } : {}),
    offset: Math.min((page - 1) * perPage, FURTHEST),
    limit: perPage,
    counts,
    ...(facets === undefined ? {} : { facets }),
    ...(minRating === undefined || minRating <= 0 ? {} : { minRating: Math.min(minRating, 5) }),
    maxFacets: MOST_FACETS,
    maxFacetValues: MOST_FACET_VALUES,
    ...(reader.flag('exact') ? { correct: false } : {}),
  };
  return accepted({
    query,
    page,
    perPage,
    term,
    category,
    categoryDetail: reader.text('category_detail'),
    counts,
    ...(layout !== undefined && { layout }),
    random,
    impossible: nowhere || family === null,
    unlistedFeatures: chosen.value.unlisted,
    notices: reader.notices,
  });
}

/** The same request without what the shopper filters by: what there is to choose from, and in which order. */
export function unfiltered(query: SearchQuery): SearchQuery {
  const { filters, minPriceCents, maxPriceCents, inStockOnly, minRating, ...rest } = query;
  const filtered =
    Object.keys(filters ?? {}).length > 0 ||
    [minPriceCents, maxPriceCents, inStockOnly, minRating].some((value) => value !== undefined);
  return filtered ? { ...rest, filters: {} } : query;
}

/** What a listing of the whole shop asks. */
export function firstListingQuery(attributes: AttributeSchema): SearchQuery {
  const read = readListingRequest({}, attributes, () => 0);
  return read.ok ? read.value.query : {};
}
