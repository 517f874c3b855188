import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CallArguments } from '../../contract-http/endpoint.ts';
import type { SearchEngine, SearchResult } from '@casamaestra/search/search-engine.ts';
import type { ContentStore } from '../../content/content-store.ts';
import type { AttributeSchemaStore } from '../attribute-schema/attribute-schema-store.ts';
import { countsOf } from './counts-cache.ts';
import type { Counts, CountsCache } from './counts-cache.ts';
import { presentCounts } from './present-counts.ts';
import { ParameterReader, shown } from './listing-parameters.ts';
import type { Notice } from './listing-parameters.ts';
import { readListingRequest } from './listing-request.ts';
import type { ListingRequest, ListingScope } from './listing-request.ts';

export interface ListingData {
  readonly request: ListingRequest;
  /** Products of this page. */
  readonly ids: readonly number[];
  readonly counts: Counts;
  readonly notices: readonly Notice[];
}

export interface ListingSources {
  readonly engine: SearchEngine;
  readonly counts: CountsCache;
  readonly attributes: AttributeSchemaStore;
  readonly content: ContentStore;
  readonly seed: () => number;
  /** Waits a moment for the index; false when it is still loading then. */
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
 * The row of the menu labelled "home" may hold a query; what the caller says wins over it. Without such a row
 * home is the shop's featured products.
 */
async function asHome(args: CallArguments, content: ContentStore): Promise<HomeArguments> {
  const menu = await content.menu();
  const home = menu.find((row) => row.label.toLowerCase() === 'home' && row.disable === 0);
  const query = home?.url.split('?')[1];
  return query === undefined
    ? { args, featured: true }
    : { args: { ...Object.fromEntries(new URLSearchParams(query)), ...args }, featured: false };
}

/** Why a term without searchable words has no results: signs, a letter or two, or only little words. */
function wordless(term: string): string {
  const letters = term.replace(/[^\p{L}\p{N}]+/gu, '');
  if (letters === '') return 'Scrivi almeno una parola: con i soli simboli non possiamo cercare.';
  return letters.length <= 2
    ? `«${shown(term)}» è troppo corto per una ricerca: scrivi una parola intera, per esempio «trapano».`
    : `«${shown(term)}» non basta per una ricerca: aggiungi il nome di quello che cerchi.`;
}

function unknownFilter({ unlistedFeatures: [name], query }: ListingRequest): Notice {
  if (name !== undefined) {
    const message = `La caratteristica «${shown(name)}» non esiste nel nostro catalogo: togli questo filtro per vedere i prodotti.`;
    return { field: 'features', message };
  }
  if (query.promoCode !== undefined && Object.keys(query.filters ?? {}).length === 0) {
    const message = `Nessun prodotto fa parte della promozione «${shown(query.promoCode)}»: forse è finita.`;
    return { field: 'promo_code', message };
  }
  return {
    field: 'features',
    message: 'Nessun prodotto ha il valore che hai scelto: togli il filtro e riprova.',
  };
}

function tooNarrow({ query }: ListingRequest): Notice {
  return query.hotOnly === true
    ? { field: 'home', message: 'Qui non ci sono ancora prodotti in evidenza: guarda tutti i reparti.' }
    : {
        field: 'features',
        message: 'Nessun prodotto risponde a tutti i filtri insieme: prova a toglierne uno.',
      };
}

/** By the reason of an empty result; unknown words and categories are told elsewhere on the page. */
const emptyNotices: Readonly<Record<string, (request: ListingRequest) => Notice>> = {
  'no-words': ({ term = '' }) => ({ field: 'search_term', message: wordless(term) }),
  'small-words': ({ term = '' }) => ({ field: 'search_term', message: wordless(term) }),
  'unknown-filter': unknownFilter,
  'filters-too-narrow': tooNarrow,
};

/** What an empty or distant page is told about itself. */
function resultNotices(request: ListingRequest, result: Counts['result']): Notice[] {
  const notices: Notice[] = [];
  const pages = Math.ceil(result.total / request.perPage);
  if (result.total > 0 && request.page > pages) {
    notices.push({ field: 'page', message: `La pagina ${request.page} non esiste: l’ultima è la ${pages}.` });
  }
  if (result.correction !== undefined && !result.correction.applied) {
    notices.push({ field: 'search_term', message: `Forse cercavi «${result.correction.to}»?` });
  }
  if (result.total > 0 || request.impossible) return notices;
  const why = emptyNotices[result.emptyReason ?? ''];
  if (why !== undefined) notices.push(why(request));
  return notices;
}

/** Reads one listing: at once when the index answers at once, as nearly always. */
export function readListing(
  args: CallArguments,
  sources: ListingSources,
  wishlistIds?: readonly number[],
): Outcome<ListingData> | Promise<Outcome<ListingData>> {
  const scope = wishlistIds === undefined ? {} : { wishlistIds };
  const ready = sources.whenReady();
  if (ready !== true) return waitForIndex(args, sources, ready, wishlistIds);
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
  const count = (result: SearchResult): Counts => countsOf(result, presentCounts(result, attributes));
  if (request.value.impossible) return accepted(data(request.value, [], count(nothing)));
  const { query } = request.value;
  const { generation } = engine;
  const known = counts.get(query, generation);
  const conclude = (result: SearchResult): Outcome<ListingData> => {
    if (known !== undefined) return accepted(data(request.value, result.ids, known));
    const counted = count(result);
    counts.keep(query, generation, counted);
    return accepted(data(request.value, result.ids, counted));
  };
  const result = engine.search(known === undefined ? query : { ...query, counts: false });
  return result instanceof Promise ? result.then(conclude) : conclude(result);
}

function data(request: ListingRequest, ids: readonly number[], counts: Counts): ListingData {
  return { request, ids, counts, notices: [...request.notices, ...resultNotices(request, counts.result)] };
}
