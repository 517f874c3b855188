import { sql } from 'kysely';
import { answerWithin } from './answer-within.ts';
import type { Database } from './connection.ts';

/** A balancer that asks whether a node is well waits about two seconds for it to say so. */
const PATIENCE_MS = 1_000;

/** Whether the database is reachable now. */
export async function databaseAnswers(database: Database): Promise<boolean> {
  try {
    await answerWithin(sql`select 1`.execute(database), PATIENCE_MS);
    return true;
  } catch {
    return false;
  }
}
