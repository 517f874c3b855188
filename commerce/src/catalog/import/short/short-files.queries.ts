import type pg from 'pg';
import type { Database } from '../../../platform/database/connection.ts';
import { sql } from 'kysely';

/** The product code of each known SKU. */
export async function codesOfSkus(
  client: pg.Client,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ sku: string; code: string }>(
    'select v.sku, p.code from variant v join product p on p.id = v.product_id where v.sku = any($1)',
    [skus],
  );
  return new Map(rows.map(({ sku, code }) => [sku, code]));
}

export interface StockChange {
  readonly sku: string;
  readonly pieces: number;
}

export interface StockNow {
  readonly sku: string;
  readonly before: number;
  readonly now: number;
}

/**
 * Sets stock, or adds to it (never below zero), and notifies every node; unknown SKUs are missing from the
 * result.
 */
export async function writeStock(
  transaction: Database,
  changes: readonly StockChange[],
  adds: boolean,
): Promise<StockNow[]> {
  const skus = changes.map(({ sku }) => sku);
  const pieces = changes.map(({ pieces: count }) => count);
  const { rows } = await sql<StockNow & { product_id: number }>`
      with told as (select * from unnest(${skus}::text[], ${pieces}::integer[]) as t (sku, pieces)),
        locked as (
          select v.id, v.product_id, v.sku, v.stock as before from variant v join told t on t.sku = v.sku
          order by v.id for update of v)
      update variant v
         set stock = least(100000000, greatest(0, case when ${adds} then l.before + t.pieces else t.pieces end))
        from locked l join told t on t.sku = l.sku
       where v.id = l.id
      returning v.sku, l.before, v.stock as now, v.product_id`.execute(transaction);
  const moved = rows.filter(({ before, now }) => before !== now).map((row) => row.product_id);
  if (moved.length > 0) {
    await sql`
        insert into change_log (kind, subject_id)
        select distinct 'price', id from unnest(${moved}::integer[]) as m (id)`.execute(transaction);
  }
  return rows;
}
