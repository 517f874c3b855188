import type { ProductPart } from '@casamaestra/contract/staff/goods-filter.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

// The rules themselves are the function reckon_products of the database (docs/decisions/0170).

/** The parts a product lacks. */
export const missingParts = sql<
  ProductPart[]
>`coalesce((select f.missing from product_figure f where f.product_id = product.id), '{}')`;

/** Of a query that has product_figure: the product lacks something. */
export const isIncomplete = sql<boolean>`product_figure.incomplete`;

/** Of a query that has product_figure: the product lacks this. Complete ones are left out by their index. */
export const lacksPart = (part: ProductPart) =>
  sql<boolean>`(product_figure.incomplete and ${part} = any(product_figure.missing))`;

/** Of a query that has product_figure: no variant on sale has a piece. */
export const isWithoutStock = sql<boolean>`not product_figure.in_stock`;

/** What a product lacks. */
export async function missingOf(database: Database, id: number): Promise<ProductPart[]> {
  const row = await database
    .selectFrom('product')
    .select(missingParts.as('missing'))
    .where('product.id', '=', id)
    .executeTakeFirst();
  return row?.missing ?? [];
}

/** Whether any variant of a product is on sale. */
export async function hasVariantsOnSale(database: Database, id: number): Promise<boolean> {
  const row = await database
    .selectFrom('variant')
    .select('id')
    .where('product_id', '=', id)
    .where('retired_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
