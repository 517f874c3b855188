import type { GoodsFilter } from '@casamaestra/contract/staff/goods-filter.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { goodsIds } from '../products/product-list.queries.ts';

/** How many variants the products of a filter have, counted up to `most`. */
export async function countVariants(database: Database, filter: GoodsFilter, most: number): Promise<number> {
  const { count } = await database
    .selectFrom(
      database
        .selectFrom('variant')
        .select('id')
        .where('product_id', 'in', goodsIds(database, filter))
        .where('retired_at', 'is', null)
        .limit(most)
        .as('some'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Variants of the products of a filter, by their numbers. */
export const exportedVariants = (
  database: Database,
  filter: GoodsFilter,
  { after, limit }: { readonly after: number; readonly limit: number },
) =>
  database
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.id', 'variant.sku', 'variant.gtin', 'product.name', 'variant.stock', 'variant.shelf'])
    .select([
      'price_cents as priceCents',
      'sale_price_cents as saleCents',
      'weight_kg as weight',
      'cost_cents as costCents',
    ])
    .select(sql<boolean>`product.published or product.withheld or product.scheduled`.as('status'))
    .where('variant.product_id', 'in', goodsIds(database, filter))
    .where('variant.retired_at', 'is', null)
    .where('variant.id', '>', after)
    .orderBy('variant.id')
    .limit(limit)
    .execute();
