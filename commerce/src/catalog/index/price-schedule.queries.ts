import { type RawBuilder, sql } from 'kysely';
import type { Cents } from '@casamaestra/contract/platform/money.ts';
import type { Database } from '../../platform/database/connection.ts';

/** What begins or ends, and its price; each has an index of its own. */
const bounds = [
  ['sale_from', 'sale_price_cents'],
  ['sale_to', 'sale_price_cents'],
  ['promo_from', 'promo_price_cents'],
  ['promo_to', 'promo_price_cents'],
] as const;

type Expression = ReturnType<typeof sql.ref>;

const ofEachBound = (select: (at: Expression, price: Expression) => RawBuilder<unknown>) =>
  sql.join(
    bounds.map(([at, price]) => sql`(${select(sql.ref(at), sql.ref(price))})`),
    sql` union all `,
  );

const moment = (milliseconds: number) => sql`to_timestamp(${milliseconds / 1000})`;

/** Products with a reduction that begins or ends in (since, until]; epoch milliseconds. */
export async function selectProductsDue(database: Database, since: number, until: number): Promise<number[]> {
  const due = ofEachBound(
    (at, price) => sql`select product_id from variant
      where ${at} > ${moment(since)} and ${at} <= ${moment(until)} and ${price} is not null`,
  );
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from (${due}) as due`.execute(database);
  return rows.map((row) => row.product_id);
}

/** The next start or end of a planned reduction after a moment; null when none is planned. */
export async function selectNextDue(database: Database, after: number): Promise<number | null> {
  const next = ofEachBound(
    (at, price) => sql`select ${at} as at from variant
      where ${at} > ${moment(after)} and ${price} is not null order by ${at} limit 1`,
  );
  const { rows } = await sql<{ due: Date | null }>`select min(at) as due from (${next}) as next`.execute(
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
