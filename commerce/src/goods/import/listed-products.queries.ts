import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** What a list may change of a product, and what decides whether it may be in sale. */
export interface ListedProduct {
  readonly id: number;
  readonly name: string;
  readonly isOffered: boolean;
  /** The law wants its maker named before it is in sale, and it has one or needs none. */
  readonly isNamed: boolean;
}

/** Products by id. */
export async function listedProducts(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListedProduct>> {
  const rows = await database
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select(['product.id', 'product.name'])
    .select([
      sql<boolean>`product.published or product.withheld`.as('isOffered'),
      sql<boolean>`product.manufacturer_id is not null or category.safety_exempt`.as('isNamed'),
    ])
    .where(sql<boolean>`product.id = any(${ids}::int[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
