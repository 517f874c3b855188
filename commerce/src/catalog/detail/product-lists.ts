import { centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import type { SearchEngine, SearchQuery } from '@casamaestra/search/search-engine.ts';
import type { CategoryEntry } from '../attribute-schema/attribute-schema.ts';

/** The Frappe API sends at most twelve; the lists that do not depend on the product are shorter. */
const LIST_LENGTH = 12;
const SHARED_LENGTH = 8;
/** Shared lists are taken from a pool of this size, so that similar products do not all show the same. */
const POOL = 48;
/** How long a pool may lag behind the index; its cards are always current. */
const POOL_MS = 5000;

export interface ProductLists {
  readonly related: readonly number[];
  readonly latest: readonly number[];
  readonly featured: readonly number[];
  readonly best: readonly number[];
  readonly topRated: readonly number[];
  readonly accessories: readonly number[];
  readonly together: readonly number[];
}

export interface ListSubject {
  readonly id: number;
  readonly category: CategoryEntry | undefined;
  readonly minPriceEuros: number;
  readonly accessories: readonly number[];
  readonly together: readonly number[];
}

interface Pool {
  readonly ids: readonly number[];
  readonly generation: number;
  readonly at: number;
}

function without(ids: readonly number[], id: number, count = SHARED_LENGTH): number[] {
  const others: number[] = [];
  for (const other of ids) {
    if (other !== id) others.push(other);
    if (others.length === count) break;
  }
  return others;
}

/** The pool, started at a different place for each product; the same product always gets the same order. */
function rotated(ids: readonly number[], id: number): number[] {
  const start = ids.length === 0 ? 0 : (id * 7) % ids.length;
  return without([...ids.slice(start), ...ids.slice(0, start)], id);
}

/** The lists of a product page, from the search index alone. */
export function createProductLists(engine: SearchEngine, now: () => number) {
  const pools = new Map<string, Pool>();

  async function pool(key: string, query: SearchQuery): Promise<readonly number[]> {
    const known = pools.get(key);
    const at = now();
    if (known !== undefined && (known.generation === engine.generation || at - known.at < POOL_MS))
      return known.ids;
    const { generation } = engine;
    const { ids } = await engine.search({ limit: POOL, counts: false, ...query });
    if (pools.size > 2000) pools.clear();
    pools.set(key, { ids, generation, at });
    return ids;
  }

  /** Those of the products that are in stock, in the given order. */
  async function inStock(wanted: readonly number[]): Promise<number[]> {
    if (wanted.length === 0) return [];
    const found = await engine.search({
      ids: wanted,
      inStockOnly: true,
      limit: wanted.length,
      counts: false,
    });
    const there = new Set(found.ids);
    return wanted.filter((id) => there.has(id)).slice(0, LIST_LENGTH);
  }

  /** Products in stock of the same kind: those with a similar price first. */
  async function related({ id, category, minPriceEuros }: ListSubject): Promise<number[]> {
    if (category === undefined) return [];
    const price = centsFromEuros(minPriceEuros);
    const near = await engine.search({
      categoryPath: category.ids,
      minPriceCents: Math.floor(price / 2),
      maxPriceCents: price * 2,
      inStockOnly: true,
      limit: LIST_LENGTH + 1,
      counts: false,
    });
    const ids = new Set(without(near.ids, id, LIST_LENGTH));
    for (const other of await pool(`in ${category.id}`, { categoryPath: category.ids, inStockOnly: true })) {
      if (other !== id && ids.size < LIST_LENGTH) ids.add(other);
    }
    return [...ids];
  }

  return async (subject: ListSubject): Promise<ProductLists> => {
    const departmentId = subject.category?.ids[0];
    const department = departmentId === undefined ? {} : { categoryPath: [departmentId] };
    const where = departmentId ?? 'all';
    const [near, latest, featured, best, rated, accessories, together] = await Promise.all([
      related(subject),
      pool('newest', { sort: 'newest' }),
      pool('sale', { saleOnly: true, sort: 'discount' }),
      pool(`best ${where}`, { ...department, sort: 'best-seller' }),
      pool(`rated ${where}`, { ...department, sort: 'rating' }),
      inStock(subject.accessories),
      inStock(subject.together),
    ]);
    return {
      related: near,
      latest: without(latest, subject.id),
      featured: rotated(featured, subject.id),
      best: without(best, subject.id),
      topRated: without(rated, subject.id),
      accessories,
      together,
    };
  };
}
