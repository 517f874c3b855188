import { analyzerFor } from './analysis/analyzer.ts';
import { findById } from './index/dictionary.ts';
import { mergeSegments } from './index/merge-segments.ts';
import { SegmentBuilder } from './index/segment-builder.ts';
import { layOutSegment } from './index/segment-layout.ts';
import { FLAG, type Segment } from './index/segment.ts';
import type { SearchLanguage, SegmentWriter } from './search-engine.ts';

/** Documents collected before they are laid out. */
const PART_DOCS = 10_000;
/** So many neighbours of about one size become one. */
const NEIGHBOURS = 4;
/** Larger ones stay as they are: a merge needs as much memory again. */
const MERGED_DOCS = 4 * PART_DOCS * NEIGHBOURS;

/** Merges the last parts when they are of about one size. */
function tidied(parts: readonly Segment[]): readonly Segment[] {
  const last = parts.slice(-NEIGHBOURS);
  const docs = last.reduce((sum, part) => sum + part.docs, 0);
  const alike = (last[0]?.docs ?? 0) < 2 * (last.at(-1)?.docs ?? 0);
  if (last.length < NEIGHBOURS || !alike || docs > MERGED_DOCS) return parts;
  return tidied([...parts.slice(0, -NEIGHBOURS), mergeSegments(last)]);
}

export function createSegmentWriter(language: SearchLanguage): SegmentWriter {
  const analyzer = analyzerFor(language);
  let parts: readonly Segment[] = [];
  let builder = new SegmentBuilder(analyzer);
  let chunk = new Map<number, number>();

  function layOut(): void {
    if (builder.docs === 0) return;
    parts = tidied([...parts, layOutSegment(builder)]);
    builder = new SegmentBuilder(analyzer);
    chunk = new Map();
  }

  function forget(id: number): void {
    for (const part of parts) {
      const doc = findById(part, id);
      if (doc >= 0) part.flags[doc] = (part.flags[doc] ?? 0) & ~FLAG.live;
    }
  }

  return {
    add(document) {
      const before = chunk.get(document.id);
      if (before !== undefined) builder.plain.flags.items[before] = 0;
      else forget(document.id);
      chunk.set(document.id, builder.docs);
      builder.add(document);
      if (builder.docs >= PART_DOCS) layOut();
    },
    take() {
      layOut();
      const taken = parts;
      parts = [];
      return taken.map(({ buffer, lengths }) => ({ buffer, lengths }));
    },
  };
}
