import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../log/create-log.ts';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';
import { listenForChanges } from './change-listener.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.close());

const logChanges = (count: number) =>
  db.pool.query(
    "insert into change_log (kind, subject_id) select 'price', n from generate_series(1, $1::int) n",
    [count],
  );

test('a transaction with thousands of changes is one wake-up, and a lost connection is replaced', async () => {
  let wakes = 0;
  const listener = listenForChanges({
    connection: db.connection,
    log: silentLog(),
    wake: () => void (wakes += 1),
  });
  // The first notification is for changes before the connection existed.
  await expect.poll(() => wakes).toBe(1);
  await logChanges(5_000);
  await expect.poll(() => wakes).toBe(2);
  await db.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen catalogue_change' and datname = current_database()",
  );
  await expect.poll(() => wakes).toBe(3);
  await logChanges(1);
  await expect.poll(() => wakes).toBe(4);
  await listener.close();
  await logChanges(1);
  expect(wakes).toBe(4);
});
