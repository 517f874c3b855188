import { setImmediate as nextTurn } from 'node:timers/promises';
import { findById } from './dictionary.ts';
import { PLAIN_COLUMNS } from './segment-builder.ts';
import { locate } from './segment-store.ts';
import { FLAG, type Segment } from './segment.ts';

/** Repeated before visitors get a turn: a millisecond or two. */
const REPEATED_AT_ONCE = 1000;

/**
 * Updates a segment merged in the background: repeats deletions and in-place changes made to its sources
 * meanwhile.
 */
function replayOnMerged(merged: Segment, sources: readonly Segment[], touched: Iterable<number>): void {
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

/** The documents that changed while segments are merged, to be repeated on the outcome. */
export class MergeJournal {
  readonly sources: readonly Segment[];
  private touched = new Set<number>();

  constructor(sources: readonly Segment[]) {
    this.sources = sources;
  }

  add(ids: Iterable<number>): void {
    for (const id of ids) this.touched.add(id);
  }

  /** A long merge meets many changes: they are repeated a little at a time, with those that come meanwhile. */
  async repeatMost(merged: Segment): Promise<void> {
    while (this.touched.size > REPEATED_AT_ONCE) {
      const touched = [...this.touched];
      this.touched = new Set();
      for (let start = 0; start < touched.length; start += REPEATED_AT_ONCE) {
        replayOnMerged(merged, this.sources, touched.slice(start, start + REPEATED_AT_ONCE));
        await nextTurn();
      }
    }
  }

  /** What is left, right before the outcome takes the place of its sources. */
  repeatRest(merged: Segment): void {
    replayOnMerged(merged, this.sources, this.touched);
  }
}
