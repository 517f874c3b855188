import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Products that changed since a moment; null when the log does not reach that far back or everything may have. */
export async function selectChangedProducts(database: Database, since: Date): Promise<number[] | null> {
  const { rows } = await sql<{ reaches: boolean; ids: number[] | null }>`
    select coalesce((select at from change_log order by seq limit 1) < ${since}, false) as reaches,
           (select array_agg(distinct subject_id) from change_log
             where at >= ${since} and kind in ('product', 'price', 'stock', 'removed')) as ids`.execute(
    database,
  );
  const [row] = rows;
  return row?.reaches === true ? (row.ids ?? []) : null;
}
