import type { ByteSlice } from '../../platform/bytes/byte-slab.ts';

/** Small enough to be dropped one at a time, large enough that the system takes the memory back. */
const SLAB_BYTES = 262_144;
/** Key, place and map entry on the heap. */
const ENTRY_BYTES = 120;

interface Slab {
  readonly bytes: Buffer;
  used: number;
  readonly keys: number[];
}

interface Entry extends ByteSlice {
  /** Whether it was read since its slab was filled. */
  isRead: boolean;
}

/**
 * A cache of thousands of small byte strings in a few large allocations, up to a limit of bytes. The oldest
 * slab is dropped as a whole; entries of it that were read since are copied to the newest slab. Slices
 * handed out stay valid.
 */
export class SlabCache {
  readonly #entries = new Map<number, Entry>();
  readonly #slabs: Slab[] = [];
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Bytes allocated, free room in slabs included. */
  get bytes(): number {
    return this.#slabs.length * SLAB_BYTES + this.#entries.size * ENTRY_BYTES;
  }

  get(key: number): ByteSlice | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.isRead = true;
    return entry;
  }

  /**
   * Stores a copy of the text as UTF-8 and returns its slice; a text too large to be stored is returned all
   * the same.
   */
  set(key: number, text: string): ByteSlice {
    const length = Buffer.byteLength(text);
    if (length > SLAB_BYTES / 4) {
      this.#entries.delete(key);
      return { bytes: Buffer.from(text), start: 0, end: length };
    }
    const slab = this.#slabWith(length);
    slab.bytes.write(text, slab.used);
    return this.#place(slab, key, length);
  }

  delete(key: number): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#slabs.length = 0;
  }

  #place(slab: Slab, key: number, length: number): Entry {
    const entry = { bytes: slab.bytes, start: slab.used, end: slab.used + length, isRead: false };
    slab.used += length;
    slab.keys.push(key);
    this.#entries.set(key, entry);
    return entry;
  }

  #slabWith(room: number): Slab {
    const newest = this.#slabs.at(-1);
    if (newest !== undefined && newest.used + room <= SLAB_BYTES) return newest;
    const slab = { bytes: Buffer.allocUnsafeSlow(SLAB_BYTES), used: 0, keys: [] };
    this.#slabs.push(slab);
    while (this.bytes > this.#maxBytes && this.#slabs.length > 1) this.#dropOldest(slab);
    return slab.used + room <= SLAB_BYTES ? slab : this.#slabWith(room);
  }

  /** At most half a slab is copied, so that dropping always frees room. */
  #dropOldest(target: Slab): void {
    const oldest = this.#slabs.shift();
    if (oldest === undefined) return;
    for (const key of oldest.keys) {
      const entry = this.#entries.get(key);
      if (entry === undefined || entry.bytes !== oldest.bytes) continue;
      const length = entry.end - entry.start;
      if (entry.isRead && target.used + length <= SLAB_BYTES / 2) {
        oldest.bytes.copy(target.bytes, target.used, entry.start, entry.end);
        this.#place(target, key, length);
      } else {
        this.#entries.delete(key);
      }
    }
  }
}
