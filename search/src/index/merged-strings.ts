import type { ByteStrings } from './dictionary.ts';
import { walkSorted } from './walk-sorted.ts';

/** Not in the merged dictionary. */
export const NOWHERE = 0xffff_ffff;

/** Several sorted dictionaries as one. */
export type MergedStrings = {
  readonly length: number;
  readonly start: Uint32Array;
  /** By list: where each of its entries is in the merged one, or NOWHERE. */
  readonly places: readonly Uint32Array[];
  writeBytes(target: Uint8Array): void;
};

const lengthAt = ({ start }: ByteStrings, at: number): number => (start[at + 1] ?? 0) - (start[at] ?? 0);

function compareEntries(one: ByteStrings, at: number, other: ByteStrings, otherAt: number): number {
  const from = one.start[at] ?? 0;
  const otherFrom = other.start[otherAt] ?? 0;
  const length = lengthAt(one, at);
  const otherLength = lengthAt(other, otherAt);
  const shared = Math.min(length, otherLength);
  for (let byte = 0; byte < shared; byte += 1) {
    const difference = (one.bytes[from + byte] ?? 0) - (other.bytes[otherFrom + byte] ?? 0);
    if (difference !== 0) return difference;
  }
  return length - otherLength;
}

/** Entries of the lists by place; a place is an entry of the merged dictionary. */
class Merging {
  readonly places: Uint32Array[];
  readonly heads: Uint32Array;
  readonly start: Uint32Array;
  length = 0;
  private readonly lists: readonly ByteStrings[];
  private readonly keeps: (list: number, entry: number) => boolean;
  /** The lists whose last visited entries are the same text. */
  private readonly alike: Uint32Array;
  private alikes = 0;
  private isKept = false;

  constructor(lists: readonly ByteStrings[], keeps: (list: number, entry: number) => boolean) {
    this.lists = lists;
    this.keeps = keeps;
    this.places = lists.map(({ start }) => new Uint32Array(start.length - 1).fill(NOWHERE));
    this.heads = new Uint32Array(lists.length);
    this.alike = new Uint32Array(lists.length);
    this.start = new Uint32Array(lists.reduce((sum, { start }) => sum + start.length - 1, 1));
  }

  compare(one: number, other: number): number {
    return compareEntries(this.list(one), this.heads[one] ?? 0, this.list(other), this.heads[other] ?? 0);
  }

  take(list: number): boolean {
    const entry = this.heads[list] ?? 0;
    const before = this.alike[0] ?? 0;
    if (
      this.alikes > 0 &&
      compareEntries(this.list(list), entry, this.list(before), (this.heads[before] ?? 0) - 1) !== 0
    )
      this.settle();
    this.alike[this.alikes] = list;
    this.alikes += 1;
    this.isKept ||= this.keeps(list, entry);
    this.heads[list] = entry + 1;
    return entry + 1 < this.list(list).start.length - 1;
  }

  /** Gives the text just visited its place. */
  settle(): void {
    const first = this.alike[0] ?? 0;
    if (this.isKept) {
      const bytes = lengthAt(this.list(first), (this.heads[first] ?? 0) - 1);
      this.start[this.length + 1] = (this.start[this.length] ?? 0) + bytes;
      for (let at = 0; at < this.alikes; at += 1) {
        const list = this.alike[at] ?? 0;
        const places = this.places[list];
        if (places !== undefined) places[(this.heads[list] ?? 0) - 1] = this.length;
      }
      this.length += 1;
    }
    this.alikes = 0;
    this.isKept = false;
  }

  private list(at: number): ByteStrings {
    return this.lists[at] as ByteStrings;
  }
}

/** An entry is in the merged dictionary when one of the lists that have it keeps it. */
export function mergeStrings(
  lists: readonly ByteStrings[],
  keeps: (list: number, entry: number) => boolean,
): MergedStrings {
  const merging = new Merging(lists, keeps);
  const open = lists.flatMap(({ start }, list) => (start.length > 1 ? [list] : []));
  walkSorted(
    open,
    (one, other) => merging.compare(one, other),
    (list) => merging.take(list),
  );
  merging.settle();
  const start = merging.start.slice(0, merging.length + 1);
  return {
    length: merging.length,
    start,
    places: merging.places,
    writeBytes(target) {
      for (const [list, strings] of lists.entries()) {
        for (const [entry, place] of (merging.places[list] ?? []).entries()) {
          if (place === NOWHERE) continue;
          target.set(strings.bytes.subarray(strings.start[entry], strings.start[entry + 1]), start[place]);
        }
      }
    },
  };
}
