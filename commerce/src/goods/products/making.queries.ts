import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** What stands against taking the making of a product back. */
export interface MadeProduct {
  readonly id: number;
  readonly name: string;
  /** List prices in cents by SKU. */
  readonly prices: Readonly<Record<string, number>>;
  readonly wasPublic: boolean;
  /** Orders, wishes, reviews, questions, recalls or requests name it. */
  readonly isNamed: boolean;
}

/** Products made by staff, locked, with what refers to them. */
export async function lockMade(database: Database, ids: readonly number[]): Promise<MadeProduct[]> {
  await sql`select id from product where id = any(${[...ids]}::int[]) order by id for update`.execute(
    database,
  );
  const { rows } = await sql<MadeProduct>`
    select p.id, p.name, p.was_public as "wasPublic",
           (select coalesce(json_object_agg(sku, price_cents), '{}') from variant where product_id = p.id) as prices,
           exists (select from order_line where product_id = p.id)
             or exists (select from review where product_id = p.id)
             or exists (select from product_question where product_id = p.id)
             or exists (select from coupon where p.id = any(product_ids))
             or exists (select from recall where product_id = p.id)
             or exists (select from wishlist_item w join variant v on v.id = w.variant_id where v.product_id = p.id)
             or exists (select from back_in_stock_request b join variant v on v.id = b.variant_id where v.product_id = p.id)
             as "isNamed"
      from product p where p.id = any(${[...ids]}::int[])`.execute(database);
  return rows;
}

/** Takes a product away with its variants; nobody has seen it. */
export async function deleteMade(database: Database, id: number): Promise<void> {
  await database.deleteFrom('product').where('id', '=', id).execute();
  await database.insertInto('change_log').values({ kind: 'removed', subject_id: id }).execute();
}
