import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../platform/testing/start-test-database.ts';
import { createRemovedHider } from './hide-removed.usecase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

/** Products that nobody holds any more, in one transaction. */
const remove = (first: number, count: number) =>
  database.pool.query(
    `insert into change_log (kind, subject_id) select 'removed', generate_series($1::int, $2::int)`,
    [first, first + count - 1],
  );

test('what was unpublished together is hidden once, however many changes follow, and what goes later too, but not what came back', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const hidden: number[] = [];
  const hide = createRemovedHider({
    database: database.database,
    engine: {
      held: () => 100_000,
      apply: (changes: readonly { readonly patch: { readonly id: number } }[]) =>
        void hidden.push(...changes.map(({ patch }) => patch.id)),
    } as never,
    invalidateAll: () => undefined,
    emit: () => undefined,
    position: () => ({ cursor: 0, timeline: '' }) as never,
  });
  // Of somebody else on the same server: what comes after it stays above the oldest open transaction.
  const other = await database.pool.connect();
  await other.query('begin');
  await other.query('select pg_current_xact_id()');
  await remove(1, 1_500);
  await hide(5_000, 0);
  expect(hidden).toHaveLength(1_500);
  vi.advanceTimersByTime(5_000);
  await hide(5_000, 0);
  expect(hidden).toHaveLength(1_500);
  await remove(2_001, 1_201);
  await database.pool.query("insert into change_log (kind, subject_id) values ('product', 3201)");
  vi.advanceTimersByTime(5_000);
  await hide(5_000, 0);
  expect(hidden.slice(1_500).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 1_200 }, (_none, index) => 2_001 + index),
  );
  await other.query('rollback');
  other.release();
});
