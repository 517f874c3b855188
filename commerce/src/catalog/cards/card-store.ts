import type { Product } from '@casamaestra/contract/catalog/product.ts';
import type { ByteSlice } from '../../platform/bytes/byte-slab.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { AttributeSchema } from '../attribute-schema/attribute-schema.ts';
import type { SeenGoods } from '../moment/goods-at.ts';
import { selectProducts } from '../product/product.queries.ts';
import { priceProduct } from '../product/product-pricing.ts';
import { ByteBoundedCache } from '../../platform/byte-bounded-cache.ts';
import { cardDelivery } from './card-delivery.ts';
import type { DeliveryCosts } from './card-delivery.ts';
import { presentCard } from './product-card.ts';
import type { CardLines } from './product-card.ts';
import { SlabCache } from './slab-cache.ts';

export interface CardStore {
  /**
   * Cards as JSON bytes in the order of the ids; synchronous when all are cached. Unknown ids are left out.
   */
  json(ids: readonly number[]): ByteSlice[] | Promise<ByteSlice[]>;
  /** The same as objects, shared between callers: never change them. */
  products(ids: readonly number[]): Promise<Product[]>;
  /** Invalidates cards whose product, price or stock changed. */
  invalidate(ids: readonly number[]): void;
  clear(): void;
  /** Whether the cache is almost full, so that further cards would displace older ones. */
  readonly isNearlyFull: boolean;
  /** Incremented with every invalidation; part of the keys of caches built on cards. */
  readonly generation: number;
}

export interface CardStoreOptions {
  readonly database: Database;
  readonly attributes: () => AttributeSchema;
  readonly delivery: () => Promise<DeliveryCosts>;
  readonly lines: () => CardLines | Promise<CardLines>;
  readonly clock: Clock;
  /** Those of some products that are shown; undefined: the published ones. */
  readonly shown?: SeenGoods['shown'] | undefined;
  readonly maxBytes: number;
}

/** Share of the memory for parsed cards, which pages rendered in this process use repeatedly. */
const OBJECTS_SHARE = 0.1;
/** A parsed card takes about this many times the memory of its JSON. */
const OBJECT_WEIGHT = 3;
const NEARLY = 0.9;

/** Product cards, read from PostgreSQL in batches and cached as bytes up to a limit. */
export function createCardStore(options: CardStoreOptions): CardStore {
  return new CardCache(options);
}

class CardCache implements CardStore {
  readonly #options: CardStoreOptions;
  readonly #cards: SlabCache;
  readonly #maxCardBytes: number;
  readonly #objects: ByteBoundedCache<ByteSlice, Product>;
  readonly #loading = new Map<number, Promise<ReadonlyMap<number, ByteSlice>>>();
  #generation = 0;

  constructor(options: CardStoreOptions) {
    this.#options = options;
    this.#maxCardBytes = options.maxBytes * (1 - OBJECTS_SHARE);
    this.#cards = new SlabCache(this.#maxCardBytes);
    this.#objects = new ByteBoundedCache(options.maxBytes * OBJECTS_SHARE);
  }

  get generation(): number {
    return this.#generation;
  }

  get isNearlyFull(): boolean {
    return this.#cards.bytes > this.#maxCardBytes * NEARLY;
  }

  json(ids: readonly number[]): ByteSlice[] | Promise<ByteSlice[]> {
    const found = ids.map((id) => this.#cards.get(id));
    return found.includes(undefined) ? this.#fetchMissing(ids, found) : (found as ByteSlice[]);
  }

  async products(ids: readonly number[]): Promise<Product[]> {
    const ready = await this.json(ids);
    return ready.map((card) => this.#object(card));
  }

  invalidate(ids: readonly number[]): void {
    this.#generation += 1;
    for (const id of ids) {
      this.#cards.delete(id);
      this.#loading.delete(id);
    }
  }

  clear(): void {
    this.#generation += 1;
    this.#cards.clear();
    this.#objects.clear();
    this.#loading.clear();
  }

  async #fetchMissing(ids: readonly number[], found: (ByteSlice | undefined)[]): Promise<ByteSlice[]> {
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

  async #load(ids: readonly number[]): Promise<ReadonlyMap<number, ByteSlice>> {
    const { database, attributes, delivery, lines, clock, shown } = this.#options;
    const asOf = this.#generation;
    const cards = new Map<number, ByteSlice>();
    const [records, costs, settings] = await Promise.all([
      selectProducts(database, ids),
      delivery(),
      lines(),
    ]);
    for (const record of await (shown?.(records) ?? records.filter(({ published }) => published))) {
      const pricing = priceProduct(record, clock.now());
      if (pricing === null) continue;
      const card = presentCard(record, pricing, attributes(), settings);
      const json = JSON.stringify({ ...card, ...cardDelivery(record, pricing, costs) });
      cards.set(record.id, this.#cards.set(record.id, json));
      // Something changed while the rows were being read: use them for this answer, do not cache them.
      if (asOf !== this.#generation) this.#cards.delete(record.id);
    }
    return cards;
  }

  /** Parses a card once per version: a changed card has a new slice. */
  #object(card: ByteSlice): Product {
    const known = this.#objects.get(card);
    if (known !== undefined) return known;
    const product = JSON.parse(card.bytes.toString('utf8', card.start, card.end)) as Product;
    this.#objects.set(card, product, (card.end - card.start) * OBJECT_WEIGHT);
    return product;
  }
}
