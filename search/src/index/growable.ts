/** Typed arrays that double when full: plain arrays need too much memory for a million products. */

export class GrowableWords {
  items = new Uint32Array(64);
  length = 0;

  push(value: number): void {
    if (this.length === this.items.length) this.reserve(this.length + 1);
    this.items[this.length] = value;
    this.length += 1;
  }

  reserve(needed: number): void {
    if (needed <= this.items.length) return;
    const grown = new Uint32Array(Math.max(needed, this.items.length * 2));
    grown.set(this.items);
    this.items = grown;
  }

  /** The filled part, a view. */
  view(): Uint32Array {
    return this.items.subarray(0, this.length);
  }
}

const encoder = new TextEncoder();

/** Many strings as UTF-8 in one buffer. */
export class GrowableStrings {
  bytes = new Uint8Array(256);
  bytesLength = 0;
  readonly start = new GrowableWords();

  constructor() {
    this.start.push(0);
  }

  get length(): number {
    return this.start.length - 1;
  }

  push(text: string): void {
    const most = this.bytesLength + text.length * 3;
    if (most > this.bytes.length) {
      const grown = new Uint8Array(Math.max(most, this.bytes.length * 2));
      grown.set(this.bytes);
      this.bytes = grown;
    }
    this.bytesLength += encoder.encodeInto(text, this.bytes.subarray(this.bytesLength)).written;
    this.start.push(this.bytesLength);
  }
}
