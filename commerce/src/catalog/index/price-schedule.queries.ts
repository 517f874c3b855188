import { sql } from 'kysely';
import type { Cents } from '@casamaestra/contract/platform/money.ts';
import type { Database } from '../../platform/database/connection.ts';

const bounds = sql`lateral (values (sale_from, sale_price_cents), (sale_to, sale_price_cents),
                           (promo_from, promo_price_cents), (promo_to, promo_price_cents)) as bound (at, price_cents)`;

/** The condition of the index variant_planned_price. */
const planned = sql`(sale_from is not null or sale_to is not null or promo_from is not null or promo_to is not null)`;

/** Products with a reduction that begins or ends in (since, until]; epoch milliseconds. */
export async function selectProductsDue(database: Database, since: number, until: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from variant, ${bounds}
     where ${planned} and bound.price_cents is not null
       and bound.at > to_timestamp(${since / 1000}) and bound.at <= to_timestamp(${until / 1000})`.execute(
    database,
  );
  return rows.map((row) => row.product_id);
}

/** The next start or end of a planned reduction after a moment; null when none is planned. */
export async function selectNextDue(database: Database, after: number): Promise<number | null> {
  const { rows } = await sql<{ due: Date | null }>`
    select min(bound.at) as due from variant, ${bounds}
     where ${planned} and bound.price_cents is not null and bound.at > to_timestamp(${after / 1000})`.execute(
    database,
  );
  return rows[0]?.due?.getTime() ?? null;
}

export interface PriceRow {
  readonly variantId: number;
  readonly amountCents: Cents;
  /** Epoch milliseconds. */
  readonly from: number;
}

export async function insertPricePoints(database: Database, rows: readonly PriceRow[]): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insertInto('price_history')
    .values(
      rows.map((row) => ({
        variant_id: row.variantId,
        price_cents: row.amountCents,
        valid_from: new Date(row.from),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
