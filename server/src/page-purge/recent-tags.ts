/** Beyond this each tag counts as sent. */
const mostTags = 50_000;

/** Tags of pages sent lately: each for the span at least, for twice the span at most. */
export class RecentTags {
  readonly #spanMs: number;
  #now = new Set<string>();
  #before = new Set<string>();
  #turnAt = 0;

  constructor(spanMs: number) {
    this.#spanMs = spanMs;
  }

  add(tags: readonly string[]): void {
    this.#turn();
    if (this.#now.size < mostTags) for (const tag of tags) this.#now.add(tag);
  }

  has(tag: string): boolean {
    this.#turn();
    return [this.#now, this.#before].some((tags) => tags.has(tag) || tags.size >= mostTags);
  }

  #turn(): void {
    const now = Date.now();
    if (now < this.#turnAt) return;
    // After a rest of a whole span the tags of before are too old as well.
    this.#before = now < this.#turnAt + this.#spanMs ? this.#now : new Set();
    this.#now = new Set();
    this.#turnAt = now + this.#spanMs;
  }
}
