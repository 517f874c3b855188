import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CallArguments } from '../../contract-http/endpoint.ts';
import type { SearchEngine, SearchQuery, SearchResult } from '@casamaestra/search/search-engine.ts';
import type { ContentStore } from '../../content/content-store.ts';
import type { AttributeSchemaStore } from '../attribute-schema/attribute-schema-store.ts';
import { countsOf, readCounts } from './counts-cache.ts';
import type { CountedResult, CountsCache } from './counts-cache.ts';
import type { OptionColours } from './kept/option-colours.ts';
import { presentCounts } from './present-counts.ts';
import { notice, ParameterReader, shown } from './listing-parameters.ts';
import type { Notice } from './listing-parameters.ts';
import { mergeCounts } from './merge-counts.ts';
import { readListingRequest, unfiltered } from './listing-request.ts';
import type { ListingRequest, ListingScope } from './listing-request.ts';

export interface ListingData {
  readonly request: ListingRequest;
  /** Ids of the products of this page. */
  readonly ids: readonly number[];
  readonly counts: CountedResult;
  readonly notices: readonly Notice[];
}

export interface ListingSources {
  readonly engine: SearchEngine;
  readonly counts: CountsCache;
  readonly attributes: AttributeSchemaStore;
  /** Of values that are colours. */
  readonly colours: () => OptionColours;
  readonly content: ContentStore;
  readonly seed: () => number;
  /** Waits briefly for the index; false when it is still loading after that. */
  readonly whenReady: () => boolean | Promise<boolean>;
}

const nothing: SearchResult = {
  ids: [],
  total: 0,
  exactTotal: 0,
  facets: [],
  categories: [],
  price: null,
  relaxed: false,
  matchKind: 'none',
  tookMicros: 0,
};

interface HomeArguments {
  readonly args: CallArguments;
  readonly featured: boolean;
}

/**
 * The listing of the home page: the menu item labelled "home" may hold a query, which the caller's parameters
 * override. Without such an item it is the featured products.
 */
async function asHome(args: CallArguments, content: ContentStore): Promise<HomeArguments> {
  const menu = (await content.now()).menu();
  const home = menu.find((row) => row.label.toLowerCase() === 'home' && row.disable === 0);
  const query = home?.url.split('?')[1];
  return query === undefined
    ? { args, featured: true }
    : { args: { ...Object.fromEntries(new URLSearchParams(query)), ...args }, featured: false };
}

/** Why a term without searchable words finds nothing: only symbols, single letters or stop words. */
function wordless({ term = '' }: ListingRequest): Notice {
  const letters = term.replace(/[^\p{L}\p{N}]+/gu, '');
  if (letters === '') return notice('search_term', 'term_only_signs', {});
  const code = letters.length <= 2 ? 'term_too_short' : 'term_too_common';
  return notice('search_term', code, { term: shown(term) });
}

function unknownFilter({ unlistedFeatures: [name], query }: ListingRequest): Notice {
  if (name !== undefined) return notice('features', 'feature_unknown', { feature: shown(name) });
  return query.promoCode !== undefined && Object.keys(query.filters ?? {}).length === 0
    ? notice('promo_code', 'promotion_empty', { promotion: shown(query.promoCode) })
    : notice('features', 'feature_value_unknown', {});
}

const tooNarrow = ({ query }: ListingRequest): Notice =>
  query.hotOnly === true
    ? notice('home', 'nothing_featured', {})
    : notice('features', 'filters_too_narrow', {});

/** By the reason of an empty result; unknown words and categories are explained elsewhere on the page. */
const emptyNotices: Readonly<Record<string, (request: ListingRequest) => Notice>> = {
  'no-words': wordless,
  'small-words': wordless,
  'unknown-filter': unknownFilter,
  'filters-too-narrow': tooNarrow,
};

/** The notice for an empty page or one beyond the last. */
function resultNotices(request: ListingRequest, result: CountedResult['result']): Notice[] {
  const notices: Notice[] = [];
  const { page } = request;
  const last = Math.ceil(result.total / request.perPage);
  if (result.total > 0 && page > last) notices.push(notice('page', 'page_beyond_last', { page, last }));
  if (result.correction !== undefined && !result.correction.applied) {
    notices.push(notice('search_term', 'correction_offered', { term: result.correction.to }));
  }
  if (result.total > 0 || request.impossible) return notices;
  const why = emptyNotices[result.emptyReason ?? ''];
  if (why !== undefined) notices.push(why(request));
  return notices;
}

/** Reads one listing; synchronous when the index is ready, which is nearly always. */
export function readListing(
  args: CallArguments,
  sources: ListingSources,
  wishlistIds?: readonly number[],
): Outcome<ListingData> | Promise<Outcome<ListingData>> {
  const ready = sources.whenReady();
  if (ready !== true) return waitForIndex(args, sources, ready, wishlistIds);
  const content = sources.content.now();
  if (content instanceof Promise) return content.then(() => readListing(args, sources, wishlistIds));
  const scope = { settings: content.listings(), ...(wishlistIds !== undefined && { wishlistIds }) };
  return new ParameterReader(args).flag('home')
    ? asHome(args, sources.content).then((home) =>
        search(home.args, sources, { ...scope, featured: home.featured }),
      )
    : search(args, sources, scope);
}

async function waitForIndex(
  args: CallArguments,
  sources: ListingSources,
  ready: false | Promise<boolean>,
  wishlistIds?: readonly number[],
): Promise<Outcome<ListingData>> {
  if (await ready) return readListing(args, sources, wishlistIds);
  return refused('catalogue_loading', {});
}

function search(
  args: CallArguments,
  sources: ListingSources,
  scope: ListingScope,
): Outcome<ListingData> | Promise<Outcome<ListingData>> {
  const { engine, counts } = sources;
  const attributes = sources.attributes.current;
  const request = readListingRequest(args, attributes, sources.seed, scope);
  if (!request.ok) return request;
  const present = (result: SearchResult) => presentCounts(result, attributes, sources.colours());
  const count = (result: SearchResult): CountedResult => countsOf(result, present(result));
  if (request.value.impossible) return accepted(data(request.value, [], count(nothing)));
  const { query } = request.value;
  const { generation } = engine;
  const known = counts.get(query, generation);
  const conclude = (result: SearchResult): Outcome<ListingData> | Promise<Outcome<ListingData>> => {
    if (known !== undefined) return accepted(data(request.value, result.ids, known));
    const answered = (counted: CountedResult): Outcome<ListingData> => {
      counts.keep(query, generation, counted);
      return accepted(data(request.value, result.ids, counted));
    };
    const open = unfiltered(query);
    if (open === query || !request.value.counts) return answered(count(result));
    const merged = (whole: CountedResult) =>
      answered(countsOf(result, mergeCounts(readCounts(whole), present(result))));
    const whole = wholeCounts(open, sources, count);
    return whole instanceof Promise ? whole.then(merged) : merged(whole);
  };
  const result = engine.search(known === undefined ? query : { ...query, counts: false });
  return result instanceof Promise ? result.then(conclude) : conclude(result);
}

/** The counts of a listing before anything was filtered: its groups and values keep their places while one filters. */
function wholeCounts(
  query: SearchQuery,
  { engine, counts }: ListingSources,
  count: (result: SearchResult) => CountedResult,
): CountedResult | Promise<CountedResult> {
  const { generation } = engine;
  const known = counts.get(query, generation);
  if (known !== undefined) return known;
  const keep = (result: SearchResult): CountedResult => {
    const counted = count(result);
    counts.keep(query, generation, counted);
    return counted;
  };
  const result = engine.search({ ...query, offset: 0, limit: 0 });
  return result instanceof Promise ? result.then(keep) : keep(result);
}

function data(request: ListingRequest, ids: readonly number[], counts: CountedResult): ListingData {
  return { request, ids, counts, notices: [...request.notices, ...resultNotices(request, counts.result)] };
}
