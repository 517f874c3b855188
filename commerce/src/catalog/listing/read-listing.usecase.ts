import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CallArguments } from '../../contract-http/endpoint.ts';
import type { SearchEngine, SearchResult } from '../../search/search-engine.ts';
import type { ContentStore } from '../../content/content-store.ts';
import type { DictionaryHolder } from '../dictionary/dictionary-holder.ts';
import { countsOf } from './counts-cache.ts';
import type { Counts, CountsCache } from './counts-cache.ts';
import { presentCounts } from './present-counts.ts';
import { shown } from './listing-parameters.ts';
import type { Notice } from './listing-parameters.ts';
import { readListingRequest } from './listing-request.ts';
import type { ListingRequest } from './listing-request.ts';

export interface ListingParts {
  readonly request: ListingRequest;
  /** Products of this page. */
  readonly ids: readonly number[];
  readonly counts: Counts;
  readonly notices: readonly Notice[];
}

export interface ListingSources {
  readonly engine: SearchEngine;
  readonly counts: CountsCache;
  readonly dictionary: DictionaryHolder;
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

/** The row of the menu labelled "home" may hold a query; what the caller says wins over it. */
async function withHomeQuery(args: CallArguments, content: ContentStore): Promise<CallArguments> {
  const menu = await content.menu();
  const home = menu.find((row) => row.label.toLowerCase() === 'home' && row.disable === 0);
  const query = home?.url.split('?')[1];
  return query === undefined ? args : { ...Object.fromEntries(new URLSearchParams(query)), ...args };
}

function unknownFilter({ unlistedFeatures: [name] }: ListingRequest): string {
  return name === undefined
    ? 'Nessun prodotto ha il valore che hai scelto: togli il filtro e riprova.'
    : `La caratteristica «${shown(name)}» non esiste nel nostro catalogo: togli questo filtro per vedere i prodotti.`;
}

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
  switch (result.emptyReason) {
    case 'no-words':
      notices.push({
        field: 'search_term',
        message: 'Scrivi almeno una parola: con i soli simboli non possiamo cercare.',
      });
      break;
    case 'unknown-filter':
      notices.push({ field: 'features', message: unknownFilter(request) });
      break;
    case 'filters-too-narrow':
      notices.push({
        field: 'features',
        message: 'Nessun prodotto risponde a tutti i filtri insieme: prova a toglierne uno.',
      });
      break;
    case 'unknown-words':
    case 'unknown-category':
    case 'empty-restriction':
    case undefined:
  }
  return notices;
}

/** Reads one listing: at once when the index answers at once, as nearly always. */
export function readListing(
  args: CallArguments,
  sources: ListingSources,
): Outcome<ListingParts> | Promise<Outcome<ListingParts>> {
  const ready = sources.whenReady();
  if (ready !== true) return waitForIndex(args, sources, ready);
  return args.home === undefined
    ? search(args, sources)
    : withHomeQuery(args, sources.content).then((all) => search(all, sources));
}

async function waitForIndex(
  args: CallArguments,
  sources: ListingSources,
  ready: false | Promise<boolean>,
): Promise<Outcome<ListingParts>> {
  if (await ready) return readListing(args, sources);
  return refused('starting_up', 'Il negozio sta aprendo: il catalogo sarà pronto tra pochi secondi.');
}

function search(
  args: CallArguments,
  sources: ListingSources,
): Outcome<ListingParts> | Promise<Outcome<ListingParts>> {
  const { engine, counts } = sources;
  const dictionary = sources.dictionary.current;
  const request = readListingRequest(args, dictionary, sources.seed);
  if (!request.ok) return request;
  const count = (result: SearchResult): Counts => countsOf(result, presentCounts(result, dictionary));
  if (request.value.impossible) return accepted(parts(request.value, [], count(nothing)));
  const { query } = request.value;
  const { generation } = engine;
  const known = counts.get(query, generation);
  const conclude = (result: SearchResult): Outcome<ListingParts> => {
    if (known !== undefined) return accepted(parts(request.value, result.ids, known));
    const counted = count(result);
    counts.keep(query, generation, counted);
    return accepted(parts(request.value, result.ids, counted));
  };
  const result = engine.search(known === undefined ? query : { ...query, counts: false });
  return result instanceof Promise ? result.then(conclude) : conclude(result);
}

function parts(request: ListingRequest, ids: readonly number[], counts: Counts): ListingParts {
  return { request, ids, counts, notices: [...request.notices, ...resultNotices(request, counts.result)] };
}
