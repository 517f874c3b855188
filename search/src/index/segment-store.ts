import type { Analyzer } from '../analysis/analyzer.ts';
import type { PriceStockPatch, SearchChange, SearchDocument } from '../search-engine.ts';
import { findById } from './dictionary.ts';
import { mergeSegments } from './merge-segments.ts';
import { PLAIN_VALUES, popularityOf, SegmentBuilder, unitPriceOf } from './segment-builder.ts';
import { layOutSegment } from './segment-layout.ts';
import { FINDABLE, FLAG, type Segment } from './segment.ts';

/** A delta this many times smaller than its neighbour is left alone; larger ones are merged with it. */
const TIER_FACTOR = 4;
/** Deltas of more documents together are merged by a thread. */
const MERGED_AT_ONCE = 500;
/** With more segments than this, base included, a thread merges deltas. */
const SEGMENTS_MAX = 8;
/** Number of documents in deltas, or of deleted ones, that makes a merge with the base due: at least this many, and this share of it. */
const MERGE_MIN = 200;
const MERGE_SHARE = 0.1;
/** A large base grows by more at a time, since each merge reads all of it; deleted documents then need memory twice. */
const LARGE_BASE = 50_000;
const GROWTH_SHARE = 0.5;

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

/** How many can be found, and how many are held, unpublished ones too. */
export function countDocuments(segments: readonly Segment[]): { documents: number; held: number } {
  let documents = 0;
  let held = 0;
  for (const { flags } of segments) {
    for (const flag of flags) {
      if ((flag & FINDABLE) === FINDABLE) documents += 1;
      if ((flag & FLAG.live) !== 0) held += 1;
    }
  }
  return { documents, held };
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
  if (patch.published === false) segment.flags[doc] = (segment.flags[doc] ?? 0) & ~FLAG.published;
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
  /** Number of leading segments that new deltas must not be merged with: the base, and those up to the last source of a running merge. */
  frozen = 1;
  /** Documents deleted since the base was made. */
  removed = 0;
  private readonly analyzer: Analyzer;

  constructor(analyzer: Analyzer) {
    this.analyzer = analyzer;
  }

  /** Documents outside of the base. */
  get waiting(): number {
    return this.segments.slice(1).reduce((sum, segment) => sum + segment.docs, 0);
  }

  /** Applies changes; returns the ids, and whether any search could answer otherwise now. */
  apply(changes: Iterable<SearchChange>): {
    readonly touched: ReadonlySet<number>;
    readonly seen: boolean;
  } {
    const touched = new Set<number>();
    const pending = new Map<number, SearchDocument>();
    let seen = false;
    for (const change of changes) {
      if (change.kind === 'upsert') {
        pending.set(change.document.id, change.document);
        touched.add(change.document.id);
      } else if (change.kind === 'delete') {
        const was = pending.delete(change.id);
        if (this.remove(change.id) || was) touched.add(change.id);
        seen = true;
      } else if (this.patch(change.patch, pending, touched)) seen = true;
    }
    if (pending.size > 0) {
      for (const id of pending.keys()) this.remove(id);
      this.append(buildSegment(pending.values(), this.analyzer));
    }
    return { touched, seen: seen || pending.size > 0 };
  }

  /**
   * Takes a segment made elsewhere as new versions of its documents; those not in `accepted` have been overtaken.
   */
  adopt(delta: Segment, accepted: ReadonlySet<number>): void {
    for (const [doc, id] of delta.id.entries()) {
      if (accepted.has(id)) this.remove(id);
      else delta.flags[doc] = (delta.flags[doc] ?? 0) & ~FLAG.live;
    }
    this.append(delta);
  }

  /** Which segments a thread should merge now: all, neighbours that have become many, or none. */
  due(): readonly Segment[] {
    const { segments, waiting } = this;
    const base = segments[0]?.docs ?? 0;
    const most = Math.max(MERGE_MIN, base * MERGE_SHARE);
    if (this.removed >= most || waiting >= (base < LARGE_BASE ? most : base * GROWTH_SHARE)) return segments;
    if (segments.length <= SEGMENTS_MAX) return [];
    const deltas = segments.slice(1);
    const from = deltas.findIndex((delta, at) => {
      const later = deltas.slice(at + 1).reduce((sum, { docs }) => sum + docs, 0);
      return delta.docs < later * TIER_FACTOR;
    });
    return from < 0 ? [] : deltas.slice(from);
  }

  /** Adds a delta and merges it with neighbours of similar size, when that takes no longer than a search. */
  private append(delta: Segment): void {
    const kept = [...this.segments];
    const merging = [delta];
    let size = delta.docs;
    for (;;) {
      const last = kept.at(-1);
      if (kept.length <= this.frozen || last === undefined) break;
      if (last.docs >= size * TIER_FACTOR || last.docs + size > MERGED_AT_ONCE) break;
      kept.pop();
      merging.unshift(last);
      size += last.docs;
    }
    this.segments = [...kept, merging.length === 1 ? delta : mergeSegments(merging)];
  }

  /** Returns whether a search could see it: not a number of pieces that stays above zero. */
  private patch(patch: PriceStockPatch, pending: Map<number, SearchDocument>, touched: Set<number>): boolean {
    const waiting = pending.get(patch.id);
    if (waiting !== undefined) {
      pending.set(patch.id, patchDocument(waiting, patch));
      return true;
    }
    const found = locate(this.segments, patch.id);
    if (found === undefined) return false;
    const { segment, doc } = found;
    const isGone = ((segment.flags[doc] ?? 0) & FLAG.published) === 0;
    const had = (segment.stock[doc] ?? 0) > 0;
    patchInPlace(segment, doc, patch);
    touched.add(patch.id);
    const has = (segment.stock[doc] ?? 0) > 0;
    // Nobody can find what is unpublished.
    return (
      !isGone && (had !== has || Object.keys(patch).some((field) => field !== 'id' && field !== 'stock'))
    );
  }

  private remove(id: number): boolean {
    const found = locate(this.segments, id);
    if (found === undefined) return false;
    found.segment.flags[found.doc] = (found.segment.flags[found.doc] ?? 0) & ~FLAG.live;
    this.removed += 1;
    return true;
  }
}
