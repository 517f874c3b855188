import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/** Tells index and pages that these products are to be read again. */
export async function logProducts(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into change_log (kind, subject_id)
    select 'product', unnest(${[...ids]}::integer[])`.execute(database);
}

const NO_CATEGORY = 0;

/** Tells index and pages that names, former ones too, are to be read again. */
export const logNames = (database: Database): Promise<void> => logCategory(database, NO_CATEGORY);

/** Tells index and pages that a category, and everything in it, is to be read again. */
export async function logCategory(database: Database, id: number): Promise<void> {
  await database.insertInto('change_log').values({ kind: 'category', subject_id: id }).execute();
}

/** Products that have a record in a column; locked in the order of their ids. */
export async function lockProductsWith(
  database: Database,
  column: 'brand_id' | 'manufacturer_id' | 'eu_responsible_id' | 'category_id',
  id: number,
): Promise<number[]> {
  const rows = await database
    .selectFrom('product')
    .select('id')
    .where(column, '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** Gives products another record in a column, where they still have the one before. */
export async function passProducts(
  database: Database,
  column: 'brand_id' | 'manufacturer_id' | 'eu_responsible_id' | 'category_id',
  { ids, from, to }: { readonly ids: readonly number[]; readonly from: number; readonly to: number },
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .updateTable('product')
    .set({ [column]: to, updated_at: sql`now()` })
    .where(column, '=', from)
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}
