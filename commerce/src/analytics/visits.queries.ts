import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';
import type { DayCount } from './count-visits.ts';

/** Adds counts of several nodes and moments to those of the day. */
export async function addCounts(database: Database, counts: readonly DayCount[]): Promise<void> {
  await database
    .insertInto('visit_count')
    .values(
      counts.map(({ day, kind, device, source, count }) => ({
        day,
        kind,
        detail: '',
        device,
        source,
        count,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind', 'detail', 'device', 'source'])
        .doUpdateSet({ count: sql`visit_count.count + excluded.count` }),
    )
    .execute();
}

/** Counts since a day, newest first: by day and kind, or by what else is asked for. */
export async function countsSince(database: Database, since: string, by: 'kind' | 'device' | 'source') {
  const { rows } = await sql<{ name: string; count: number }>`
    select ${sql.ref(by)} as name, sum(count)::float8 as count from visit_count
     where day >= ${since}::date group by 1 order by 2 desc`.execute(database);
  return rows;
}

export async function viewsByDay(database: Database, since: string) {
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(count)::float8 as count from visit_count
     where day >= ${since}::date group by 1 order by 1 desc`.execute(database);
  return rows;
}

/** Orders placed since a day, and those of them that were paid. */
export async function ordersSince(database: Database, since: string) {
  const { rows } = await sql<{ placed: number; paid: number }>`
    select count(*)::float8 as placed, (count(*) filter (where paid_at is not null))::float8 as paid
      from shop_order where placed_at >= ${since}::date`.execute(database);
  return rows[0] ?? { placed: 0, paid: 0 };
}

export async function forgetCounts(database: Database, before: string): Promise<void> {
  await sql`delete from visit_count where day < ${before}::date`.execute(database);
}
