import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/** The product of an item code, and its variant; null for a product without variants. */
export interface Item {
  readonly productId: number;
  readonly variantId: number | null;
  readonly published: boolean;
}

export const itemBySku = (database: Database, sku: string): Promise<Item | undefined> =>
  database
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['product.id as productId', 'variant.id as variantId'])
    .select(sql<boolean>`product.published and variant.retired_at is null`.as('published'))
    .where('variant.sku', '=', sku)
    .executeTakeFirst();

/** A product by its own code, with its first variant. */
export const itemByProductCode = (database: Database, code: string): Promise<Item | undefined> =>
  database
    .selectFrom('product')
    .leftJoin('variant', 'variant.product_id', 'product.id')
    .select(['product.id as productId', 'variant.id as variantId', 'product.published'])
    .where('product.code', '=', code)
    .orderBy(sql`variant.retired_at is not null`)
    .orderBy('variant.position')
    .limit(1)
    .executeTakeFirst();
