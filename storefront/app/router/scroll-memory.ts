import { scrollKey } from './document-names.ts';

/** History entries remembered at most. */
const limit = 100;

/** Scroll heights (px) of the history entries of this tab, by key; they outlive a reload. */
export class ScrollMemory {
  readonly #heights = new Map<string, number>();

  constructor() {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(scrollKey) ?? '{}');
      for (const [key, height] of Object.entries(stored ?? {})) {
        if (typeof height === 'number') this.#heights.set(key, height);
      }
    } catch (error) {
      console.warn('scroll positions are not restored', error);
    }
  }

  of(key: string): number | undefined {
    return this.#heights.get(key);
  }

  keep(key: string, height: number): void {
    this.#heights.delete(key);
    this.#heights.set(key, height);
    const [oldest] = this.#heights.keys();
    if (this.#heights.size > limit && oldest !== undefined) this.#heights.delete(oldest);
  }

  store(): void {
    try {
      sessionStorage.setItem(scrollKey, JSON.stringify(Object.fromEntries(this.#heights)));
    } catch (error) {
      console.warn('scroll positions are not stored', error);
    }
  }
}
