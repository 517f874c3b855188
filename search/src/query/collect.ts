import { valueColumn, type Segment } from '../index/segment.ts';
import { PRICE_BIT, type SegmentFilter } from './filters.ts';

/** Counts over one segment. */
export type Counts = {
  readonly values: Uint32Array;
  readonly categories: Uint32Array;
  /** Lowest and highest price of the result without its price filter. */
  readonly prices: Float64Array;
};

type Values = Uint16Array | Uint32Array;

export type Ranges = readonly { readonly from: number; readonly to: number }[];

export function createCounts(segment: Segment): Counts {
  return {
    values: new Uint32Array(segment.valueTextStart.length - 1),
    categories: new Uint32Array(segment.categoryId.length),
    prices: Float64Array.of(Infinity, -Infinity),
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

/** The filter bits a document does not satisfy. */
function missingBits(segment: Segment, values: Values, filter: SegmentFilter, doc: number): number {
  let missing = filter.required;
  const { valueBits } = filter;
  if (valueBits !== null) {
    const { valueStart, tags, tagStart } = segment;
    const end = valueStart[doc + 1] ?? 0;
    for (let at = valueStart[doc] ?? 0; at < end; at += 1) missing &= ~(valueBits[values[at] ?? 0] ?? 0);
    if (filter.tagged) {
      const last = tagStart[doc + 1] ?? 0;
      for (let at = tagStart[doc] ?? 0; at < last; at += 1) missing &= ~(valueBits[tags[at] ?? 0] ?? 0);
    }
  }
  if ((missing & PRICE_BIT) !== 0) {
    const price = segment.minPrice[doc] ?? 0;
    if (price >= filter.minPrice && price <= filter.maxPrice) missing &= ~PRICE_BIT;
  }
  return missing;
}

/** Counts a document for the only facet whose filter it does not satisfy. */
function countNearMiss(
  segment: Segment,
  values: Values,
  filter: SegmentFilter,
  doc: number,
  missing: number,
  counts: Counts,
): void {
  const facet = filter.facetOfBit[31 - Math.clz32(missing)];
  if (facet === undefined) return;
  const { valueStart, tags, tagStart } = segment;
  const note = (value: number): void => {
    if (value >= facet.from && value < facet.to) counts.values[value] = (counts.values[value] ?? 0) + 1;
  };
  const end = valueStart[doc + 1] ?? 0;
  for (let at = valueStart[doc] ?? 0; at < end; at += 1) note(values[at] ?? 0);
  const last = filter.tagged ? (tagStart[doc + 1] ?? 0) : 0;
  for (let at = tagStart[doc] ?? 0; at < last; at += 1) note(tags[at] ?? 0);
}

function notePrice({ prices }: Counts, price: number): void {
  if (price < (prices[0] ?? 0)) prices[0] = price;
  if (price > (prices[1] ?? 0)) prices[1] = price;
}

/** Counts values, categories and prices of documents that satisfy all filters. */
function countHits(segment: Segment, values: Values, docs: Uint32Array, hits: number, counts: Counts): void {
  const { valueStart, category, minPrice } = segment;
  const { values: valueCounts, categories } = counts;
  let least = 0xffff_ffff;
  let most = 0;
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
  if (hits > 0) notePrice(counts, least);
  if (hits > 0) notePrice(counts, most);
}

function countTags(segment: Segment, docs: Uint32Array, hits: number, counts: Counts): void {
  const { tags, tagStart } = segment;
  for (let at = 0; at < hits; at += 1) {
    const doc = docs[at] ?? 0;
    for (const value of tags.subarray(tagStart[doc], tagStart[doc + 1])) {
      counts.values[value] = (counts.values[value] ?? 0) + 1;
    }
  }
}

/**
 * Keeps, at the front of `docs`, those of the `count` candidates that satisfy the filter, and counts them.
 * With `withTags` also product types, promotions and groups. `spared` receives documents rejected only by the
 * price filter. Returns the number kept.
 */
export function collect(
  segment: Segment,
  filter: SegmentFilter,
  ranges: Ranges | null,
  docs: Uint32Array,
  count: number,
  counts: Counts | null,
  withTags: boolean,
  spared: number[] | null,
): number {
  const { flags, minPrice } = segment;
  const values = valueColumn(segment);
  const { flags: needed, columns, required } = filter;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0;
    if (((flags[doc] ?? 0) & needed) !== needed) continue;
    if (ranges !== null && !inRanges(ranges, doc)) continue;
    if (columns !== null && !columns(doc)) continue;
    if (required !== 0) {
      const missing = missingBits(segment, values, filter, doc);
      if (missing !== 0) {
        if (counts === null || (missing & (missing - 1)) !== 0) continue;
        if (missing === PRICE_BIT) {
          const price = minPrice[doc] ?? 0;
          notePrice(counts, price);
          spared?.push(doc);
        } else countNearMiss(segment, values, filter, doc, missing, counts);
        continue;
      }
    }
    docs[kept] = doc;
    kept += 1;
  }
  if (counts !== null) {
    countHits(segment, values, docs, kept, counts);
    if (withTags) countTags(segment, docs, kept, counts);
  }
  return kept;
}
