/** A random generator with a seed (mulberry32). */
export class Seeded {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** From 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  pick<Value>(list: readonly Value[]): Value {
    return list[this.below(list.length)] as Value;
  }

  word(length = 3 + this.below(9)): string {
    return Array.from({ length }, () => 'abcdefghilmnopqrstuvz'[this.below(21)]).join('');
  }

  address(): string {
    return `10.${this.below(250)}.${this.below(250)}.${this.below(250)}`;
  }
}
