import type { ByteText } from '../../contract-http/answer-slab.ts';
import { ByteBoundedCache } from '../../platform/byte-bounded-cache.ts';
import type { SearchQuery, SearchResult } from '../../search/search-engine.ts';

/** What a result says of the whole, whatever page of it is shown: facets, categories, prices, total. */
export interface Counts {
  readonly result: SearchResult;
  /** The counted part of the answer as JSON, made when first sent. */
  json: ByteText | null;
}

const VALUE_BYTES = 140;
const ENTRY_BYTES = 1500;

/** Facet counts are the dear part of a search, and the same for every page and order of a listing. */
export interface CountsCache {
  get(query: SearchQuery, generation: number): Counts | undefined;
  keep(query: SearchQuery, generation: number, result: SearchResult): Counts;
}

function keyOf(query: SearchQuery): string {
  const { sort: _sort, randomSeed: _seed, offset: _offset, limit: _limit, ...counted } = query;
  return JSON.stringify(counted);
}

export function createCountsCache(maxBytes: number): CountsCache {
  const cache = new ByteBoundedCache<string, Counts>(maxBytes);
  let held = -1;

  function current(generation: number): void {
    if (generation === held) return;
    cache.clear();
    held = generation;
  }

  return {
    get(query, generation) {
      current(generation);
      return cache.get(keyOf(query));
    },
    keep(query, generation, result) {
      current(generation);
      const { ids: _ids, ...rest } = result;
      const counts: Counts = { result: { ids: [], ...rest }, json: null };
      const values = result.facets.reduce(
        (sum, facet) => sum + facet.values.length,
        result.categories.length,
      );
      cache.set(keyOf(query), counts, values * VALUE_BYTES + ENTRY_BYTES);
      return counts;
    },
  };
}
