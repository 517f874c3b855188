import { inject } from 'vitest';
import type pg from 'pg';
import { type ConnectionOptions, createDatabase, createPool, type Database } from '../database/connection.ts';

export interface TestDatabase {
  readonly database: Database;
  readonly pool: pg.Pool;
  readonly connection: ConnectionOptions;
  close(): Promise<void>;
}

/**
 * A fresh, migrated, empty database on the server of this test run, or on TEST_DATABASE_URL. Call once per
 * file in beforeAll, and close() in afterAll.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const answer = await fetch(inject('testDatabaseBroker'));
  if (!answer.ok) throw new Error(`no test database: ${await answer.text()}`);
  const connection = (await answer.json()) as ConnectionOptions;
  const pool = createPool(connection, () => {}, 5);
  const database = createDatabase(pool);
  return { database, pool, connection, close: () => pool.end() };
}
