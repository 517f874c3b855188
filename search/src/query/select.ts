import type { Segment } from '../index/segment.ts';

/** A found document to be sorted: key descending, then sold descending, then id ascending. */
export type Candidate = {
  readonly segment: Segment;
  readonly doc: number;
  readonly key: number;
  /** Folded name, for the sort by name. */
  readonly name?: string;
};

export function compareCandidates(one: Candidate, other: Candidate): number {
  if (one.name !== undefined && other.name !== undefined && one.name !== other.name)
    return one.name < other.name ? -1 : 1;
  if (one.name === undefined && one.key !== other.key) return other.key - one.key;
  const sold = (other.segment.sold[other.doc] ?? 0) - (one.segment.sold[one.doc] ?? 0);
  return sold || (one.segment.id[one.doc] ?? 0) - (other.segment.id[other.doc] ?? 0);
}

/** Positions of the `most` best of `count` keyed documents, best first. */
export function selectTop(
  segment: Segment,
  docs: Uint32Array,
  keys: Float64Array,
  count: number,
  most: number,
): Uint32Array {
  const { sold, id } = segment;
  /** Whether the first position sorts after the second. */
  const behind = (one: number, other: number): boolean => {
    const [key, otherKey] = [keys[one] ?? 0, keys[other] ?? 0];
    if (key !== otherKey) return key < otherKey;
    const [doc, otherDoc] = [docs[one] ?? 0, docs[other] ?? 0];
    const difference = (sold[doc] ?? 0) - (sold[otherDoc] ?? 0);
    return difference === 0 ? (id[doc] ?? 0) > (id[otherDoc] ?? 0) : difference < 0;
  };
  const size = Math.min(most, count);
  const heap = new Uint32Array(size);
  const sink = (from: number): void => {
    const item = heap[from] ?? 0;
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && behind(heap[child + 1] ?? 0, heap[child] ?? 0)) child += 1;
      if (!behind(heap[child] ?? 0, item)) break;
      heap[at] = heap[child] ?? 0;
      at = child;
    }
    heap[at] = item;
  };
  if (size === 0) return heap;
  for (let at = 0; at < size; at += 1) heap[at] = at;
  for (let at = (size >>> 1) - 1; at >= 0; at -= 1) sink(at);
  let worst = keys[heap[0] ?? 0] ?? 0;
  for (let at = size; at < count; at += 1) {
    if ((keys[at] ?? 0) < worst || !behind(heap[0] ?? 0, at)) continue;
    heap[0] = at;
    sink(0);
    worst = keys[heap[0] ?? 0] ?? 0;
  }
  return heap.sort((one, other) => (behind(one, other) ? 1 : -1));
}
