import { codeKey } from '../analysis/fold.ts';
import { findById } from '../index/dictionary.ts';
import { TAG_FACETS } from '../index/facet-collector.ts';
import type { Segment } from '../index/segment.ts';
import type { SearchQuery } from '../search-engine.ts';
import type { Choices } from './filters.ts';
import { codeDocuments, type Scratch } from './match.ts';

/** Document ranges of category nodes. */
export function categoryRanges(segment: Segment, nodes: readonly number[]): { from: number; to: number }[] {
  return nodes.map((node) => ({
    from: segment.categoryDocs[node] ?? 0,
    to: segment.categoryDocs[segment.categoryEnd[node] ?? 0] ?? 0,
  }));
}

/** Whether a facet is requested that is not counted by default. */
export function wantsTags({ facets = 'auto' }: SearchQuery, choices: Choices): boolean {
  return [...choices.keys(), ...(facets === 'auto' ? [] : facets)].some((code) => TAG_FACETS.has(code));
}

/** Documents of the requested ids and SKUs, sorted, or null when none are requested. */
export function restriction(segment: Segment, { ids, skus }: SearchQuery): Uint32Array | null {
  if (ids === undefined && skus === undefined) return null;
  let wanted: Set<number> | undefined;
  if (ids !== undefined) wanted = new Set(ids.map((id) => findById(segment, id)).filter((doc) => doc >= 0));
  if (skus !== undefined) {
    const bySku = new Set(skus.flatMap((sku) => [...codeDocuments(segment, codeKey(sku), true)]));
    wanted = wanted === undefined ? bySku : new Set([...wanted].filter((doc) => bySku.has(doc)));
  }
  return Uint32Array.from(wanted ?? []).sort();
}

export function restrict(segment: Segment, query: SearchQuery, { docs }: Scratch, count: number): number {
  const wanted = new Set(restriction(segment, query));
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0;
    if (!wanted.has(doc)) continue;
    docs[kept] = doc;
    kept += 1;
  }
  return kept;
}
