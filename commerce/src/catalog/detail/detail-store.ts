import { byteText } from '../../platform/bytes/byte-slab.ts';
import type { ByteText } from '../../platform/bytes/byte-slab.ts';
import { ByteBoundedCache } from '../../platform/byte-bounded-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { AttributeSchema } from '../attribute-schema/attribute-schema.ts';
import type { SeenGoods } from '../moment/goods-at.ts';
import { selectProducts } from '../product/product.queries.ts';
import { priceProduct } from '../product/product-pricing.ts';
import { findProduct } from './find-product.usecase.ts';
import type { FoundProduct } from './find-product.usecase.ts';
import { presentDetail } from './present-detail.ts';
import { selectDetailExtras } from './product-detail.queries.ts';

export interface Detail {
  readonly json: ByteText;
  readonly id: number;
  readonly sku: string;
  readonly categoryId: number;
  readonly minPriceEuros: number;
  /** Products that belong to it. */
  readonly accessories: readonly number[];
  readonly together: readonly number[];
}

export interface DetailStore {
  find(slug: string): FoundProduct | Promise<FoundProduct>;
  /** Null when the product does not exist, is not published or has no price. */
  read(id: number): Detail | Promise<Detail | null>;
  /** The same as it is stored now, published or not: for a preview, kept nowhere. */
  preview(id: number): Promise<Detail | null>;
  invalidate(ids: readonly number[]): void;
  clear(): void;
}

const ENTRY_BYTES = 400;
const SLUG_SHARE = 0.1;

export interface DetailStoreOptions {
  readonly database: Database;
  readonly attributes: () => AttributeSchema;
  readonly clock: Clock;
  /** Those of some products that are shown; undefined: the published ones. */
  readonly shown?: SeenGoods['shown'] | undefined;
  /** Also what begins to be in sale by this moment has an address. */
  readonly begunBy?: Date | undefined;
  readonly maxBytes: number;
}

/** Caches product details and the slugs that lead to them until the product changes. */
export function createDetailStore({
  database,
  attributes,
  clock,
  shown = async (records) => records.filter(({ published }) => published),
  begunBy,
  maxBytes,
}: DetailStoreOptions): DetailStore {
  const details = new ByteBoundedCache<number, Detail>(maxBytes * (1 - SLUG_SHARE));
  const slugs = new ByteBoundedCache<string, FoundProduct>(maxBytes * SLUG_SHARE);
  let generation = 0;

  async function made(id: number, withHidden: boolean): Promise<Detail | null> {
    const [records, extras] = await Promise.all([
      selectProducts(database, [id]),
      selectDetailExtras(database, id),
    ]);
    const [record] = withHidden ? records : await shown(records);
    if (record === undefined || extras === undefined) return null;
    const pricing = priceProduct(record, clock.now());
    if (pricing === null) return null;
    const product = presentDetail(record, pricing, extras, attributes());
    const json = byteText(JSON.stringify(product));
    const { sku, min_price: minPriceEuros } = product;
    return {
      json,
      id,
      sku,
      categoryId: record.categoryId,
      minPriceEuros,
      accessories: extras.accessory_ids,
      together: extras.together_ids,
    };
  }

  async function load(id: number): Promise<Detail | null> {
    const asOf = generation;
    const detail = await made(id, false);
    if (detail !== null && asOf === generation) details.set(id, detail, detail.json.length + ENTRY_BYTES);
    return detail;
  }

  async function look(slug: string): Promise<FoundProduct> {
    const asOf = generation;
    const found = await findProduct(database, slug, begunBy);
    // Unknown slugs are not cached: anybody can invent them.
    if (asOf === generation && found.kind !== 'unknown')
      slugs.set(slug, found, 2 * slug.length + ENTRY_BYTES);
    return found;
  }

  return {
    find: (slug) => slugs.get(slug) ?? look(slug),
    read: (id) => details.get(id) ?? load(id),
    preview: (id) => made(id, true),
    invalidate(ids) {
      generation += 1;
      for (const id of ids) details.delete(id);
      // Any product may have gained or lost a slug.
      slugs.clear();
    },
    clear() {
      generation += 1;
      details.clear();
      slugs.clear();
    },
  };
}
