import type { Analyzer } from '../analysis/analyzer.ts';
import type { PriceStockPatch, SearchChange, SearchDocument } from '../search-engine.ts';
import { findById } from './dictionary.ts';
import { absorbSegment } from './segment-absorb.ts';
import { PLAIN_VALUES, popularityOf, SegmentBuilder, unitPriceOf } from './segment-builder.ts';
import { layOutSegment } from './segment-layout.ts';
import { FLAG, type Segment } from './segment.ts';

/** A delta this many times smaller than its neighbour is left alone; larger ones are merged with it. */
const TIER_FACTOR = 4;

/** Merges segments into one, without the deleted documents. */
export function mergeSegments(segments: readonly Segment[], analyzer: Analyzer): Segment {
  const builder = new SegmentBuilder(analyzer);
  for (const segment of segments) absorbSegment(builder, segment);
  return layOutSegment(builder);
}

export function buildSegment(documents: Iterable<SearchDocument>, analyzer: Analyzer): Segment {
  const builder = new SegmentBuilder(analyzer);
  for (const document of documents) builder.add(document);
  return layOutSegment(builder);
}

/** Position of the live document with an id. */
export function locate(
  segments: readonly Segment[],
  id: number,
): { segment: Segment; doc: number } | undefined {
  for (const segment of segments) {
    const doc = findById(segment, id);
    if (doc >= 0 && ((segment.flags[doc] ?? 0) & FLAG.live) !== 0) return { segment, doc };
  }
  return undefined;
}

function patchDocument(document: SearchDocument, patch: PriceStockPatch): SearchDocument {
  const { unitPriceCents, ...others } = patch;
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  if (unitPriceCents === undefined) return { ...document, ...given };
  const { unitPriceCents: _before, ...rest } = document;
  return unitPriceCents === null ? { ...rest, ...given } : { ...rest, ...given, unitPriceCents };
}

/** Columns that a patch writes, and the source of each new value. */
const PATCHED = [
  ['minPriceCents', 'minPrice'],
  ['maxPriceCents', 'maxPrice'],
  ['discountPercent', 'discountPercent'],
  ['discountCents', 'discountCents'],
  ['stock', 'stock'],
  ['sold', 'sold'],
  ['ratingAverage', 'ratingMilli'],
  ['ratingCount', 'ratingCount'],
  ['updatedAt', 'updated'],
] as const;

function patchInPlace(segment: Segment, doc: number, patch: PriceStockPatch): void {
  for (const [field, column] of PATCHED) {
    if (patch[field] !== undefined) segment[column][doc] = PLAIN_VALUES[column](patch as SearchDocument);
  }
  if (patch.sold !== undefined) segment.popularity[doc] = popularityOf(patch.sold);
  if (patch.unitPriceCents !== undefined) segment.unitPrice[doc] = unitPriceOf(patch.unitPriceCents);
  if (patch.isSale !== undefined) {
    const flags = segment.flags[doc] ?? 0;
    segment.flags[doc] = patch.isSale ? flags | FLAG.sale : flags & ~FLAG.sale;
  }
}

/**
 * The segments of an index: a large base and a few deltas of decreasing size. Deleted documents lose their
 * live flag; a changed one is deleted and added to a new delta; price and stock are written in place.
 */
export class SegmentStore {
  segments: readonly Segment[] = [];
  /**
   * Number of leading segments that new deltas must not be merged with: the base, and sources of a running
   * merge.
   */
  frozen = 1;
  private readonly analyzer: Analyzer;

  constructor(analyzer: Analyzer) {
    this.analyzer = analyzer;
  }

  /** Documents outside of the base. */
  get waiting(): number {
    return this.segments.slice(1).reduce((sum, segment) => sum + segment.docs, 0);
  }

  /** Applies changes; returns the ids, and whether documents were added or removed. */
  apply(changes: Iterable<SearchChange>): {
    readonly touched: ReadonlySet<number>;
    readonly structure: boolean;
  } {
    const touched = new Set<number>();
    const pending = new Map<number, SearchDocument>();
    let structure = false;
    for (const change of changes) {
      if (change.kind === 'upsert') {
        pending.set(change.document.id, change.document);
        touched.add(change.document.id);
      } else if (change.kind === 'delete') {
        const was = pending.delete(change.id);
        if (this.remove(change.id) || was) touched.add(change.id);
        structure = true;
      } else this.patch(change.patch, pending, touched);
    }
    if (pending.size > 0) {
      for (const id of pending.keys()) this.remove(id);
      this.append(buildSegment(pending.values(), this.analyzer));
    }
    return { touched, structure: structure || pending.size > 0 };
  }

  /** Adds a delta and merges it with neighbours of similar size. */
  private append(delta: Segment): void {
    const kept = [...this.segments];
    const merging = [delta];
    let size = delta.docs;
    while (kept.length > this.frozen && (kept.at(-1)?.docs ?? 0) < size * TIER_FACTOR) {
      const last = kept.pop();
      if (last !== undefined) merging.unshift(last);
      size += last?.docs ?? 0;
    }
    this.segments = [...kept, merging.length === 1 ? delta : mergeSegments(merging, this.analyzer)];
  }

  private patch(patch: PriceStockPatch, pending: Map<number, SearchDocument>, touched: Set<number>): void {
    const waiting = pending.get(patch.id);
    if (waiting !== undefined) {
      pending.set(patch.id, patchDocument(waiting, patch));
      return;
    }
    const found = locate(this.segments, patch.id);
    if (found === undefined) return;
    patchInPlace(found.segment, found.doc, patch);
    touched.add(patch.id);
  }

  private remove(id: number): boolean {
    const found = locate(this.segments, id);
    if (found === undefined) return false;
    found.segment.flags[found.doc] = (found.segment.flags[found.doc] ?? 0) & ~FLAG.live;
    return true;
  }
}
