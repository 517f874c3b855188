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
  /** Rises whenever something was forgotten because it changed; key caches on it. */
  readonly generation: number;
}

/** What the parsed object and the entry around it weigh, beside the JSON. */
const OBJECT_WEIGHT = 3;
const ENTRY_BYTES = 250;

export interface CardStoreOptions {
  readonly database: Database;
  readonly dictionary: () => CatalogueDictionary;
  readonly clock: Clock;
  readonly maxBytes: number;
}

/** Product cards read from PostgreSQL in batches and kept as bytes up to a limit. */
export function createCardStore({ database, dictionary, clock, maxBytes }: CardStoreOptions): CardStore {
  const cache = new ByteBoundedCache<number, Card>(maxBytes);
  const loading = new Map<number, Promise<ReadonlyMap<number, Card>>>();
  let generation = 0;

  async function load(ids: readonly number[]): Promise<ReadonlyMap<number, Card>> {
    const asOf = generation;
    const cards = new Map<number, Card>();
    const records = await selectProducts(database, ids);
    for (const record of records) {
      const pricing = record.published ? priceProduct(record, clock.now()) : null;
      if (pricing === null) continue;
      const json = Buffer.from(JSON.stringify(presentCard(record, pricing, dictionary())));
      const card: Card = { id: record.id, json, product: null };
      cards.set(record.id, card);
      // Something changed while the rows were on their way: good for this answer, not worth keeping.
      if (asOf === generation) cache.set(record.id, card, json.length + ENTRY_BYTES);
    }
    return cards;
  }

  async function fetchMissing(ids: readonly number[], found: (Card | undefined)[]): Promise<Card[]> {
    const wanted = ids.filter((id, index) => found[index] === undefined && !loading.has(id));
    if (wanted.length > 0) {
      const batch = load(wanted).finally(() => {
        for (const id of wanted) if (loading.get(id) === batch) loading.delete(id);
      });
      for (const id of wanted) loading.set(id, batch);
    }
    const waited = await Promise.all(
      ids.map(async (id, index) => found[index] ?? (await loading.get(id))?.get(id)),
    );
    return waited.filter((card) => card !== undefined);
  }

  function cards(ids: readonly number[]): Card[] | Promise<Card[]> {
    const found = ids.map((id) => cache.get(id));
    return found.includes(undefined) ? fetchMissing(ids, found) : (found as Card[]);
  }

  function object(card: Card): Product {
    if (card.product === null) {
      card.product = JSON.parse(card.json.toString()) as Product;
      cache.reweigh(card.id, card, card.json.length * (1 + OBJECT_WEIGHT) + ENTRY_BYTES);
    }
    return card.product;
  }

  return {
    json(ids) {
      const ready = cards(ids);
      return ready instanceof Promise
        ? ready.then((list) => list.map((card) => card.json))
        : ready.map((card) => card.json);
    },
    async products(ids) {
      const ready = await cards(ids);
      return ready.map(object);
    },
    invalidate(ids) {
      generation += 1;
      for (const id of ids) {
        cache.delete(id);
        loading.delete(id);
      }
    },
    clear() {
      generation += 1;
      cache.clear();
      loading.clear();
    },
    get generation() {
      return generation;
    },
  };
}
