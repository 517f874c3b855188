import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Whether the database is reachable now. */
export async function databaseAnswers(database: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(database);
    return true;
  } catch {
    return false;
  }
}
