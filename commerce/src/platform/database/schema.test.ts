import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';
import { schemaSource } from './schema-source.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.close());

test('the types in schema.ts are those of the migrated database', async () => {
  const written = readFileSync(join(import.meta.dirname, 'schema.ts'), 'utf8');
  expect(await schemaSource(db.pool)).toBe(written);
});

test('counts, measures and days arrive as numbers and plain text', async () => {
  const { rows } = await db.pool.query(
    "select 5000000000::int8 as count, 12.50::numeric as measure, date '2026-03-29' as day",
  );
  expect(rows[0]).toEqual({ count: 5_000_000_000, measure: 12.5, day: '2026-03-29' });
});
