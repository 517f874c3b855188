/** A set of row ids, one bit each: a million products take 125 kB. */
export class SeenIds {
  private bits = new Uint32Array(4_096);

  add(id: number): void {
    const word = id >>> 5;
    if (word >= this.bits.length) {
      const larger = new Uint32Array(Math.max(word + 1, this.bits.length * 2));
      larger.set(this.bits);
      this.bits = larger;
    }
    this.bits[word] = (this.bits[word] ?? 0) | (1 << (id & 31));
  }

  has(id: number): boolean {
    return ((this.bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
  }
}
