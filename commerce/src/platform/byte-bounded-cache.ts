interface Entry<Value> {
  value: Value;
  bytes: number;
  /** Read since it was last considered for eviction. */
  used: boolean;
}

/**
 * A cache bounded by bytes. Evicts the oldest entry, unless it was read since it was last considered (second
 * chance): nearly as good as least-recently-used, while a read only sets a flag.
 */
export class ByteBoundedCache<Key, Value> {
  readonly #entries = new Map<Key, Entry<Value>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Whether an entry of so many bytes fits without evicting another. */
  fits(bytes: number): boolean {
    return this.#bytes + bytes <= this.#maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.used = true;
    return entry.value;
  }

  set(key: Key, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.#maxBytes) return;
    this.#entries.set(key, { value, bytes, used: false });
    this.#bytes += bytes;
    this.#evict();
  }

  /** Updates the size of a value; ignored when the key holds another value. */
  reweigh(key: Key, value: Value, bytes: number): void {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.value !== value) return;
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    this.#evict();
  }

  delete(key: Key): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #evict(): void {
    while (this.#bytes > this.#maxBytes) {
      const oldest = this.#entries.entries().next();
      if (oldest.done === true) return;
      const [key, entry] = oldest.value;
      this.#entries.delete(key);
      if (entry.used) {
        entry.used = false;
        this.#entries.set(key, entry);
      } else {
        this.#bytes -= entry.bytes;
      }
    }
  }
}
