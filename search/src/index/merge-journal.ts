import { findById } from './dictionary.ts';
import { PLAIN_COLUMNS } from './segment-builder.ts';
import { locate } from './segment-store.ts';
import { FLAG, type Segment } from './segment.ts';

/**
 * Brings a segment that was merged in the background up to date: what was deleted or written in place
 * in its sources meanwhile is repeated on it.
 */
export function replayOnMerged(
  merged: Segment,
  sources: readonly Segment[],
  touched: ReadonlySet<number>,
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
