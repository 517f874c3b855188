import { sql } from 'kysely';
import { preparedMark } from '../database/connection.ts';
import type { Database } from '../database/connection.ts';

/** A number of requests of one bucket in one window. */
export interface WindowCount {
  readonly bucket: string;
  readonly startsAt: Date;
  readonly count: number;
}

/**
 * Adds requests to their windows in one statement; returns the counts including them. Each window may occur
 * only once. Rows are locked in the order of their keys, so that two nodes wait for each other instead of
 * deadlocking.
 */
export async function countRequests(
  database: Database,
  counts: readonly WindowCount[],
): Promise<readonly WindowCount[]> {
  const { rows } = await sql<{ bucket: string; starts_at: Date; count: number }>`${sql.raw(preparedMark)}
    insert into request_count (bucket, starts_at, count)
    select bucket, starts_at, count
      from unnest(${counts.map((one) => one.bucket)}::text[],
                  ${counts.map((one) => one.startsAt.toISOString())}::timestamptz[],
                  ${counts.map((one) => one.count)}::int[]) as sent (bucket, starts_at, count)
     order by bucket, starts_at
    on conflict (bucket, starts_at) do update set count = request_count.count + excluded.count
    returning bucket, starts_at, count`.execute(database);
  return rows.map(({ bucket, starts_at: startsAt, count }) => ({ bucket, startsAt, count }));
}

/** The number of requests in a window. */
export async function readRequests(database: Database, bucket: string, startsAt: Date): Promise<number> {
  const row = await database
    .selectFrom('request_count')
    .select('count')
    .where('bucket', '=', bucket)
    .where('starts_at', '=', startsAt)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Undoes one request in a window. */
export async function uncountRequest(database: Database, bucket: string, startsAt: Date): Promise<void> {
  await database
    .updateTable('request_count')
    .set({ count: sql<number>`count - 1` })
    .where('bucket', '=', bucket)
    .where('starts_at', '=', startsAt)
    .where('count', '>', 0)
    .execute();
}

/** Deletes all windows of these buckets. */
export async function clearRequests(database: Database, buckets: readonly string[]): Promise<void> {
  await database.deleteFrom('request_count').where('bucket', 'in', buckets).execute();
}

/** Deletes windows that began before a moment. */
export async function purgeRequests(database: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('request_count')
    .where('starts_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
