import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** Counts one request of a bucket in its window; the number so far, this one included. */
export async function countRequest(database: Database, bucket: string, startsAt: Date): Promise<number> {
  const { count } = await database
    .insertInto('request_count')
    .values({ bucket, starts_at: startsAt, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'starts_at']).doUpdateSet({ count: sql<number>`request_count.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes one request of a window back, as if it had not been made. */
export async function uncountRequest(database: Database, bucket: string, startsAt: Date): Promise<void> {
  await database
    .updateTable('request_count')
    .set({ count: sql<number>`count - 1` })
    .where('bucket', '=', bucket)
    .where('starts_at', '=', startsAt)
    .where('count', '>', 0)
    .execute();
}

/** Forgets every window of these buckets. */
export async function clearRequests(database: Database, buckets: readonly string[]): Promise<void> {
  await database.deleteFrom('request_count').where('bucket', 'in', buckets).execute();
}

/** Forgets windows that began before. */
export async function forgetRequests(database: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('request_count')
    .where('starts_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
