import type { Clock } from '@casamaestra/commerce/platform/clock.ts';

/** Values by key with a limit of entries and age; the oldest are dropped. In memory of this process only. */
export class BoundedRecord<Value> {
  readonly #kept = new Map<string, { readonly value: Value; readonly until: number }>();
  readonly #clock: Clock;
  readonly #max: number;
  readonly #lifeMs: number;

  constructor(clock: Clock, { max, ttlMs }: { readonly max: number; readonly ttlMs: number }) {
    this.#clock = clock;
    this.#max = max;
    this.#lifeMs = ttlMs;
  }

  get(key: string): Value | undefined {
    const found = this.#kept.get(key);
    if (found === undefined) return undefined;
    if (found.until > this.#clock.now()) return found.value;
    this.#kept.delete(key);
    return undefined;
  }

  set(key: string, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, { value, until: this.#clock.now() + this.#lifeMs });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#max && oldest !== undefined) this.#kept.delete(oldest);
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }
}
