import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/** The id of a published article by its SKU. */
export async function variantOfSku(database: Database, sku: string) {
  return database
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.id', 'variant.stock', 'product.name'])
    .where('variant.sku', '=', sku)
    .where('variant.retired_at', 'is', null)
    .where('product.published', '=', true)
    .executeTakeFirst();
}

export async function countNoticeRequests(database: Database, email: string): Promise<number> {
  const { count } = await database
    .selectFrom('back_in_stock_request')
    .select((by) => by.fn.countAll<number>().as('count'))
    .where('email_key', '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewRequest {
  readonly variantId: number;
  readonly email: string;
  readonly language: string;
  readonly wasOut: boolean;
  readonly notBefore: Date;
  readonly now: Date;
}

/** Stores a request and returns its id; undefined when the address is already waiting for the article. */
export async function insertRequest(
  database: Database,
  { variantId, email, language, wasOut, notBefore, now }: NewRequest,
): Promise<number | undefined> {
  const row = await database
    .insertInto('back_in_stock_request')
    .values({
      variant_id: variantId,
      email,
      language,
      was_out: wasOut,
      not_before: notBefore,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['variant_id', 'email_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Confirms a request and returns its article and address; undefined when it is gone. Confirming twice is the same.
 */
export async function confirmRequest(database: Database, id: number, now: Date) {
  const { rows } = await sql<{ name: string; email: string }>`
    update back_in_stock_request as request set confirmed_at = coalesce(confirmed_at, ${now})
      from variant join product on product.id = variant.product_id
     where request.id = ${id} and variant.id = request.variant_id
    returning product.name, request.email`.execute(database);
  return rows[0];
}

/** The article and address of a request. */
export async function findRequest(database: Database, id: number) {
  return database
    .selectFrom('back_in_stock_request')
    .innerJoin('variant', 'variant.id', 'back_in_stock_request.variant_id')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['product.name', 'back_in_stock_request.email'])
    .where('back_in_stock_request.id', '=', id)
    .executeTakeFirst();
}

/** Deletes requests whose mail nobody answered. */
export async function deleteUnconfirmed(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('back_in_stock_request')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}

/** Marks the waiting requests whose article is sold out: only these can come back in stock. */
export async function markOut(database: Database): Promise<void> {
  await sql`update back_in_stock_request set was_out = true from variant
    where variant.id = variant_id and not was_out and variant.stock = 0`.execute(database);
}

/** Requests whose article is back in stock, oldest first; the rows are locked against other nodes. */
export async function claimDue(database: Database, now: Date, limit: number) {
  return database
    .selectFrom('back_in_stock_request')
    .innerJoin('variant', 'variant.id', 'back_in_stock_request.variant_id')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select([
      'back_in_stock_request.id',
      'back_in_stock_request.email',
      'back_in_stock_request.language',
      'variant.sku',
      'product.name',
      'product.slug',
    ])
    .where('was_out', '=', true)
    .where('confirmed_at', 'is not', null)
    .where('variant.stock', '>', 0)
    .where('variant.retired_at', 'is', null)
    .where('product.published', '=', true)
    .where('not_before', '<=', now)
    .orderBy('back_in_stock_request.id')
    .limit(limit)
    .forUpdate('back_in_stock_request')
    .skipLocked()
    .execute();
}

export async function deleteRequest(database: Database, id: number): Promise<void> {
  await database.deleteFrom('back_in_stock_request').where('id', '=', id).execute();
}

export async function postpone(database: Database, id: number, notBefore: Date): Promise<void> {
  await database
    .updateTable('back_in_stock_request')
    .set({ not_before: notBefore })
    .where('id', '=', id)
    .execute();
}

/** Deletes all requests of an address. */
export async function deleteRequestsOf(database: Database, email: string): Promise<void> {
  await database.deleteFrom('back_in_stock_request').where('email_key', '=', email.toLowerCase()).execute();
}

export async function deleteOldRequests(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('back_in_stock_request').where('created_at', '<', before).execute();
}
