import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDatabase } from '../testing/start-test-database.ts';
import type { TestDatabase } from '../testing/start-test-database.ts';
import type { Database } from './connection.ts';
import { inTransaction } from './in-transaction.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await db.pool.query('create table shelf (id int primary key, pieces int not null)');
  await db.pool.query('insert into shelf values (1, 0), (2, 0)');
});
afterAll(() => db.close());

const add = (database: Database, id: number) =>
  sql`update shelf set pieces = pieces + 1 where id = ${id}`.execute(database);

async function pieces(): Promise<number[]> {
  const { rows } = await sql<{ pieces: number }>`select pieces from shelf order by id`.execute(db.database);
  return rows.map((row) => row.pieces);
}

describe('C07 transactions that decide', () => {
  test('what is not kept is rolled back, its value is answered all the same', async () => {
    const value = await inTransaction(db.database, async (transaction) => {
      await add(transaction, 1);
      return { keep: false, value: 'short' };
    });
    expect(value).toBe('short');
    expect(await pieces()).toEqual([0, 0]);
  });

  test('a failure is thrown once everything is rolled back', async () => {
    const failing = inTransaction(db.database, async (transaction) => {
      await add(transaction, 1);
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await pieces()).toEqual([0, 0]);
  });

  test('a deadlock repeats the whole of one of the two', async () => {
    let tries = 0;
    let holding = 0;
    const meeting = Promise.withResolvers<void>();
    const both = (first: number, second: number) =>
      inTransaction(db.database, async (transaction) => {
        tries += 1;
        await add(transaction, first);
        holding += 1;
        if (holding >= 2) meeting.resolve();
        await meeting.promise;
        await add(transaction, second);
        return { keep: true, value: null };
      });
    await Promise.all([both(1, 2), both(2, 1)]);
    // On a busy machine the two may meet again.
    expect(tries).toBeGreaterThan(2);
    expect(await pieces()).toEqual([2, 2]);
  });
});
