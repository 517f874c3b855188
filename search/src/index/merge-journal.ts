import { findById } from './dictionary.ts';
import { PLAIN_COLUMNS } from './segment-builder.ts';
import { locate } from './segment-store.ts';
import { FLAG, type Segment } from './segment.ts';

/**
 * Updates a segment merged in the background: repeats deletions and in-place changes made to its sources
 * meanwhile.
 */
export function replayOnMerged(
  merged: Segment,
  sources: readonly Segment[],
  touched: Iterable<number>,
): void {
  for (const id of touched) {
    const doc = findById(merged, id);
    if (doc < 0) continue;
    const found = locate(sources, id);
    if (found === undefined) {
      merged.flags[doc] = (merged.flags[doc] ?? 0) & ~FLAG.live;
      continue;
    }
    for (const column of PLAIN_COLUMNS) merged[column][doc] = found.segment[column][found.doc] ?? 0;
  }
}
