import type { SearchQuery, SearchResult } from '../search-engine.ts';

export type CountedParts = Pick<SearchResult, 'facets' | 'categories' | 'price'>;

const ENTRIES_MAX = 48;
/** Smaller results are counted faster than remembered. */
const HITS_MIN = 3_000;

/**
 * Counts of large results, for the next page, another sort or the next shopper with the same popular
 * words. Valid for one generation of the index: nothing out of date is ever shown.
 */
export class CountsCache {
  private generation = -1;
  private readonly entries = new Map<string, CountedParts>();

  static keyOf({
    offset: _offset,
    limit: _limit,
    sort: _sort,
    randomSeed: _seed,
    ...counted
  }: SearchQuery): string {
    return JSON.stringify(counted);
  }

  get(key: string, generation: number): CountedParts | undefined {
    if (generation !== this.generation) {
      this.entries.clear();
      this.generation = generation;
    }
    const found = this.entries.get(key);
    if (found !== undefined) {
      this.entries.delete(key);
      this.entries.set(key, found);
    }
    return found;
  }

  put(key: string, hits: number, parts: CountedParts): void {
    if (hits < HITS_MIN) return;
    this.entries.set(key, parts);
    const [oldest] = this.entries.keys();
    if (this.entries.size > ENTRIES_MAX && oldest !== undefined) this.entries.delete(oldest);
  }
}
