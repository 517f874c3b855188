import type { Database } from '../platform/database/connection.ts';

export async function insertWishlistItem(
  database: Database,
  customerId: number,
  variantId: number,
): Promise<void> {
  await database
    .insertInto('wishlist_item')
    .values({ customer_id: customerId, variant_id: variantId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether an item was removed. */
export async function deleteWishlistItem(
  database: Database,
  customerId: number,
  variantId: number,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('wishlist_item')
    .where('customer_id', '=', customerId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

interface Page {
  /** Only these, where they are named. */
  readonly among: readonly string[] | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** SKUs of a wishlist, newest first. */
export async function wishlistSkus(
  database: Database,
  customerId: number,
  { among, offset, limit }: Page,
): Promise<string[]> {
  const rows = await database
    .selectFrom('wishlist_item')
    .innerJoin('variant', 'variant.id', 'wishlist_item.variant_id')
    .select('variant.sku')
    .where('wishlist_item.customer_id', '=', customerId)
    .$if(among !== undefined, (query) => query.where('variant.sku', 'in', among ?? []))
    .orderBy('wishlist_item.added_at', 'desc')
    .orderBy('variant.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ sku }) => sku);
}

/** Product ids of a wishlist, for the listing. */
export async function wishlistProducts(database: Database, customerId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('wishlist_item')
    .innerJoin('variant', 'variant.id', 'wishlist_item.variant_id')
    .select('variant.product_id')
    .distinct()
    .where('wishlist_item.customer_id', '=', customerId)
    .execute();
  return rows.map(({ product_id: id }) => id);
}

/** How many items a wishlist has. */
export async function countWishlistItems(database: Database, customerId: number): Promise<number> {
  const { count } = await database
    .selectFrom('wishlist_item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}
