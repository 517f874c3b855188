import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import type { Database } from './connection.ts';
import type { Schema } from './schema.ts';

/** Beyond this a number of rows is estimated. */
export const COUNTED_MAX = 10_000;

/** How many rows a query leaves: counted up to 10,000, beyond that as the planner of the database estimates. */
export async function countRows<From extends keyof Schema>(
  database: Database,
  query: SelectQueryBuilder<Schema, From, object>,
): Promise<{ readonly rows: number; readonly exact: boolean }> {
  const some = query.select(sql<number>`1`.as('one')).limit(COUNTED_MAX + 1);
  const { rows: counted } = await database
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  if (counted <= COUNTED_MAX) return { rows: counted, exact: true };
  const [plan] = await query
    .select(sql<number>`1`.as('one'))
    .explain<{ 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] }>('json');
  const estimated = plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  return { rows: Math.max(COUNTED_MAX, estimated), exact: false };
}
