import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Variants with their pieces, locked in the order of their ids, as when orders are placed. */
export const lockStock = (database: Database, skus: readonly string[]) =>
  database
    .selectFrom('variant')
    .select(['id', 'product_id as productId', 'sku', 'stock'])
    .where('sku', 'in', [...skus])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Whether no piece of a variant may come in sale, since its recall is in force (keep_recalled_pieces_out). */
export async function isRecalled(
  database: Database,
  { id, productId }: Pick<Stocked, 'id' | 'productId'>,
): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select is_recalled(${productId}, ${id}) as held`.execute(
    database,
  );
  return rows[0]?.held ?? false;
}

/** All variants of which no piece may come in sale: recalls in force are few. */
export async function recalledVariants(database: Database): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select variant.id from recall join variant on variant.product_id = recall.product_id
     where (variant_id is null or variant_id = variant.id) and lot = '' and ended_at is null`.execute(
    database,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Where variants lie, locked in the order of their ids. */
export const lockShelves = (database: Database, skus: readonly string[]) =>
  database
    .selectFrom('variant')
    .select(['id', 'sku', 'shelf'])
    .where('sku', 'in', [...skus, ''])
    .orderBy('id')
    .forUpdate()
    .execute();

export async function putShelf(database: Database, id: number, shelf: string | null): Promise<void> {
  await database.updateTable('variant').set({ shelf }).where('id', '=', id).execute();
}

/** The same for many. */
export async function putShelves(
  database: Database,
  all: readonly { readonly id: number; readonly shelf: string }[],
): Promise<void> {
  if (all.length === 0) return;
  await sql`update variant set shelf = new.shelf
    from unnest(${all.map(({ id }) => id)}::int[], ${all.map(({ shelf }) => shelf)}::text[]) as new (id, shelf)
    where variant.id = new.id`.execute(database);
}

interface Stocked {
  readonly id: number;
  readonly productId: number;
  readonly stock: number;
}

/** Sets the pieces of variants; the storefront follows the change log. */
export async function putStocks(database: Database, all: readonly Stocked[]): Promise<void> {
  if (all.length === 0) return;
  await sql`update variant set stock = new.stock
    from unnest(${all.map(({ id }) => id)}::int[], ${all.map(({ stock }) => stock)}::int[]) as new (id, stock)
    where variant.id = new.id`.execute(database);
  const products = [...new Set(all.map(({ productId }) => productId))];
  await sql`insert into change_log (kind, subject_id)
    select 'price', id from unnest(${products}::int[]) as id`.execute(database);
}

const heldByUnpaid = sql<number>`(select coalesce(sum(l.qty), 0)::int
  from order_line l join shop_order o on o.id = l.order_id
 where l.variant_id = variant.id and o.state = 'awaiting_payment' and not o.stock_released)`;

const stocked = (database: Database) =>
  database
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.id', 'variant.sku', 'variant.stock', 'product.id as productId', 'product.name'])
    .select('variant.shelf')
    .select([sql<[string, string][]>`variant.options`.as('options'), heldByUnpaid.as('reserved')]);

/** How a GTIN of these digits may be written: with or without the zeros before it. "36000291452" has four forms. */
function gtinForms(code: string): string[] {
  const digits = code.replaceAll(/[\s-]/g, '').replace(/^0+/, '');
  if (!/^\d{1,14}$/.test(digits)) return [];
  return [8, 12, 13, 14]
    .filter((length) => length >= digits.length)
    .map((length) => digits.padStart(length, '0'));
}

/**
 * A variant by its SKU, else its GTIN however a scanner writes it, with the name of its product, and the pieces that
 * unpaid orders hold.
 */
export async function variantStock(database: Database, code: string) {
  const bySku = await stocked(database).where('variant.sku', '=', code).executeTakeFirst();
  const gtins = gtinForms(code);
  if (bySku !== undefined || gtins.length === 0) return bySku;
  return stocked(database).where('variant.gtin', 'in', gtins).orderBy('variant.id').executeTakeFirst();
}

/** Variants in sale with at most so many pieces, the fewest first, and what orders took of them since a moment. */
export const lowStocks = (
  database: Database,
  {
    most,
    since,
    offset,
    limit,
  }: { readonly most: number; readonly since: Date; readonly offset: number; readonly limit: number },
) =>
  stocked(database)
    .select(
      sql<number>`(select coalesce(sum(l.qty), 0)::int from order_line l join shop_order o on o.id = l.order_id
        where l.variant_id = variant.id and o.placed_at >= ${since} and not o.stock_released)`.as('sold'),
    )
    .where('variant.stock', '<=', most)
    .where('product.published', '=', true)
    .orderBy('variant.stock')
    .orderBy('variant.id')
    .offset(offset)
    .limit(limit)
    .execute();

export interface OrderMove {
  readonly at: Date;
  readonly number: string;
  readonly qty: number;
  readonly isReleased: boolean;
}

/** The last orders that took pieces of a variant, and whether they gave them back. */
export const orderMoves = (database: Database, variantId: number, limit: number): Promise<OrderMove[]> =>
  database
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select(['shop_order.placed_at as at', 'number', 'qty', 'stock_released as isReleased'])
    .where('order_line.variant_id', '=', variantId)
    .orderBy('shop_order.placed_at', 'desc')
    .limit(limit)
    .execute();
