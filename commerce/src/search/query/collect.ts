import type { Segment } from '../index/segment.ts';
import { PRICE_BIT, type SegmentFilter } from './filters.ts';

/** Counts over one segment. */
export type Counts = {
  /** Documents that satisfy everything stand first in `docs`. */
  hits: number;
  readonly values: Uint32Array;
  readonly categories: Uint32Array;
  /** Over the result without its price filter. */
  minPrice: number;
  maxPrice: number;
};

export type Ranges = readonly { readonly from: number; readonly to: number }[];

export function createCounts(segment: Segment): Counts {
  return {
    hits: 0,
    values: new Uint32Array(segment.valueTextStart.length - 1),
    categories: new Uint32Array(segment.categoryId.length),
    minPrice: Infinity,
    maxPrice: -Infinity,
  };
}

const inRanges = (ranges: Ranges, doc: number): boolean => {
  for (const range of ranges) if (doc >= range.from && doc < range.to) return true;
  return false;
};

/** Fills `docs` with all documents of the ranges. */
export function fillRanges(docs: Uint32Array, ranges: Ranges): number {
  let count = 0;
  for (const { from, to } of ranges) {
    for (let doc = from; doc < to; doc += 1) {
      docs[count] = doc;
      count += 1;
    }
  }
  return count;
}

/** Which filter bits a document misses. */
function missingBits(segment: Segment, filter: SegmentFilter, doc: number): number {
  let missing = filter.required;
  const { valueBits } = filter;
  if (valueBits !== null) {
    const { values, valueStart } = segment;
    const end = valueStart[doc + 1] ?? 0;
    for (let at = valueStart[doc] ?? 0; at < end; at += 1) missing &= ~(valueBits[values[at] ?? 0] ?? 0);
  }
  if ((missing & PRICE_BIT) !== 0) {
    const price = segment.minPrice[doc] ?? 0;
    if (price >= filter.minPrice && price <= filter.maxPrice) missing &= ~PRICE_BIT;
  }
  return missing;
}

/** Counts the document for the one facet whose choice it misses. */
function countNearMiss(segment: Segment, filter: SegmentFilter, doc: number, missing: number, counts: Counts): void {
  const facet = filter.facetOfBit[31 - Math.clz32(missing)];
  if (facet === undefined) return;
  const { values, valueStart } = segment;
  const end = valueStart[doc + 1] ?? 0;
  for (let at = valueStart[doc] ?? 0; at < end; at += 1) {
    const value = values[at] ?? 0;
    if (value >= facet.from && value < facet.to) counts.values[value] = (counts.values[value] ?? 0) + 1;
  }
}

/** Counts values, categories and prices of documents that satisfy everything. */
function countHits(segment: Segment, docs: Uint32Array, hits: number, counts: Counts): void {
  const { values, valueStart, category, minPrice } = segment;
  const { values: valueCounts, categories } = counts;
  let { minPrice: least, maxPrice: most } = counts;
  for (let at = 0; at < hits; at += 1) {
    const doc = docs[at] ?? 0;
    const end = valueStart[doc + 1] ?? 0;
    for (let slot = valueStart[doc] ?? 0; slot < end; slot += 1) {
      const value = values[slot] ?? 0;
      valueCounts[value] = (valueCounts[value] ?? 0) + 1;
    }
    const node = category[doc] ?? 0;
    categories[node] = (categories[node] ?? 0) + 1;
    const price = minPrice[doc] ?? 0;
    if (price < least) least = price;
    if (price > most) most = price;
  }
  counts.minPrice = least;
  counts.maxPrice = most;
}

/**
 * Keeps, at the front of `docs`, those of the `count` candidates that satisfy the filter, and counts.
 * `spared` receives the documents that only the price filter rejects. Returns the number kept.
 */
export function collect(
  segment: Segment,
  filter: SegmentFilter,
  ranges: Ranges | null,
  docs: Uint32Array,
  count: number,
  counts: Counts | null,
  spared: number[] | null,
): number {
  const { flags, minPrice } = segment;
  const { flags: needed, columns, required } = filter;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0;
    if (((flags[doc] ?? 0) & needed) !== needed) continue;
    if (ranges !== null && !inRanges(ranges, doc)) continue;
    if (columns !== null && !columns(doc)) continue;
    if (required !== 0) {
      const missing = missingBits(segment, filter, doc);
      if (missing !== 0) {
        if (counts === null || (missing & (missing - 1)) !== 0) continue;
        if (missing === PRICE_BIT) {
          const price = minPrice[doc] ?? 0;
          if (price < counts.minPrice) counts.minPrice = price;
          if (price > counts.maxPrice) counts.maxPrice = price;
          spared?.push(doc);
        } else countNearMiss(segment, filter, doc, missing, counts);
        continue;
      }
    }
    docs[kept] = doc;
    kept += 1;
  }
  if (counts !== null) {
    counts.hits = kept;
    countHits(segment, docs, kept, counts);
  }
  return kept;
}
