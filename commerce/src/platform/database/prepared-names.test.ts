import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await startTestDatabase();
});
afterAll(() => store.close());

const statements = ['select 1 as one', 'select 2 as two'];

/** What a process that sends these statements in this order calls them. */
async function namesIn(order: readonly string[]): Promise<ReadonlyMap<string, string>> {
  // Fresh as in another process: it knows no statement yet.
  vi.resetModules();
  const { createDatabase, createPool, preparedMark } = await import('./connection.ts');
  const database = createDatabase(createPool(store.connection, () => undefined, 1));
  try {
    for (const text of order) await sql.raw(`${preparedMark} ${text}`).execute(database);
    const { rows } = await sql<{ name: string; statement: string }>`
      select name, statement from pg_prepared_statements order by statement`.execute(database);
    return new Map(rows.map(({ name, statement }) => [statement, name]));
  } finally {
    await database.destroy();
  }
}

test('two processes call the same statement by the same name, whatever they sent before', async () => {
  const first = await namesIn(statements);
  expect(new Set(first.values()).size).toBe(2);
  expect(await namesIn(statements.toReversed())).toEqual(first);
});
