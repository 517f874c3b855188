import { sql } from 'kysely';
import { answerWithin } from './answer-within.ts';
import type { Database } from './connection.ts';

/** A balancer that asks whether a node is well waits about two seconds for it to say so. */
const PATIENCE_MS = 1_000;

/** What keeps the database from doing its work now; null: nothing. A full or misled one may answer and take no orders. */
export async function databaseTrouble(database: Database): Promise<string | null> {
  try {
    const { rows } = await answerWithin(
      sql<{
        readonly: boolean;
      }>`select current_setting('transaction_read_only')::boolean as readonly`.execute(database),
      PATIENCE_MS,
    );
    return rows[0]?.readonly === true ? 'the database is read-only: no orders' : null;
  } catch {
    return 'the database does not answer';
  }
}
