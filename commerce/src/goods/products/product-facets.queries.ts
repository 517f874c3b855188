import type { GoodsFilter, ProductPart } from '@casamaestra/contract/staff/goods-filter.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { isIncomplete } from './completeness.queries.ts';
import { filtered, statusOf } from './product-list.queries.ts';
import type { ProductStatus } from './product-list.queries.ts';

/** So many products stand in a category, are of a brand and in a state. */
export interface GoodsCell {
  readonly categoryId: number;
  readonly brandId: number | null;
  readonly status: ProductStatus;
  readonly count: number;
}

/** The products of a filter by category, brand and state: without other filters read from the index product_facets alone. */
export function goodsCells(database: Database, filter: GoodsFilter): Promise<GoodsCell[]> {
  return filtered(database, filter)
    .select(['product.category_id as categoryId', 'product.brand_id as brandId', statusOf.as('status')])
    .select(sql<number>`count(*)::int`.as('count'))
    .groupBy(['product.category_id', 'product.brand_id', 'product.published', 'product.withheld'])
    .execute();
}

/** How many products of a filter lack each part; complete ones are left out by their index. */
export function lackingParts(
  database: Database,
  filter: GoodsFilter,
): Promise<{ part: ProductPart; count: number }[]> {
  const { incomplete: _, ...others } = filter;
  return filtered(database, { ...others, incomplete: true })
    .where(isIncomplete)
    .select([
      sql<ProductPart>`unnest(product_figure.missing)`.as('part'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy(sql`1`)
    .execute();
}

export interface CategoryOfTree {
  readonly id: number;
  readonly parentId: number | null;
  readonly label: string;
}

/** All categories, those above before those below. */
export const categoryTree = (database: Database): Promise<CategoryOfTree[]> =>
  database
    .selectFrom('category')
    .select(['id', 'parent_id as parentId', 'label'])
    .orderBy('depth')
    .orderBy('label')
    .execute();

export async function namesOfBrands(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('brand')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
