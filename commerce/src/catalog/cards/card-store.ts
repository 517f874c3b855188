import type { Product } from '@casamaestra/contract/catalog/product.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { CatalogueDictionary } from '../dictionary/catalogue-dictionary.ts';
import { selectProducts } from '../product/product.queries.ts';
import { priceProduct } from '../product/product-pricing.ts';
import { ByteBoundedCache } from '../../platform/byte-bounded-cache.ts';
import { presentCard } from './product-card.ts';

interface Card {
  readonly id: number;
  readonly json: Buffer;
  /** Made from the JSON when first asked for. */
  product: Product | null;
}

export interface CardStore {
  /** Cards in the order of the ids as JSON bytes; at once when all are at hand. Unknown ids are left out. */
  json(ids: readonly number[]): Buffer[] | Promise<Buffer[]>;
  /** The same as objects, shared between callers: never change them. */
  products(ids: readonly number[]): Promise<Product[]>;
  /** Forgets cards whose product, price or stock changed. */
  invalidate(ids: readonly number[]): void;
  clear(): void;
  /** Little room is left before older cards make place for new ones. */
  readonly isNearlyFull: boolean;
  /** Rises whenever something was forgotten because it changed; key caches on it. */
  readonly generation: number;
}

/** What the parsed object and the entry around it weigh, beside the JSON. */
const OBJECT_WEIGHT = 3;
const ENTRY_BYTES = 250;
const NEARLY = 0.85;

export interface CardStoreOptions {
  readonly database: Database;
  readonly dictionary: () => CatalogueDictionary;
  readonly clock: Clock;
  readonly maxBytes: number;
}

/** Product cards read from PostgreSQL in batches and kept as bytes up to a limit. */
export function createCardStore(options: CardStoreOptions): CardStore {
  return new CardCache(options);
}

class CardCache implements CardStore {
  readonly #options: CardStoreOptions;
  readonly #cache: ByteBoundedCache<number, Card>;
  readonly #loading = new Map<number, Promise<ReadonlyMap<number, Card>>>();
  #generation = 0;

  constructor(options: CardStoreOptions) {
    this.#options = options;
    this.#cache = new ByteBoundedCache(options.maxBytes);
  }

  get generation(): number {
    return this.#generation;
  }

  get isNearlyFull(): boolean {
    return this.#cache.bytes > this.#options.maxBytes * NEARLY;
  }

  json(ids: readonly number[]): Buffer[] | Promise<Buffer[]> {
    const ready = this.#cards(ids);
    return ready instanceof Promise
      ? ready.then((list) => list.map((card) => card.json))
      : ready.map((card) => card.json);
  }

  async products(ids: readonly number[]): Promise<Product[]> {
    const ready = await this.#cards(ids);
    return ready.map((card) => this.#object(card));
  }

  invalidate(ids: readonly number[]): void {
    this.#generation += 1;
    for (const id of ids) {
      this.#cache.delete(id);
      this.#loading.delete(id);
    }
  }

  clear(): void {
    this.#generation += 1;
    this.#cache.clear();
    this.#loading.clear();
  }

  #cards(ids: readonly number[]): Card[] | Promise<Card[]> {
    const found = ids.map((id) => this.#cache.get(id));
    return found.includes(undefined) ? this.#fetchMissing(ids, found) : (found as Card[]);
  }

  async #fetchMissing(ids: readonly number[], found: (Card | undefined)[]): Promise<Card[]> {
    const loading = this.#loading;
    const wanted = ids.filter((id, index) => found[index] === undefined && !loading.has(id));
    if (wanted.length > 0) {
      const batch = this.#load(wanted).finally(() => {
        for (const id of wanted) if (loading.get(id) === batch) loading.delete(id);
      });
      for (const id of wanted) loading.set(id, batch);
    }
    const waited = await Promise.all(
      ids.map(async (id, index) => found[index] ?? (await loading.get(id))?.get(id)),
    );
    return waited.filter((card) => card !== undefined);
  }

  async #load(ids: readonly number[]): Promise<ReadonlyMap<number, Card>> {
    const { database, dictionary, clock } = this.#options;
    const asOf = this.#generation;
    const cards = new Map<number, Card>();
    const records = await selectProducts(database, ids);
    for (const record of records) {
      const pricing = record.published ? priceProduct(record, clock.now()) : null;
      if (pricing === null) continue;
      const json = Buffer.from(JSON.stringify(presentCard(record, pricing, dictionary())));
      const card: Card = { id: record.id, json, product: null };
      cards.set(record.id, card);
      // Something changed while the rows were on their way: good for this answer, not worth keeping.
      if (asOf === this.#generation) this.#cache.set(record.id, card, json.length + ENTRY_BYTES);
    }
    return cards;
  }

  #object(card: Card): Product {
    if (card.product === null) {
      card.product = JSON.parse(card.json.toString()) as Product;
      this.#cache.reweigh(card.id, card, card.json.length * (1 + OBJECT_WEIGHT) + ENTRY_BYTES);
    }
    return card.product;
  }
}
