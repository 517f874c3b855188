import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

export interface HeadRow {
  readonly sets: number;
  readonly hash: Buffer;
}

/** The note of the newest day; locked against another node that makes the next one. */
export async function newestHead(
  transaction: Database,
): Promise<(HeadRow & { readonly day: string }) | undefined> {
  await sql`lock table log_head in share row exclusive mode`.execute(transaction);
  return transaction
    .selectFrom('log_head')
    .select([sql<string>`day::text`.as('day'), sql<number>`sets::float8`.as('sets'), 'hash'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const numbered = (database: Database) =>
  database.selectFrom('change_set').select([sql<number>`id::float8`.as('id'), 'hash']);

export const lastSet = (database: Database) =>
  numbered(database).orderBy('id', 'desc').limit(1).executeTakeFirst();

export const setNumbered = (database: Database, id: number) =>
  numbered(database).where('id', '=', id).executeTakeFirst();

export async function insertHead(
  transaction: Database,
  { day, at, sets, hash }: HeadRow & { readonly day: string; readonly at: Date },
): Promise<void> {
  await transaction.insertInto('log_head').values({ day, sets, hash, noted_at: at }).execute();
}
