import { expect, test } from 'vitest';
import { analyzerFor } from '../analysis/analyzer.ts';
import { sampleDocument } from '../testing/sample-document.ts';
import { findById, nameOf } from './dictionary.ts';
import { mergeSegments } from './merge-segments.ts';
import { buildSegment } from './segment-store.ts';
import { FLAG, type Segment } from './segment.ts';

const ids = Array.from({ length: 40 }, (_, index) => index + 1);
const segmentOf = (some: readonly number[]): Segment =>
  buildSegment(
    some.map((id) => sampleDocument({ id, name: `Vite numero ${id}`, stock: id, sold: id % 7 })),
    analyzerFor('it'),
  );

/** A segment of shared memory: another thread deletes a document after its flags were read so many times. */
function deletedMeanwhile(segment: Segment, id: number, reads: number): Segment {
  const doc = String(findById(segment, id));
  let left = reads;
  const flags = new Proxy(segment.flags, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (key !== doc || (left -= 1) >= 0) return value;
      return Number(value) & ~FLAG.live;
    },
  });
  return { ...segment, flags };
}

test.each([0, 1, 2, 3])(
  'a document deleted while its segments are merged moves no other: after %i readings',
  (reads) => {
    const sources = [deletedMeanwhile(segmentOf(ids.slice(0, 20)), 3, reads), segmentOf(ids.slice(20))];
    const merged = mergeSegments(sources);
    for (const id of ids.filter((one) => one !== 3)) {
      const doc = findById(merged, id);
      expect([id, merged.id[doc], nameOf(merged, doc), merged.stock[doc]]).toEqual([
        id,
        id,
        `Vite numero ${id}`,
        id,
      ]);
    }
    expect([...merged.id].toSorted((a, b) => a - b)).toEqual(
      reads === 0 ? ids.filter((id) => id !== 3) : ids,
    );
  },
);
