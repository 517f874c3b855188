import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../platform/testing/start-test-database.ts';
import { createChangeLogReader } from './change-log-reader.ts';
import { selectHorizon, type ChangeRow } from './change-log.queries.ts';

let database: TestDatabase;
/** Of somebody else on the same server: what comes after it stays above the oldest open transaction. */
let other: PoolClient;
beforeAll(async () => {
  database = await startTestDatabase();
  other = await database.pool.connect();
});
afterAll(async () => {
  other.release();
  await database.close();
});

/** Changes of so many products, in one transaction. */
const change = (first: number, count: number) =>
  database.pool.query(
    `insert into change_log (kind, subject_id) select 'product', generate_series($1::int, $2::int)`,
    [first, first + count - 1],
  );

test('who is stopped while many changes wait begins again near where it was, and delivers each once', async () => {
  const source = { database: database.database, generation: 0 };
  const reader = createChangeLogReader(source);
  await reader.startNow();
  const { timeline } = await selectHorizon(database.database);
  for (let first = 0; first < 24_000; first += 1_000) await change(first, 1_000);
  // Transactions of other tests on this server that began before.
  const last = await database.pool.query<{ xid: string }>(
    'select max(xid::text::bigint) as xid from change_log',
  );
  const horizon = async () => (await selectHorizon(database.database)).xmin;
  await expect.poll(horizon).toBeGreaterThan(Number(last.rows[0]?.xid));
  await other.query('begin');
  await other.query('select pg_current_xact_id()');
  await change(24_000, 12_000);
  const ids: number[] = [];
  const take = async (rows: readonly ChangeRow[]) => {
    if (ids.length >= 15_000) throw new Error('stopped');
    ids.push(...rows.map(({ subjectId }) => subjectId));
  };
  await expect(reader.read(take)).rejects.toThrow('stopped');
  const again = createChangeLogReader(source);
  again.startAt(reader.cursor, timeline);
  const late: number[] = [];
  const takeLate = async (rows: readonly ChangeRow[]) =>
    void late.push(...rows.map(({ subjectId }) => subjectId));
  expect(await again.read(takeLate)).toBe('read');
  expect(late.length).toBeLessThanOrEqual(36_000 - 15_000 + 1_000);
  expect(new Set([...ids, ...late]).size).toBe(36_000);
  expect(new Set(late).size).toBe(late.length);
  await other.query('commit');
  expect(await again.read(takeLate)).toBe('read');
  await change(36_000, 1);
  expect(await again.read(takeLate)).toBe('read');
  expect(new Set(late).size).toBe(late.length);
  expect(late.at(-1)).toBe(36_000);
});
