import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { byteText, readByteText } from '../../platform/bytes/byte-slab.ts';
import type { ByteText } from '../../platform/bytes/byte-slab.ts';
import { ByteBoundedCache } from '../../platform/byte-bounded-cache.ts';
import type { SearchQuery, SearchResult } from '@casamaestra/search/search-engine.ts';

/** The fields of a listing that are counted over the whole result. */
export type CountedPart = Pick<Listing, 'min_price_all' | 'max_price_all' | 'category' | 'features'>;

/** What is true of the whole result, whichever page of it is shown. */
export interface CountedResult {
  readonly result: Omit<SearchResult, 'ids' | 'facets' | 'categories' | 'price'>;
  /** The counted fields as JSON without the outer braces, ready to be inserted into an answer. */
  readonly json: ByteText;
}

const ENTRY_BYTES = 700;

/**
 * Caches facet counts: the expensive part of a search, and the same for every page and order of a listing.
 * The engine does not cache them: each of its workers would need a copy, here they are stored once as bytes.
 */
export interface CountsCache {
  get(query: SearchQuery, generation: number): CountedResult | undefined;
  keep(query: SearchQuery, generation: number, counts: CountedResult): void;
  clear(): void;
}

export function countsOf(result: SearchResult, counted: CountedPart): CountedResult {
  const { ids: _ids, facets: _facets, categories: _categories, price: _price, ...rest } = result;
  return { result: rest, json: byteText(JSON.stringify(counted).slice(1, -1)) };
}

/** The counted fields as a new object that the caller may change. */
export function readCounts({ json }: CountedResult): CountedPart {
  return JSON.parse(`{${readByteText(json)}}`) as CountedPart;
}

function keyOf(query: SearchQuery): string {
  const { sort: _sort, randomSeed: _seed, offset: _offset, limit: _limit, ...counted } = query;
  return JSON.stringify(counted);
}

export function createCountsCache(maxBytes: number): CountsCache {
  const cache = new ByteBoundedCache<string, CountedResult>(maxBytes);
  let held = -1;

  function current(generation: number): void {
    if (generation === held) return;
    cache.clear();
    held = generation;
  }

  return {
    clear: () => cache.clear(),
    get(query, generation) {
      current(generation);
      return cache.get(keyOf(query));
    },
    keep(query, generation, counts) {
      current(generation);
      const key = keyOf(query);
      cache.set(key, counts, counts.json.length + 2 * key.length + ENTRY_BYTES);
    },
  };
}
